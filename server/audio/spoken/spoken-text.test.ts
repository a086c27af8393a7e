import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toSpokenText } from './spoken-text.ts';
import { findVideoNames } from './video-names.ts';

const english = (text: string) =>
  toSpokenText(text, { language: 'english', spokenForm: true, takesIpa: true, pronunciations: [] })
    .text;

const CASES: Readonly<Record<string, string>> = {
  'She left Москва for Αθήνα.': 'She left Moskva for Athina.',
  'Чайковский wrote it': 'Chaykovskiy wrote it',
  'the ООН met': 'the O.O.N. met',
  '北京 and 서울': 'Beijing and Seoul',
  '我喜欢吃饭 means I like to eat': 'Wo Xihuan Chifan means I like to eat',
  'ラーメン (ramen)': 'ramen, ramen',
  'محمد and שלום': 'mahamad and shalom',
  'नमस्ते from मुंबई': 'namaste from mumbai',
  'Beyoncé and Łódź': 'Beyoncé and Łódź',
  '$1.5 million': 'one point five million dollars',
  '$19/mo or $97/yr': 'nineteen dollars per month or ninety-seven dollars per year',
  '$4.99': 'four dollars and ninety-nine cents',
  '$0.99': 'ninety-nine cents',
  '$1,000+ saved': 'more than one thousand dollars saved',
  '$5-20 a month': 'five to twenty dollars a month',
  '€3bn': 'three billion euros',
  '£1.00': 'one pound',
  '950k': 'nine hundred fifty thousand',
  '12.5%': 'twelve point five percent',
  '10–15%': 'ten to fifteen percent',
  'in 1984': 'in nineteen eighty-four',
  'in 2007': 'in two thousand seven',
  'since 2024': 'since twenty twenty-four',
  '1500 people': 'one thousand five hundred people',
  'the 1990s and the 80s': 'the nineteen nineties and the eighties',
  'March 15, 2023': 'March fifteenth, twenty twenty-three',
  '15 March 2023': 'the fifteenth of March twenty twenty-three',
  '2024-11-05': 'November fifth, twenty twenty-four',
  'Jan. 2nd': 'January second',
  'at 10:30 am': 'at ten thirty A.M.',
  '9pm': 'nine P.M.',
  'at 9:00': "at nine o'clock",
  'at 14:05': 'at fourteen oh five',
  '1:02:33': 'one hour, two minutes and thirty-three seconds',
  '1st, 22nd, 103rd': 'first, twenty-second, one hundred third',
  '1,234,567': 'one million two hundred thirty-four thousand five hundred sixty-seven',
  '5km at 20°C': 'five kilometers at twenty degrees Celsius',
  '3.5 GB': 'three point five gigabytes',
  '60fps in 1080p': 'sixty frames per second in ten eighty p',
  '10x faster': 'ten times faster',
  'Dr. Smith vs. Mrs. Jones': 'Doctor Smith versus Missis Jones',
  'e.g. this, i.e. that, etc.': 'for example this, that is that, et cetera.',
  'St. Mary on Main St.': 'Saint Mary on Main Street',
  'the API': 'the A.P.I.',
  'two APIs': 'two A.P.I.s',
  'NASA and the FBI': 'nasa and the F.B.I.',
  "the FBI's plan and NASA's": "the F.B.I.s plan and nasa's",
  'BUY NOW': 'buy now',
  'World War II': 'World War two',
  'Elizabeth II': 'Elizabeth the second',
  'GPT-4': 'G.P.T. four',
  'v2.3.1': 'version two point three point one',
  'see https://www.example.com/pricing?x=1': 'see example dot com',
  'at example.org/blog': 'at example dot org slash blog',
  'me@example.com': 'me at example dot com',
  '3/4 of them': 'three quarters of them',
  '24/7': 'twenty-four seven',
  'R&D': 'R and D',
  '555-123-4567': 'five five five, one two three, four five six seven',
  '-5 degrees': 'minus five degrees',
  'J. K. Rowling met J.R.R. Tolkien': 'J.K. Rowling met J.R.R. Tolkien',
  'Samuel L. Jackson and George A. Romero': 'Samuel L Jackson and George Ay Romero',
  'Take vitamin C. Then rest.': 'Take vitamin C. Then rest.',
  'Ke$ha and P!nk': 'Kesha and Pink',
  'C#, F# and .NET, not Node.js': 'C sharp, F sharp and dot net, not Node J.S.',
  'JPMorgan asked @mkbhd': 'J.P. Morgan asked at M.K.B.H.D.',
  '3Blue1Brown met NetworkChuck': 'three Blue one Brown met Network Chuck',
};

for (const [written, said] of Object.entries(CASES)) {
  test(`"${written}" is read correctly`, () => assert.equal(english(written), said));
}

test('markup, tags, emoji, stage directions and speaker labels are never spoken', () => {
  const spoken = english(
    '**Anna:** <speak>Hello *there* <break time="1s"/>, [laughs] see [the site](https://x.example/a) `now` 😀 (sighs) ~~old~~ &amp; new</speak>',
  );
  assert.equal(spoken, 'Hello there, see the site now old and new');
});

test('stage directions, labels, tags and entities are removed in any notation', () => {
  const cases = {
    '*laughs* That is *really* funny': 'That is really funny',
    '*clears throat* Hello': 'Hello',
    '**Anna**: Hello': 'Hello',
    '(whispers) come (and stay) here': 'come, and stay, here',
    '(in a deep voice) I am': 'I am',
    '{pause} Now': 'Now',
    [`[${'a long direction '.repeat(9)}] Go`]: 'Go',
    '&lt;break time="1s"/&gt; Hello': 'Hello',
    '&amp;lt;b&amp;gt;bold': 'bold',
    'It&#8217;s late &mdash; go&hellip;': "It's late, go.",
    '<script>alert(1)</script>Hi': 'Hi',
  };
  const said = Object.keys(cases).map((md) => [md, english(md)]);
  assert.deepEqual(Object.fromEntries(said), cases);
});

test("a number at the start of a line is spoken, list numbers aren't", () => {
  assert.equal(english('1984. What a year.'), 'nineteen eighty-four. What a year.');
  assert.equal(english('1. Dig.\n2. Sow.'), 'Dig. Sow.');
});

test('spoken text only ever contains letters and pauses', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      '<b>',
      '</b>',
      '**',
      '[x](y)',
      '$1,5.',
      '12:99',
      '#',
      '@',
      '<break/>',
      '٣',
      '²',
      '1/0',
      '``',
      '—',
    ),
    fc.integer().map(String),
    fc.double().map(String),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const spoken = english(pieces.join(' '));
      assert.match(spoken, /^[\p{L}\p{M}'.,;:!?… -]*$/u);
    }),
    { numRuns: 400 },
  );
});

test("other languages keep numbers for the voice and lose only what isn't spoken", () => {
  for (const language of ['french', 'japanese', 'arabic'] as const) {
    const { text } = toSpokenText('**12,5 %** — <i>voir</i> https://www.exemple.fr/a?b=c [rires]', {
      language,
      spokenForm: true,
      takesIpa: false,
      pronunciations: [],
    });
    assert.equal(text, '12,5 %, voir exemple.fr');
  }
});

test('names are spelled as in the video, and acronyms stay acronyms', () => {
  const video = {
    channel: 'NetworkChuck',
    texts: ['Inside WIRED and the FBI', 'He went to Vox, and Vox asked Marques Brownlee.'],
  };
  const script = 'NETWORKCHUCK and @networkchuck left VOX for the FBI. WHO WAS IT? The vox of NYU.';
  const names = findVideoNames(video, script);
  assert.deepEqual(names, ['NetworkChuck', 'FBI', 'Vox']);
  const options = { language: 'english', spokenForm: true, takesIpa: true } as const;
  assert.equal(
    toSpokenText(script, { ...options, pronunciations: [], names }).text,
    'Network Chuck and at Network Chuck left Vox for the F.B.I.. who was it? The vox of N.Y.U..',
  );
  const whole = findVideoNames({ channel: 'Marques Brownlee', texts: [] }, '@marquesbrownlee');
  assert.deepEqual(whole, ['Marques Brownlee']);
  // Lowercase captions don't tell how a word is pronounced.
  assert.deepEqual(findVideoNames({ channel: '', texts: ['at mit they built it'] }, 'MIT'), []);
});

test("custom pronunciations don't affect each other, and their markup isn't spoken", () => {
  const said = (md: string, ...entries: [string, string][]) =>
    toSpokenText(md, {
      language: 'english',
      spokenForm: false,
      takesIpa: false,
      pronunciations: entries.map(([word, say]) => ({ word, say })),
    }).text;
  assert.equal(said('Foo met Bar', ['Foo', 'Bar'], ['Bar', 'Foo']), 'Bar met Foo');
  assert.equal(said('nginx', ['nginx', '<break time="3s"/>**engine x**']), 'engine x');
});

test("an account's custom pronunciations are used", () => {
  const pronunciations = [
    { word: 'Qwixo', say: '/kwˈɪksoʊ/' },
    { word: 'nginx', say: 'engine x' },
  ];
  const { text, ipa } = toSpokenText("Qwixo's nginx, not qwixos.", {
    language: 'english',
    spokenForm: true,
    takesIpa: true,
    pronunciations,
  });
  const [entry] = Object.entries(ipa);
  const [key, sound] = entry!;
  assert.equal(sound, 'kwˈɪksoʊ');
  assert.equal(text, `${key}'s engine x, not qwixos.`);
});
