/** Clipboard HTML of a word processor, including markup that must not be pasted. */
const word = (line: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${line[0]}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span>${line.slice(1)}</p>`;

export const PASTED_PAGE =
  '<h2>Pasted heading</h2><p>One <b style="font-weight:700">bold</b> <a href="javascript:alert(1)">bad</a> <a href="https://example.org/">good</a></p>' +
  '<ul><li><p>point one</p></li><ul><li>inner</li></ul></ul><ol><li>step one</li><li>step two<ul><li>of two</li></ul></li></ol>' +
  `${word('·Word point')}<p class=MsoListParagraph>·&nbsp;&nbsp; bare point</p><blockquote><p>said</p></blockquote>` +
  '<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table><img src=x onerror="window.ran = true"><script>window.ran = true</script>';

export const PASTED_ROWS = [
  'heading: Pasted heading',
  'paragraph: One **bold** bad [good](https://example.org/)',
  'point: point one',
  'point: inner',
  'step: step one',
  'step: step two',
  'point: of two',
  'point: Word point',
  'point: bare point',
  'quote: said',
  'paragraph: a — b',
];

/** Each would run, load or style something if parsed carelessly. The visible text of each is "words". */
export const PASTED_TRAPS: Readonly<Record<string, string>> = {
  'img onerror': '<p>words<img src="/trap" onerror="window.ran = 1"></p>',
  'handler without a space': '<p>words<img/src="/trap"/onerror="window.ran = 1"></p>',
  'handler after a quote': '<p title=">"onclick="window.ran = 1">words</p>',
  'handler in capitals': '<p ONCLICK=window.ran=1>words</p>',
  'handler behind a broken comment': '<p>words</p><!--><img src=/trap onerror="window.ran = 1">-->',
  'handler behind a quote in a comment':
    '<!-- <p title=" --><p onclick="window.ran = 1">words</p><!-- " -->',
  'handler behind a style': '<style>p[title="</style><p onclick="window.ran = 1">words</p>',
  'svg onload': '<p>words</p><svg onload="window.ran = 1"><image href="/trap"/></svg>',
  'svg with a style':
    '<p>words</p><svg><style><img src=/trap onerror="window.ran = 1"></style></svg>',
  'math mutation':
    '<p>words</p><math><mtext><table><mglyph><style><img src=/trap onerror="window.ran = 1">',
  'iframe srcdoc': '<p>words</p><iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  'iframe src': '<p>words</p><iframe src="/trap"></iframe><object data="/trap"></object>',
  'style element': '<style>@import url(/trap); p { background: url(/trap) }</style><p>words</p>',
  'style attribute': '<p style="background: url(/trap)">words</p>',
  'linked style': '<link rel="stylesheet" href="/trap"><p>words</p>',
  'other base': '<base href="https://example.org/"><p>words</p>',
  refresh: '<meta http-equiv="refresh" content="0;url=/trap"><p>words</p>',
  'form autofocus':
    '<form action="/trap"><p>words</p><input autofocus onfocus="window.ran = 1"></form>',
  'details ontoggle': '<details open ontoggle="window.ran = 1"><p>words</p></details>',
  'body onload': '<html><body onload="window.ran = 1"><p>words</p></body></html>',
  'video onerror': '<p>words</p><video src="/trap" onerror="window.ran = 1"></video>',
  template: '<p>words</p><template><img src="/trap" onerror="window.ran = 1"></template>',
  script: '<p>words</p><script>window.ran = 1</script>',
};
