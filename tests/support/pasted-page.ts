/** As word processors put it on the clipboard, with what must not come along. */
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
