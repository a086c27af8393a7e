import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { getLanguage, LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { TALKS } from '#tests/support/bee-talks.ts';
import { checkPart, checkSections, checkWritten } from './written-language.ts';

const ENGLISH = TALKS.english.join(' ');
/** Typical posts: with hardly any function words. */
const SHORT_ENGLISH = [
  'Great gardens start small: measure light, choose three plants, water weekly, share results!',
  'Bees need flowers, water, shelter. Plant native species early; avoid pesticides completely.',
  'Small habits beat big plans. Start today!',
  'Focus wins. Distraction kills progress.',
  'Five simple tricks boost memory fast',
  'Better sleep means sharper focus, stronger memory, calmer mornings.',
  'Stop scrolling. Start building.',
  'Learn Python faster: practice daily, build projects, read documentation.',
  '🌱 Tomatoes love sunlight, compost, patience. #gardening #tomatoes',
  'Great Gardens Start Small',
  'BEES NEED FLOWERS',
  'Bees need flowers',
  'Why Google Cloud beats Amazon Web Services: cheaper storage, faster networks, simpler billing',
];
/** Names, code, tags and quotations that any text may contain. */
const TRIMMINGS = [
  'React, Kubernetes, Google Cloud',
  '`git commit --amend` #startup #growthhacking',
  '“Stay hungry, stay foolish” Steve Jobs',
];

describe('F10 English text is never taken for another language, and good text never rejected', () => {
  for (const { value, neighbours, script } of LANGUAGES) {
    test(value, async () => {
      const own = TALKS[value];
      const good = [
        own.join(' '),
        ...own,
        ...own.map((sentence, index) => `${sentence} ${TRIMMINGS[index % TRIMMINGS.length]}`),
      ];
      for (const text of good) {
        const { ok, detected } = await checkWritten(text, value);
        assert.ok(ok, `turned away, as ${detected}: ${text}`);
        assert.ok((await checkPart(text, value)).ok, `a part turned away: ${text}`);
      }
      assert.ok((await checkSections(own, value)).ok);
      for (const one of neighbours) {
        const text = TALKS[one as LanguageValue].join(' ');
        // Another script is always conclusive.
        if (getLanguage(one as LanguageValue).script === script)
          assert.ok((await checkWritten(text, value)).ok, `${one} for ${value}`);
      }
      if (value === 'english') return;
      for (const text of [ENGLISH, ...TALKS.english, ...SHORT_ENGLISH]) {
        assert.equal((await checkWritten(text, value)).ok, false, text);
      }
      // A section in the wrong language isn't hidden by the others.
      const strayed = [own.join(' '), ENGLISH, own.join(' ')];
      assert.equal((await checkSections(strayed, value)).ok, false);
      // Nor is every fourth line by the three before it.
      const lines = [...own, ...own].map((line, at) =>
        at % 4 === 3 ? TALKS.english[at % TALKS.english.length]! : line,
      );
      assert.equal((await checkSections([lines.join('\n')], value)).ok, false);
      const calm = good.slice(1).join('\n');
      assert.ok((await checkSections([calm], value)).ok, 'line by line');
    });
  }
});

test("a few foreign names and terms don't make a text foreign", async () => {
  const texts: [string, LanguageValue][] = [
    [
      'हमने React और Kubernetes का इस्तेमाल किया क्योंकि Google Cloud और Amazon Web Services दोनों पर यह आसानी से चलता है।',
      'hindi',
    ],
    [
      'Google Cloud と Amazon Web Services を使います。Kubernetes も React も簡単です。',
      'japanese',
    ],
    [
      'Unser Content-Marketing-Team nutzt Slack, Figma und ein SEO-Tool für jedes Update.',
      'german',
    ],
    ['Le machine learning et le deep learning changent le marketing digital.', 'french'],
    ['Il nostro team usa Slack, Figma e Notion per lo smart working.', 'italian'],
    ['Nasz startup używa Slacka, Figmy i narzędzi cloud.', 'polish'],
    ['Startup kami memakai Slack dan Figma untuk kerja remote.', 'indonesian'],
  ];
  for (const [text, language] of texts) assert.ok((await checkWritten(text, language)).ok, text);
});

describe('a list of names and loan words has no language, and fails no run', () => {
  const LIST =
    'Figma, Notion\nSlack, Google Docs\nVisual Studio Code\nGitHub Desktop, Final Cut Pro\nAdobe Creative Cloud, Ableton Live';
  for (const language of ['german', 'french', 'finnish', 'hindi', 'japanese', 'russian'] as const) {
    test(language, async () => {
      assert.ok((await checkPart(LIST, language)).ok);
      assert.ok((await checkSections([LIST, TALKS[language].join(' ')], language)).ok);
      const prose = `These are the tools that we use in the studio when we make a video: ${LIST}`;
      assert.equal((await checkPart(prose, language)).ok, false);
    });
  }
});
