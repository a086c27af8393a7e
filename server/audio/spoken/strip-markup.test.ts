import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { stripLabel } from './speaker-label.ts';
import { toSpokenText } from './spoken-text.ts';
import { stripMarkup } from './strip-markup.ts';

type Cases = Readonly<Record<string, string>>;

function holds(cases: Cases, say: (md: string) => string) {
  assert.deepEqual(Object.fromEntries(Object.keys(cases).map((md) => [md, say(md)])), cases);
}

test("stage directions are removed whatever brackets they're in", () => {
  const cases: Cases = {
    '_sighs_ Fine.': 'Fine.',
    '__sighs deeply__ Fine.': 'Fine.',
    '**laughs** oh': 'oh',
    '***laughing*** No way.': 'No way.',
    '~laughs~ oh': 'oh',
    '*in a whisper* come here': 'come here',
    '*softly* I know.': 'I know.',
    '*with a smile* of course': 'of course',
    '(ominous music plays)': '',
    '(sound of door) Who is it?': 'Who is it?',
    '(voice cracking) I know.': 'I know.',
    '(to Bob) Hand me that.': 'Hand me that.',
    '(to Bob)': '',
    '((laughs)) Fine.': 'Fine.',
    '(phone rings) Hello?': 'Hello?',
    '(Bob, leaning over) Look.': 'Look.',
    'Well *sighs* fine.': 'Well fine.',
    'So (clears throat) where were we?': 'So where were we?',
    '[laughs [softly] again] Hi': 'Hi',
    '**Anna:** (grinning) You did.': 'You did.',
    '**Host:** Welcome! **Guest:** Hi.': 'Welcome! Hi.',
    '<break time="1s" Hello': 'Hello',
    'Hello <break time=': 'Hello',
    '<amazon:effect name="whispered">Psst</amazon:effect>': 'Psst',
  };
  holds(cases, (md) => stripMarkup(md));
});

test('emphasized words and asides are spoken', () => {
  const cases: Cases = {
    'He *laughs* at danger.': 'He laughs at danger.',
    'I was *excited* to see it.': 'I was excited to see it.',
    'The *music* industry is big.': 'The music industry is big.',
    'The *silence* was loud.': 'The silence was loud.',
    '*Never* do this.': 'Never do this.',
    '**Today** we talk.': 'Today we talk.',
    '*Netflix* CEO Reed Hastings': 'Netflix CEO Reed Hastings',
    '*Exactly.* And then?': 'Exactly. And then?',
    '(Almost) nobody came.': '(Almost) nobody came.',
    'It grew (slowly) over time.': 'It grew (slowly) over time.',
    'They won (beat them 3 to 1).': 'They won (beat them 3 to 1).',
    'I gave it (to Bob) later.': 'I gave it (to Bob) later.',
    '(Yes, really.) It works.': '(Yes, really.) It works.',
    '*note* HTTP headers': 'note HTTP headers',
    '(optional) The name of it.': '(optional) The name of it.',
    'Works in most (Node 26+, Chrome 144+) engines':
      'Works in most (Node 26+, Chrome 144+) engines',
    'about ~50 or 50~60': 'about ~50 or 50~60',
  };
  holds(cases, (md) => stripMarkup(md));
});

test('stage directions of every language are removed, for paid voices too', () => {
  const words = (listed: string) => listed.split('|').map((form) => form.trim());
  for (const { value: language } of LANGUAGES) {
    const { stageDirections } = languageOf(language);
    assert.equal(stageDirections === undefined, language === 'english', language);
    if (!stageDirections) continue;
    const { does, heard } = stageDirections;
    const options = { language, takesIpa: false, pronunciations: [] };
    for (const form of [...words(does), ...words(heard)]) {
      for (const spokenForm of [true, false]) {
        const say = (md: string) => toSpokenText(md, { ...options, spokenForm }).text;
        assert.equal(say(`(${form}) 12`), '12', `${language} ${form}`);
        assert.equal(say(`12 （${form}）`), '12', `${language} ${form}`);
        assert.equal(say(`*${form}*`), '', `${language} ${form}`);
      }
    }
  }
});

test('a short bracket before a sentence is a stage direction in any language', () => {
  const cases: Readonly<Record<string, readonly [LanguageValue, string]>> = {
    '(Mit Nachdruck) Das ist gut.': ['german', 'Das ist gut.'],
    '*nachdenklich* Das ist gut.': ['german', 'Das ist gut.'],
    'Sie *lacht* laut (nicht leise).': ['german', 'Sie lacht laut (nicht leise).'],
    '**Heute** reden wir.': ['german', 'Heute reden wir.'],
    '(d’un ton grave) Écoutez.': ['french', 'Écoutez.'],
    '(بصوت عال) مرحبا': ['arabic', 'مرحبا'],
    '（笑）そうですね': ['japanese', 'そうですね'],
    '【拍手】こんにちは': ['japanese', 'こんにちは'],
    '［音楽］〔間〕そう（笑）': ['japanese', 'そう'],
    '（悄悄地）你好': ['chinese', '你好'],
    '北京（中国首都）很大': ['chinese', '北京（中国首都）很大'],
    '(шёпотом) Иди сюда.': ['russian', 'Иди сюда.'],
    '(laughs) Genau.': ['german', 'Genau.'],
  };
  for (const [md, [language, said]] of Object.entries(cases)) {
    assert.equal(stripMarkup(md, language), said);
  }
});

test("invisible characters don't split words", () => {
  const cases: Cases = {
    'exam\u00ADple': 'example',
    'zero\u200Bwidth': 'zerowidth',
    'word\u2060joiner\uFEFF': 'wordjoiner',
    '\u200Fשלום\u200E': 'שלום',
    'la\u200Ctin': 'latin',
    'می\u200Cشود': 'می\u200Cشود',
    'क्\u200Dषमा': 'क्\u200Dषमा',
    'family 👨\u200D👩\u200D👧 here': 'family here',
    'the ﬁne ﬂoor': 'the fine floor',
  };
  holds(cases, (md) => stripMarkup(md));
});

test('paid and basic voices keep meaningful symbols', () => {
  const paid: Cases = {
    'Revenue > cost, and 5 < 10.': 'Revenue > cost, and 5 < 10.',
    'We use C# and F#.': 'We use C# and F#.',
    'x^2 is #1 of 50~60, or ~50': 'x^2 is #1 of 50~60, or ~50',
    'a < b <break time="1s"/> c [laughs] <prosody rate="slow">d</prosody>': 'a < b c d',
    '# Title': 'Title',
    'snake_case {x} [': 'snake case',
  };
  const options = { language: 'german', takesIpa: false, pronunciations: [] } as const;
  holds(paid, (md) => toSpokenText(md, { ...options, spokenForm: false }).text);
  const basic: Cases = {
    '5 + 3 = 8': '5 + 3 = 8',
    'max@beispiel.de': 'max@beispiel.de',
    '10/2 km/h': '10/2 km/h',
    'Frauen und/oder Männer/Jungen': 'Frauen und oder Männer Jungen',
    'Müller & Söhne': 'Müller & Söhne',
    '+49 30 1234': '+49 30 1234',
    '= oder /': 'oder',
  };
  holds(basic, (md) => toSpokenText(md, { ...options, spokenForm: true }).text);
});

test("a speaker's name before their line isn't spoken", () => {
  assert.equal(stripLabel('A.N.N.A.: Hello there', 'Anna'), 'Hello there');
  assert.equal(stripLabel('ANNA: Hello', 'Anna Lee'), 'Hello');
  assert.equal(stripLabel('H.O.S.T. one: Welcome', 'Anna'), 'Welcome');
  assert.equal(stripLabel('Host: Welcome back'), 'Welcome back');
  assert.equal(stripLabel('Co-host 2: Hi'), 'Hi');
  assert.equal(stripLabel('Remember: it is hot.', 'Anna'), 'Remember: it is hot.');
  assert.equal(stripLabel('At 9:30 Anna left: why?', 'Anna'), 'At 9:30 Anna left: why?');
});

test('a code fence counts only at the start of a line and never swallows other words', () => {
  const cases: Cases = {
    'Use ```npm start``` to begin, then open the page.':
      'Use npm start to begin, then open the page.',
    '```npm start``` begins it.': 'npm start begins it.',
    'That was so cool~~~ right? I loved it.': 'That was so cool right? I loved it.',
    'He said ~~~ and left.': 'He said and left.',
    'Wow~~ 5 people came': 'Wow 5 people came',
    '~~~ hello there': 'hello there',
    '~~~wow': 'wow',
    'a ~~~gone~~~ word': 'a gone word',
    '`code` and ```js\nfoo()\n``` end': 'code and foo end',
    'Look:\n```js\nfoo()\n```\nDone.': 'Look: foo Done.',
    'Look:\n```js title="a.js"\nfoo()\n```\nDone.': 'Look: foo Done.',
    '```ts\nconst a = `b`;\n```\nDone.': 'const a = b; Done.',
    '~~~python\nprint(1)\n~~~\nDone.': 'print(1) Done.',
    '  ~~~\ncode\n  ~~~': 'code',
    'An open ```fence in a line': 'An open fence in a line',
    'One ``` two': 'One two',
    '```js': '',
    '```js\nnever closed': 'never closed',
    '```\nnever closed': 'never closed',
    '~50 people~~~ and ~60': '~50 people and ~60',
  };
  holds(cases, (md) => stripMarkup(md));
  assert.equal(stripMarkup('정말 멋져요~~~ 그렇죠?', 'korean'), '정말 멋져요 그렇죠?');
  assert.equal(stripMarkup('~~~ すごい', 'japanese'), 'すごい');
  assert.equal(stripMarkup('好棒~~~谢谢大家', 'chinese'), '好棒 谢谢大家');
});

/** These took minutes while each mark searched to the end of the text. */
test('text crafted to be slow is processed in linear time', (t) => {
  const began = process.cpuUsage();
  for (const seed of [
    '![',
    '[',
    '<!--',
    '-1',
    '1-',
    '0',
    '555-',
    'A.',
    'www.',
    '(a',
    '*a ',
    '`',
    '```a',
    '~~~',
    '~~~a\n',
    "5'",
    '$1K-',
  ]) {
    const text = seed.repeat(20_000 / seed.length);
    const options = { spokenForm: true, takesIpa: true, pronunciations: [] };
    toSpokenText(text, { ...options, language: 'english' });
    toSpokenText(text, { ...options, language: 'german' });
  }
  const { user } = process.cpuUsage(began);
  t.diagnostic(`${Math.round(user / 1000)} ms`);
  assert.ok(user < 4_000_000, `${user} µs`);
});

test('meaningful words stay: brackets in quotes, things in parentheses, mentioned tags', () => {
  for (const [written, said] of [
    ['He said [the company] will grow', 'He said the company will grow'],
    ['As [Mr. Smith] put it', 'As Mr. Smith put it'],
    ['“[we] never gave up”', '“we never gave up”'],
    ['(Apple) The company grew.', '(Apple) The company grew.'],
    ['Use the <head> tag and the `<body>` tag', 'Use the head tag and the body tag'],
    ['The List<String> type', 'The List of String type'],
    ['So [laughs] we went', 'So we went'],
    ['then [excited] we won', 'then we won'],
    ['We go [Ad break] on', 'We go on'],
    ['See [1] for it', 'See for it'],
    ['(Softly) Hello there.', 'Hello there.'],
    ['(Narrator) Once upon a time.', 'Once upon a time.'],
    ['<b>bold</b> and <speak>hi</speak>', 'bold and hi'],
  ] as const)
    assert.equal(stripMarkup(written), said);
});
