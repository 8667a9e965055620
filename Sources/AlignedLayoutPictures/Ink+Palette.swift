/// The inks of drawings, each with its replacement in dark mode.
extension Ink {
  package static let caption = Ink(0x14_24_38)
  package static let cell = Ink(0xDC_E9_FB)
  package static let cellEdge = Ink(0x3B_6F_B6)
  package static let header = Ink(0xDF_E3_E8)
  package static let headerEdge = Ink(0x5B_68_78)
  package static let footer = Ink(0xEC_E7_DA)
  package static let footerEdge = Ink(0x8A_7A_4D)
  package static let card = Ink(0xFB_F1_DC)
  package static let cardEdge = Ink(0xC9_A2_4B)
  package static let guide = Ink(0x9A_A4_B2)

  /// The ink of words beside a drawing.
  package static let note = Ink(0x4F_5B_69)
  /// The ink of the mark on a cell that causes a break or an indentation.
  package static let mark = Ink(0x8A_47_00)
  package static let markedCell = Ink(0xFF_E2_AD)
  package static let baseline = Ink(0xC2_3B_3B)
  /// The box of a line behind its cells.
  package static let line = Ink(0xE9_ED_F2)

  /// The area of the content or of the screen.
  package static let sheet = Ink.white
  package static let sheetEdge = Ink(0xC8_CE_D6)
  /// The border around the sheet.
  package static let margin = Ink(0xF6_F8_FA)

  /// The inks that replace others in dark mode.
  package static let dark: [Ink: Ink] = [
    .caption: Ink(0xE6_ED_F3),
    .cell: Ink(0x17_36_5E),
    .cellEdge: Ink(0x6C_A4_EE),
    .header: Ink(0x2B_32_3B),
    .headerEdge: Ink(0x8B_98_A8),
    .footer: Ink(0x38_33_20),
    .footerEdge: Ink(0xB5_A3_6F),
    .card: Ink(0x2E_26_12),
    .cardEdge: Ink(0xA8_85_36),
    .guide: Ink(0x6B_76_84),
    .note: Ink(0xA9_B4_C0),
    .mark: Ink(0xF5_B8_51),
    .markedCell: Ink(0x4D_32_00),
    .baseline: Ink(0xFF_7B_72),
    .line: Ink(0x1F_27_31),
    .sheet: Ink(0x0D_11_17),
    .sheetEdge: Ink(0x3D_44_4D),
    .margin: Ink(0x16_1B_22),
  ]
}
