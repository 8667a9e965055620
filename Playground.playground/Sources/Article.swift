/// An article of a reading list.
struct Article {
  let sign: String
  let shade: Shade
  let title: String
  let summary: String
  let tags: [String]

  static let all = [
    Article(
      sign: "¶", shade: .blue, title: "How a paragraph finds its lines",
      summary: "Why the first line of a paragraph may depend on the last, and what that costs.",
      tags: [
        "typesetting", "algorithms", "line breaking", "dynamic programming", "history",
        "paragraphs",
        "hyphenation", "rivers",
      ]),
    Article(
      sign: "&", shade: .orange, title: "Ampersands",
      summary: "Forty of them, from eight countries.",
      tags: ["type", "history"]),
    Article(
      sign: "fi", shade: .green, title: "When two letters are one",
      summary: "Ligatures are not ornaments.",
      tags: ["ligatures", "fonts", "reading", "OpenType features", "kerning", "Arabic"]),
  ]
}
