import Testing

/// Markdown becomes HTML.
struct MarkdownTests {
  private func html(_ markdown: String, address: @escaping (String) -> String? = { $0 }) -> String {
    let document = MarkdownDocument(markdown)
    var writer = MarkdownHTML(of: document, address: address)
    return writer.html(document.blocks)
  }

  @Test(arguments: [
    ("a\nb\n\nc", "<p>a\nb</p>\n<p>c</p>"),
    ("# A `b` c", #"<h1 id="a-b-c">A <code>b</code> c</h1>"#),
    ("#no heading", "<p>#no heading</p>"),
    ("```swift\nlet a = b < c\n\n# d\n```", "<pre><code>let a = b &lt; c\n\n# d</code></pre>"),
    ("> a\n> b\n\nc", "<blockquote>\n<p>a\nb</p>\n</blockquote>\n<p>c</p>"),
    ("a\n# B", "<p>a</p>\n<h1 id=\"b\">B</h1>"),
  ])
  func `blocks`(markdown: String, expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(arguments: [
    ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
    ("- a\n\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
    ("- a\n  b\nc", "<ul>\n<li>a\nb\nc</li>\n</ul>"),
    ("- a\n\nb", "<ul>\n<li>a</li>\n</ul>\n<p>b</p>"),
    ("3. a\n4. b", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>"),
    ("1. a\n\n   ```\n   b\n   ```", "<ol>\n<li>a\n<pre><code>b</code></pre></li>\n</ol>"),
    ("- a\n  - b\n- c", "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul></li>\n<li>c</li>\n</ul>"),
    ("In\n1990. a", "<p>In\n1990. a</p>"),
    ("- a\n1. b", "<ul>\n<li>a</li>\n</ul>\n<ol>\n<li>b</li>\n</ol>"),
  ])
  func `lists`(markdown: String, expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test func `a table has a head, and bars after backslashes are part of its cells`() {
    #expect(
      html("| a | b |\n|---|:-:|\n| `c \\| d` | |") == """
        <div class="table"><table>
        <tr><th>a</th><th>b</th></tr>
        <tr><td><code>c | d</code></td><td></td></tr>
        </table></div>
        """)
  }

  @Test(arguments: [
    ("**a** *b*", "<strong>a</strong> <em>b</em>"),
    ("**a `b*` c**", "<strong>a <code>b*</code> c</strong>"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    (#"\*a\*"#, "*a*"),
    ("`` `a` ``", "<code>`a`</code>"),
    ("a ` b", "a ` b"),
    ("a_b_c & <d>", "a_b_c &amp; &lt;d&gt;"),
    ("[a `]` b](c.md)", #"<a href="c.md">a <code>]</code> b</a>"#),
    ("[a] (b)", "[a] (b)"),
    ("![a](b.svg)!", #"<img src="b.svg" alt="a">!"#),
    ("[![a](b.svg)](c.md)", #"<a href="c.md"><img src="b.svg" alt="a"></a>"#),
  ])
  func `pieces of text`(markdown: String, expected: String) {
    #expect(html(markdown) == "<p>\(expected)</p>")
  }

  @Test func `a link without an address is its text`() {
    #expect(html("[a](b) [c](d)") { $0 == "b" ? "e" : nil } == #"<p><a href="e">a</a> c</p>"#)
  }

  @Test func `destinations are those of all links and pictures, not those in code`() {
    let document = MarkdownDocument(
      "[a](b)\n\n- > ![c](d)\n\n| [e](f) |\n|---|\n\n`[g](h)`\n\n```\n[i](j)\n```")
    #expect(document.destinations == ["b", "d", "f"])
    #expect(document.alternatives == ["c"])
    #expect(document.code == ["[g](h)"])
  }
}

/// Headings have the names that GitHub and DocC give them.
struct AnchorTests {
  @Test(arguments: [
    ("Read more", "read-more", "Read-more"),
    (
      "On a Mac: compare with the real UIKit", "on-a-mac-compare-with-the-real-uikit",
      "On-a-Mac-compare-with-the-real-UIKit"
    ),
    ("Lines & cells", "lines--cells", "Lines--cells"),
    ("b – c", "b--c", "b-c"),
    ("1 × 2", "1--2", "1-%C3%97-2"),
    ("self-sizing_cells", "self-sizing_cells", "self-sizingcells"),
  ])
  func `a heading has a name`(heading: String, gitHub: String, docC: String) {
    #expect(Anchors.gitHub(heading) == gitHub)
    #expect(Anchors.docC(heading) == docC)
  }

  @Test func `names that repeat are numbered`() {
    #expect(Anchors.gitHub(of: ["A", "B", "A", "A"]) == ["a", "b", "a-1", "a-2"])
  }
}
