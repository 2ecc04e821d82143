import Testing

@testable import Hypertext

/// Inputs that would run script, load something, leave their place or take another's name in a page.
@Suite struct HostileTests {
  @Test(arguments: [
    handlers, schemes, foreign, rawText, nesting, documents, addresses, names, syntax, characters,
  ])
  func leavesNothingOutsideTheTable(inputs: [String]) {
    for input in inputs {
      for html in [
        input, "<p>a " + input + " b</p>", "<table><tr><td>" + input, "<ul><li><a href=x>" + input,
      ] {
        let result = resolved(html)
        #expect(outsideTable(result) == [], "\(html) became \(result)")
        let again = safe(result)
        #expect(outsideTable(again) == [], "\(result) became \(again)")
      }
    }
  }

  @Test func detectsWhatItLooksFor() {
    for html in [
      "<p onclick=x>", "<script></script>", "<svg></svg>", "<!-- a -->", "<a href=\"javascript:x\">",
      "<p style=x>",
      "<p id=x>", "<b class=x>", "<section></section>", "<img src=\"data:x\">", "<x>", "<p data-x>",
    ] {
      #expect(outsideTable(html) != [], "\(html)")
    }
  }

  static let handlers = [
    "<img src=x onerror=run()>", "<img src=x OnErRoR = 'run()'>", "<img/src=x/onerror=run()>",
    "<img src=x\nonerror\n=\nrun()>", "<img src=x onerror=\"run()\"onload=run()>",
    "<img src=\"x\"onerror=run()>",
    "<b onmouseover=run()>x</b>", "<p onclick=run() onclick=run()>x",
    "<details open ontoggle=run()>x</details>",
    "<video src=x onerror=run()></video>", "<audio src=x onloadstart=run()>",
    "<video><source onerror=run()></video>",
    "<input type=checkbox autofocus onfocus=run()>", "<input autofocus onfocus=run()>", "<body onload=run()>",
    "<marquee onstart=run()>x</marquee>", "<a href=x onauxclick=run()>x</a>", "<div onpointerenter=run()>x",
    "<td onclick=run()>x", "<table onscroll=run()><td>x</table>",
    "<ruby onclick=run()>a<rt onclick=run()>b</ruby>",
    "<b on\u{0}click=run()>x</b>", "<b \u{0}onclick=run()>x</b>", "<b/onclick=run()//>x</b>",
    "<b ='x' onclick=run()>x",
    "<b title='a'onclick='run()'>x</b>", "<b title=a`onclick=run()`>x</b>",
    "<b title=\"`onclick=run()\">x</b>",
    "<b onanimationend=run() style=animation:x>x</b>", "<p oncontentvisibilityautostatechange=run()>x",
  ]
  static let schemes = [
    "<a href=javascript:run()>x</a>", "<a href=JaVaScRiPt:run()>x</a>", "<a href=' javascript:run()'>x</a>",
    "<a href='java\nscript:run()'>x</a>", "<a href='java\tscript:run()'>x</a>",
    "<a href=java&#10;script:run()>x</a>",
    "<a href=&#106;avascript:run()>x</a>", "<a href=&#x6A&#x61vascript&colon;run()>x</a>",
    "<a href=&#0000106avascript:run()>x</a>", "<a href=javascript&Tab;&colon;run()>x</a>",
    "<a href='\u{1}javascript:run()'>x</a>", "<a href='javascript\u{0}:run()'>x</a>",
    "<a href=vbscript:run()>x</a>",
    "<a href='data:text/html,<script>run()</script>'>x</a>", "<a href=blob:x>x</a>",
    "<a href=file:///etc/passwd>x</a>",
    "<a href=javascript://example.org/%0Arun()>x</a>", "<a href=view-source:x>x</a>",
    "<a href=about:blank>x</a>",
    "<img src=javascript:run()>", "<img src=data:image/svg+xml,x>",
    "<video poster=javascript:run() src=x></video>",
    "<audio src=data:audio/mp3,x></audio>", "<q cite=javascript:run()>x</q>",
    "<blockquote cite=data:x>x</blockquote>",
    "<a href=dp-resolved:javascript:run()>x</a>", "<a href=dp-resolved:dp-resolved:javascript:run()>x</a>",
    "<a href='dp-resolved: javascript:run()'>x</a>", "<img src=dp-resolved:javascript:run()>",
    "<a href='\u{FEFF}javascript:run()'>x</a>", "<a href='jav\u{200B}ascript:run()'>x</a>",
    "<a href=\\\\evil.example>x</a>",
    "<a href=/\\evil.example>x</a>", "<a href='javascript&#58;run()'>x</a>",
    "<a href=java%0ascript:run()>x</a>",
  ]
  static let foreign = [
    "<svg onload=run()>", "<svg><script>run()</script></svg>", "<svg/onload=run()//",
    "<svg><a xlink:href=javascript:run()>x</a></svg>",
    "<svg><animate onbegin=run() attributeName=x></svg>", "<svg><use href=data:x></svg>",
    "<svg><set attributeName=href to=javascript:run()>",
    "<svg><foreignObject><iframe src=javascript:run()></foreignObject></svg>",
    "<svg><desc><img src=x onerror=run()></desc></svg>",
    "<svg><title><img src=x onerror=run()></title></svg>",
    "<svg><style><img src=x onerror=run()></style></svg>",
    "<svg></p><style><a title=\"</style><img src=x onerror=run()>\">",
    "<svg><p><style><img src=x onerror=run()>",
    "<svg><![CDATA[<img src=x onerror=run()>]]></svg>", "<svg><![CDATA[></svg><img src=x onerror=run()>]]>",
    "<math><mi xlink:href=javascript:run()>x</mi></math>", "<math href=javascript:run()>x</math>",
    "<math><maction actiontype=statusline xlink:href=javascript:run()>x</maction></math>",
    "<math><annotation-xml encoding=text/html><img src=x onerror=run()></annotation-xml></math>",
    "<math><mtext><table><mglyph><style><!--</style><img title=\"--><img src=x onerror=run()>\">",
    "<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=run()>",
    "<math><mi><img src=x onerror=run()></mi></math>", "<svg><svg></svg><script>run()</script>",
    "<svg title='</svg>'><script>run()</script>",
    "<math></svg><script>run()</script></math>", "<SVG><sCript>run()</sCript></SVG>",
    "<svg:script>run()</svg:script>",
    "<g><circle onclick=run()></g>", "<xml:x xmlns:xml=x>",
    "<p xlink:href=javascript:run() xml:base=javascript:>x",
  ]
  static let rawText = [
    "<script>run()</script>", "<script src=//evil.example></script>", "<script>run()",
    "<script><!--<script></script>run()</script>",
    "<SCRIPT\n>run()</SCRIPT\t>", "<script/x>run()</script/x>", "<scr<script>ipt>run()</scr</script>ipt>",
    "<style>@import'//evil.example'</style>",
    "<style><img src=\"</style><img src=x onerror=run()//\">",
    "<title><img title=\"</title><img src=x onerror=run()>\"></title>",
    "<textarea><img title=\"</textarea><img src=x onerror=run()>\">",
    "<xmp><p title=\"</xmp><img src=x onerror=run()>\">",
    "<noscript><p title=\"</noscript><img src=x onerror=run()>\">",
    "<noembed><p title=\"</noembed><img src=x onerror=run()>\">",
    "<noframes><p title=\"</noframes><img src=x onerror=run()>\">",
    "<iframe><p title=\"</iframe><img src=x onerror=run()>\">",
    "<plaintext><img src=x onerror=run()>", "<template><img src=x onerror=run()></template>",
    "<template><script>run()</template>",
    "<template shadowrootmode=open><script>run()</script></template>",
    "<listing><img src=x onerror=run()></listing>",
    "<select><style></select><img src=x onerror=run()></style>",
    "<select><option><img src=x onerror=run()></select>",
    "<textarea>&lt;/textarea><img src=x onerror=run()></textarea>",
    "<title>&lt;/title><script>run()</script></title>",
    "<style/><img src=x onerror=run()>", "<script />run()", "</script><script>run()</script>",
    "<noscript></noscript><script>run()",
  ]
  static let nesting = [
    "<a href=x><a href=javascript:run()>x</a></a>", "<b><p></b><img src=x onerror=run()></p>",
    "<table><img src=x onerror=run()><td>",
    "<table><tr><script>run()</script><td>x", "<table><style><td>x</style>",
    "</td></tr></table><script>run()</script>",
    "</div></div></body></html><script>run()</script>", "</p></br><p onclick=run()>",
    "<form><div></form><img src=x onerror=run()>",
    "<form id=a></form><button form=a formaction=javascript:run()>x</button>",
    "<isindex action=javascript:run() type=image>",
    "<p><table><p></p></table><script>run()", "<h1><h2 onclick=run()>x", "<ruby><rtc><rt onclick=run()>x",
    "<dl><dd onclick=run()><dt>",
    "<caption onclick=run()>", "<col onclick=run()><colgroup onclick=run()>",
    "<frameset onload=run()><frame src=javascript:run()></frameset>",
    "<ul><li><ul></li><li onclick=run()>", "<option><p onclick=run()>", "<button><p onclick=run()>x</button>",
    "<object data=javascript:run()><img src=x onerror=run()></object>", "<nobr><nobr onclick=run()>",
    "<a><table><a onclick=run()>",
    "<b><b><b><b><b><p></b><i onclick=run()>", "<div><b></div><script>run()</b></script>",
    "<picture><script>run()</script></picture>",
    "<audio src=a><script>run()</script></audio>", "<video src=a><img src=x onerror=run()></video>",
    "<details><summary onclick=run()>",
  ]
  static let documents = [
    "<meta http-equiv=refresh content='0;url=//evil.example'>", "<meta charset=utf-7>",
    "<base href=//evil.example/>", "<link rel=stylesheet href=//evil.example>",
    "<link rel=prefetch href=//evil.example>", "<iframe src=//evil.example></iframe>",
    "<iframe srcdoc='<script>run()</script>'></iframe>",
    "<embed src=//evil.example>", "<object data=//evil.example></object>", "<applet code=x></applet>",
    "<portal src=//evil.example></portal>",
    "<fencedframe src=//evil.example>", "<frame src=//evil.example>",
    "<html manifest=//evil.example onclick=run()>", "<head profile=x>",
    "<body background=//evil.example>", "<bgsound src=//evil.example>", "<dialog open>x</dialog>",
    "<form action=//evil.example><input type=submit></form>",
    "<input type=image src=//evil.example>", "<input type=hidden name=x>",
    "<button formaction=javascript:run()>x</button>", "<keygen autofocus onfocus=run()>",
    "<textarea autofocus onfocus=run()></textarea>", "<slot name=x>",
    "<map name=x><area href=javascript:run()></map>", "<track src=//evil.example>",
    "<param name=x value=y>", "<canvas id=x></canvas>", "<!doctype html [<!entity x 'y'>]>",
    "<?xml-stylesheet href=//evil.example?>",
    "<!ENTITY x SYSTEM 'file:///etc/passwd'>&x;", "<import src=//evil.example>",
    "<layer src=//evil.example></layer>", "<selectedcontent>x",
  ]
  static let addresses = [
    "<img src=a srcset='javascript:run() 2x'>", "<img srcset='//evil.example 1x'>",
    "<img src=a srcset='b 1x, data:x 2x'>", "<img src=a srcset=',,,'>",
    "<img src=a srcset='b 2x onerror=run()'>", "<img src=a srcset='b\"onerror=run()\" 2x'>",
    "<picture><source srcset='javascript:run()'><img src=a></picture>",
    "<picture><source src=javascript:run() srcset=x><img src=a></picture>", "<source src=javascript:run()>",
    "<video><source src=javascript:run()></video>",
    "<a href=x ping=//evil.example>x</a>", "<a href=x target=_blank download>x</a>",
    "<img src=a usemap=#x ismap>", "<img src=a longdesc=javascript:run()>",
    "<img lowsrc=javascript:run() dynsrc=javascript:run()>",
    "<img src=a crossorigin referrerpolicy=unsafe-url>",
    "<table background=javascript:run()><td background=x>y",
    "<div style=background:url(//evil.example)>x", "<div style=width:expression(run())>x",
    "<font style=behavior:url(x)>x</font>", "<a href='\"onclick=run()'>x</a>",
    "<a href=\"x' onclick='run()\">x</a>", "<a href='x\n\" onclick=run() '>x</a>",
    "<img alt='\"><script>run()</script>' src=gone>",
    "<img alt='</span><script>run()</script>' src=gone>", "<audio title='\"onplay=run()' src=a></audio>",
    "<audio src='a\"onplay=run()'></audio>",
    "<video aria-label='<script>' src=a poster='p\"onload=run()'></video>",
    "<img src='https://e.example/\"onerror=run()'>", "<img src='//e.example/<script>' alt>",
  ]
  static let names = [
    "<p id=dp-search>x</p>", "<a name=body href=x>x</a>", "<img src=a name=cookie id=cookie>",
    "<p class='dp-text dp-missing'>x</p>", "<span class='dp-cloze x'>x</span>",
    "<span class=dp-note-mark>x</span>", "<code class='language-x dp-y'>x</code>",
    "<div class=language-x>x</div>", "<b is=x-y>x</b>", "<b slot=x part=y>z</b>",
    "<b popover popovertarget=x>y</b>", "<b contenteditable tabindex=1 accesskey=x draggable=true>y</b>",
    "<b itemscope itemtype=x itemprop=y>z</b>",
    "<b role=button aria-hidden=true aria-controls=x>y</b>", "<b hidden inert>x</b>",
    "<b data-x=y data-action=z>w</b>", "<p __proto__=x constructor=y>z</p>",
    "<details name=x>y</details>", "<td headers=x id=y>z", "<label for=dp-search>x</label>",
    "<output for=x name=y>z</output>", "<ol start=99999999999999999999>",
    "<td colspan=99999999999 rowspan=-1>x", "<li value=1e9>x", "<span data-cloze='1\"onclick=run()'>x</span>",
    "<b lang='\"onclick=run()' dir='\"x'>y</b>",
    "<time datetime='\"onclick=run()'>x</time>", "<a href=x hreflang='\" onclick=run()'>y</a>",
    "<b translate=no spellcheck nonce=x>y</b>", "<fieldset name=x><legend>y",
  ]
  static let syntax = [
    "<", "<b", "<b ", "<b title", "<b title=", "<b title=\"", "<b title='x", "</", "</b", "<!", "<!-", "<!--",
    "<!-->", "<!--->", "<!--x--!>", "<!--x-->y-->",
    "<!--[if IE]><script>run()</script><![endif]-->", "<!-- --!><script>run()</script>-->",
    "<!--<img src=\"--><img src=x onerror=run()//\">", "<![CDATA[<script>run()</script>]]>",
    "<?<script>run()</script>?>", "<%<script>run()</script>%>", "</ <script>run()</script>>",
    "<//script><script>run()", "<<script>run()</script>", "<b<script>run()</script>",
    "<b title=\"<script>run()</script>\">x", "<b title='\"><script>run()</script>'>x",
    "<img src=\"`><script>run()</script>`\">", "<img \"\"\"><script>run()</script>\">",
    "< script>run()</ script>", "<a href=\"x\"\"><script>run()</script>\">y</a>",
    "<b =\"><script>run()</script>\">", "<b x=`><script>run()</script>`>",
    "&lt;script&gt;run()&lt;/script&gt;",
    "&amp;lt;script&amp;gt;run()", "&#60;script&#62;run()", "&#x3c;img src=x onerror=run()&#x3e;",
    "<b title=&quot;&gt;&lt;script&gt;run()>x", "<b/title=x/></b>",
    "<!doctype\">\"<script>run()</script>", "<p/><script/>run()", "--><script>run()</script>",
    "]]><script>run()</script>", "\"><script>run()</script>", "'/><img src=x onerror=run()>",
  ]
  static let characters = [
    "<scr\u{0}ipt>run()</scr\u{0}ipt>", "<\u{0}script>run()</script>", "<script\u{0}>run()</script>",
    "<img src=x\u{0} onerror=run()>", "<img\u{C}src=x\u{C}onerror=run()>",
    "<img\u{B}src=x\u{B}onerror=run()>", "<img\u{A0}src=x onerror=run()>", "＜script＞run()＜/script＞",
    "<b title=“x” onclick=run()>y</b>", "\u{202E}<script>run()</script>",
    "<b title=\u{2028}onclick=run()>x</b>", "<ſcript>run()</ſcript>", "<script\u{85}>run()</script>",
    "+ADw-script+AD4-run()", "<b\u{FEFF} onclick=run()>x</b>", "<\u{FF1E}b>",
    "&#xFDD0;1&#xFDD1;", "&#xD800;&#x110000;&#0;", "<img src='\u{7F}javascript:run()'>",
    "\u{1B}<script>run()</script>", "<b title='\u{1}'>x</b>",
  ]
}
