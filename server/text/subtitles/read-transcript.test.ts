import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTranscript } from './read-transcript.ts';

const brief = (text: string) =>
  readTranscript(text).cues.map(({ startMs, endMs, text: said, speaker }) =>
    [startMs, endMs, said, ...(speaker ? [speaker] : [])].join('|'),
  );

test('SubRip is read with its times, whatever is missing or unusual', () => {
  assert.deepEqual(
    brief(
      '1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Hello</i>\r\nthere\r\n\r\n2\r\n00:00:03.5 --> 00:00:04.000 X1:1\r\n{\\an8}Second &amp; last\r\n',
    ),
    ['1000|2500|Hello there', '3500|4000|Second & last'],
  );
  assert.deepEqual(
    brief('0:01,000 --> 0:02,000\nno number\n0:02,000 --> 0:03,000\nno blank line'),
    ['1000|2000|no number', '2000|3000|no blank line'],
  );
  assert.deepEqual(
    brief(
      '1\n-00:00:02,000 --> -00:00:01,000\nmoved\n\n2\n-00:00:01,000 --> 00:00:02,000\ntoo far\n\n3\n00:00:03,000 --> 00:00:04,000\nback',
    ),
    ['0|0|moved', '0|2000|too far', '3000|4000|back'],
  );
  assert.deepEqual(
    brief('1\r\n00:00:01 --> 00:00:02\r\nwhole\r\n\r\n2\r\n00:01:03 --> 00:01:04\r\nseconds\r\n'),
    ['1000|2000|whole', '63000|64000|seconds'],
  );
  // As written by scanners, editors and translators.
  for (const [one, two] of [
    ['00:00:01:500 --> 00:00:02:500', '00:01:03:000 --> 00:01:04:250'],
    ['00:00:01,500 → 00:00:02,500', '00:01:03,000 → 00:01:04,250'],
    ['00: 00: 01, 500 --> 00: 00: 02, 500', '00: 01: 03, 000 -- > 00: 01: 04, 250'],
    ['00:00:01,500 –> 00:00:02,500', '00:01:03,000 —> 00:01:04,250'],
    ['00：00：01，500 ==> 00：00：02，500', '00：01：03，000 ＝> 00：01：04，250'],
    ['00:01:500 --> 00:02:500', '01:03;000 ---> 01:04;250'],
  ]) {
    assert.deepEqual(
      brief(`1\n${one}\nfirst\n\n2\n${two}\nsecond\n`),
      ['1500|2500|first', '63000|64250|second'],
      one,
    );
  }
  assert.deepEqual(
    brief('00:00:01:15 --> 00:00:02:00\nframes\n'),
    ['1500|2000|frames'],
    'two digits behind a colon are frames',
  );
  assert.deepEqual(
    brief('00:00:01,000 --> 00:00:02,000 said at once\n00:00:03,000 --> 00:00:04,000 line:0\nnot'),
    ['1000|2000|said at once', '3000|4000|not'],
  );
});

test('WebVTT is read without notes, styles, cue names and tags; voices become speakers', () => {
  const text = `WEBVTT - title
Kind: captions
Language: en-GB

STYLE
::cue { color: red }

NOTE a comment
00 over two lines

intro
00:01.000 --> 00:02.000 align:start
<v.loud Anna Berg>Good &lt;morning&gt;</v>

00:02.000 --> 00:03.000
左に
見えるのは
`;
  assert.deepEqual(brief(text), ['1000|2000|Good <morning>|Anna Berg', '2000|3000|左に見えるのは']);
  assert.equal(readTranscript(text).declaredTag, 'en-GB');
});

test("rolling automatic captions contain every word once, at the time it's said", () => {
  const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
  const lines = [0, 1, 2, 3].map((n) => words.slice(n * 3, n * 3 + 3));
  const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23);
  let text = 'WEBVTT\n\n';
  lines.forEach((line, n) => {
    const above = n === 0 ? ' ' : lines[n - 1]!.join(' ');
    const tagged = line.map((word) => `<00:00:0${n}.500><c> ${word}</c>`).join('');
    text += `${clock(n * 1000)} --> ${clock(n * 1000 + 990)}\n${above}\n${tagged}\n\n`;
    text += `${clock(n * 1000 + 990)} --> ${clock(n * 1000 + 1000)}\n${line.join(' ')}\n \n\n`;
  });
  const { cues } = readTranscript(text);
  assert.equal(cues.map((cue) => cue.text).join(' '), words.join(' '));
  assert.deepEqual(
    cues.map((cue) => cue.startMs),
    [0, 1000, 2000, 3000],
  );
});

test('rolling captions with joined lines contain every word once, too', () => {
  const said = [
    'hello there my friends',
    'and welcome to the show',
    'we talk about gardens',
    'what grows in them',
    'and what does not',
  ];
  for (const shown of [2, 3]) {
    const text = said.map((_, n) => {
      const window = said.slice(Math.max(0, n + 1 - shown), n + 1).join(' ');
      return `${n + 1}\n00:00:${10 + n * 2},000 --> 00:00:${14 + n * 2},000\n${window}\n`;
    });
    const { cues } = readTranscript(text.join('\n'));
    assert.deepEqual(
      cues.map((cue) => cue.text),
      said,
    );
  }
});

test('captions that grow word by word contain every word once', () => {
  const text = ['so', 'so what', 'so what is', 'so what is this', 'and now']
    .map((said, n) => `00:0${n}.000 --> 00:0${n + 1}.000\n${said}\n`)
    .join('\n');
  const { cues } = readTranscript(`WEBVTT\n\n${text}`);
  assert.equal(cues.map((cue) => cue.text).join(' '), 'so what is this and now');
});

test('a refrain that is really repeated is kept', () => {
  const lines = [
    'No.',
    'No.',
    'I will not go there with you today.',
    'Yes.',
    'Why would I do such a thing?',
    'Never.',
  ];
  const text = lines.map(
    (said, n) => `${n + 1}\n00:00:0${n},000 --> 00:00:0${n + 1},000\n${said}\n`,
  );
  assert.equal(readTranscript(text.join('\n')).cues.length, lines.length);
});

test('other subtitle formats are recognised by their content', () => {
  const ass =
    '[Script Info]\nTitle: x\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nComment: 0,0:00:00.00,0:00:01.00,D,,0,0,0,,not shown\nDialogue: 0,0:00:01.50,0:00:02.00,D,Anna,0,0,0,,{\\b1}Hello,{\\b0} you\\Nthere\nDialogue: 1,0:00:01.50,0:00:02.00,D,Anna,0,0,0,,Hello, you\\Nthere\nDialogue: 0,0:00:03.00,0:00:04.00,D,,0,0,0,,{\\p1}m 0 0 l 1 1{\\p0}';
  assert.deepEqual(brief(ass), ['1500|2000|Hello, you there|Anna']);
  const noted = `; made by an editor\n!: of long ago\n\n${ass}`;
  assert.deepEqual(brief(noted), brief(ass));
  assert.deepEqual(brief(ass.slice(ass.indexOf('Dialogue: 0'))), brief(ass), 'its lines alone');
  assert.deepEqual(
    brief('0:00:01.000,0:00:02.000\nfirst[br]line\n\n0:00:02.000,0:00:03.000\nsecond'),
    ['1000|2000|first line', '2000|3000|second'],
  );
  const ttml = `<?xml version="1.0"?><tt xml:lang="de" xmlns="x" ttp:frameRate="25" ttp:tickRate="10"><head><ttm:agent xml:id="a"><ttm:name>Anna</ttm:name></ttm:agent></head><body><div begin="10s"><p begin="00:00:01.000" end="00:00:02.000" ttm:agent="a">Guten<br/>Tag <span>Welt</span> &amp; &#252;ber</p></div><div><p begin="00:00:30:05" dur="500ms">Bild</p><p begin="400t" end="45s">Takt</p></div></body></tt>`;
  assert.deepEqual(brief(ttml), [
    '11000|12000|Guten Tag Welt & über|Anna',
    '30200|30700|Bild',
    '40000|45000|Takt',
  ]);
  assert.equal(readTranscript(ttml).declaredTag, 'de');
  const late = ttml.replace('<tt', `<!-- ${'the terms of its licence '.repeat(300)}--><tt`);
  assert.deepEqual(brief(late), brief(ttml));
  assert.equal(readTranscript(late).declaredTag, 'de');
  const spans =
    '<p><span begin="1s" end="2s">One</span><span begin="3s" end="4s">Two</span> and</p>' +
    '<p begin="10s" end="14s"><span begin="0s" end="2s">Three</span><span begin="12s" end="14s">Four</span></p>' +
    '<p begin="20s" end="22s"><span begin="20s" end="20.4s">Word</span> <span begin="20.4s" end="20.8s">by</span> <span begin="20.8s" end="21s">syl</span><span begin="21s" end="21.5s">lable</span></p>';
  assert.deepEqual(brief(`<tt><body>${spans}</body></tt>`), [
    '1000|2000|One',
    '1000|2000|and',
    '3000|4000|Two',
    '10000|12000|Three',
    '12000|14000|Four',
    '20000|22000|Word by syllable',
  ]);
  assert.deepEqual(
    brief(
      '<timedtext format="3"><head><pen id="2" rb="4"/></head><body><p t="10" d="90"><s>a</s><s t="5"> b</s><s p="2">x</s></p><p t="50" a="1">\n</p></body></timedtext>',
    ),
    ['10|100|a b'],
  );
  assert.deepEqual(
    brief(
      '<transcript><text start="1.5" dur="2">It&amp;#39;s &lt;i&gt;it&lt;/i&gt;</text></transcript>',
    ),
    ['1500|3500|It’s it'.replace('’', "'")],
  );
  assert.deepEqual(
    brief(
      '{"events":[{"tStartMs":0,"dDurationMs":9},{"tStartMs":5,"dDurationMs":10,"segs":[{"utf8":"a"},{"utf8":" b"}]},{"tStartMs":9,"aAppend":1,"segs":[{"utf8":"\\n"}]}]}',
    ),
    ['5|15|a b'],
  );
  assert.deepEqual(
    brief(
      '{"events":[{"tStartMs":-900,"dDurationMs":400,"segs":[{"utf8":"said"}]},{"tStartMs":-100,"dDurationMs":400,"segs":[{"utf8":"before"}]}]}',
    ),
    ['0|0|said', '0|300|before'],
  );
  assert.deepEqual(brief('[{"text":"a","start":1.25,"duration":2}]'), ['1250|3250|a']);
  assert.deepEqual(brief('{"segments":[{"start":0,"end":2,"text":" b","speaker":"Ann"}]}'), [
    '0|2000|b|Ann',
  ]);
});

test('pasted text with times in any common notation keeps them', () => {
  const expected = ['0|5000|Hello there', '5000|12000|second line', '12000|'];
  for (const text of [
    '0:00\nHello there\n0:05\nsecond line\n0:12\nthe end',
    '0:00\n0 seconds\nHello there\n0:05\n5 seconds\nsecond line\n0:12\n12 seconds\nthe end',
    '[00:00:00] Hello there\n[00:00:05] second line\n[00:00:12] the end',
    '[00:00.00]Hello there\n[00:05.00]second line\n[00:12.00]the end',
    '[00:00.00]<00:00.00>Hello <00:00.50>there\n[00:05.00]<00:05.00>second <00:05.50>line\n[00:12.00]<00:12.00>the end',
    '00:00:00=Hello there\n00:00:05=second line\n00:00:12=the end',
    '00:00 --> 00:05 Hello there\n00:05 --> 00:12 second line\n00:12 --> 00:14 the end',
    '(0:00) Hello there\n(0:05) second line\n(0:12) the end',
    '00:00 - Hello there\n00:05 - second line\n00:12 - the end',
    '00:00:00.000 Hello there\n00:00:05.000 second line\n00:00:12.000 the end',
    '**[00:00]** Hello there\n**[00:05]** second line\n**[00:12]** the end',
    '- 0:00 Hello there\n- 0:05 second line\n- 0:12 the end',
    '> *0:00* Hello there\n> *0:05* second line\n> *0:12* the end',
    '00:00 → 00:05 Hello there\n00:05 → 00:12 second line\n00:12 → 00:14 the end',
    '[00:00 --> 00:05] Hello there\n[00:05 --> 00:12] second line\n[00:12 --> 00:14] the end',
  ]) {
    const read = brief(text);
    assert.deepEqual(read.slice(0, 2), expected.slice(0, 2), text);
    assert.ok(read[2]!.startsWith(expected[2]!), text);
    assert.ok(readTranscript(text).timed);
  }
  assert.deepEqual(
    brief('Anna Berg 0:00\nHello\nTom  0:04\nHi\nAnna Berg 0:06\nBye').map(
      (line) => line.split('|')[3],
    ),
    ['Anna Berg', 'Tom', 'Anna Berg'],
  );
});

test('pasted text without times becomes sentences in order, marked as not timed', () => {
  const { cues, timed } = readTranscript(
    'First sentence. Second one!\n\nWe met at 10:30 in the park. 第一句。第二句。',
  );
  assert.equal(timed, false);
  assert.deepEqual(
    cues.map((cue) => cue.text),
    ['First sentence.', 'Second one!', 'We met at 10:30 in the park.', '第一句。', '第二句。'],
  );
  assert.ok(cues.every((cue, n) => n === 0 || cue.startMs >= cues[n - 1]!.endMs - 1));
  assert.deepEqual(
    brief('{theme music} Welcome back.')[0]!.split('|')[2],
    '{theme music} Welcome back.',
  );
  assert.deepEqual(brief('[{host}] Welcome back.')[0]!.split('|')[2], '[{host}] Welcome back.');
});

test('names before a colon are speakers if they recur, otherwise part of the text', () => {
  const { cues } = readTranscript(
    'ANNA: so it is\nTOM: yes\nANNA: good. Remember: breathe.\nTOM: fine\nNote: this is text',
  );
  assert.deepEqual(cues.map((cue) => cue.speaker ?? '').filter(Boolean).length >= 4, true);
  assert.ok(cues.some((cue) => cue.text.startsWith('Note: ')));
});

test("sound tags stay visible but don't count as words; nothing else becomes a caption", () => {
  for (const text of [
    '',
    '   \n',
    '1\n00:00:01,000 --> 00:00:02,000\n\n',
    '{"events":[]}',
    '{',
    '{"events":[{"tStartMs":0,"segs":[{"utf8":"cut of',
    '{\\rtf1\\ansi Words of a word processor}',
    '%PDF-1.7 and more',
    '[{"text": "cut of',
    '<tt>',
    'WEBVTT\n\n',
    '<!doctype html><html><body>Sign in to go on</body></html>',
    `<?xml version="1.0"?><other><p>Words of something else</p></other>`,
  ]) {
    assert.deepEqual(
      readTranscript(text).cues.filter((cue) => cue.text.length > 1),
      [],
      text,
    );
  }
});

test('a file of nothing but blank lines, or of one endless name, takes no longer than others', () => {
  const hostile = [
    `00:01,000 --> 00:02,000 ${'a:'.repeat(2000)}!`,

    `<tt><${'a'.repeat(150_000)}`,
    `<!-- ${'<tt '.repeat(40_000)}`,
    `x${'\n'.repeat(80_000)}x`,
    `<tt><p ${'a:'.repeat(60_000)}>x</p></tt>`,
  ];
  for (const text of hostile) {
    const before = process.cpuUsage();
    readTranscript(text);
    const { user, system } = process.cpuUsage(before);
    // It used to take minutes, blocking the server.
    assert.ok((user + system) / 1000 < 5000, text.slice(0, 20));
  }
});

test("a pasted text isn't split after “Dr.” or an initial", () => {
  const { cues } = readTranscript(
    'Dr. Smith met J. Berg on Jan. 5 in St. Louis. They talked about bees. Plan B. Then lunch.',
  );
  assert.deepEqual(
    cues.slice(0, 2).map(({ text }) => text),
    ['Dr. Smith met J. Berg on Jan. 5 in St. Louis.', 'They talked about bees.'],
  );
});
