import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parseSync, Visitor } from 'vite';

/** Everything with text that people read: pages, emails, errors, the terminal, the API's descriptions, the docs. */
const PLACES = [
  '*.md',
  'docs/*.md',
  'web',
  'content/site',
  'content/articles',
  'contract',
  'document',
  'cli',
  'server/*.ts',
  'server/compose',
  'server/core',
  'server/db',
  'server/modules',
  'server/providers',
  'server/queue',
  'server/runs',
  'server/text/evidence',
] as const;

/** Phrases that sound translated, and what to write instead (docs/voice.md). */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\bshall\b/i, 'will, or a plain verb'],
  [/\bborne out\b/i, 'supported'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bof yours\b/i, 'your …'],
  [/\bwho(?:m)?ever\b/i, 'you, people who …, anyone who …'],
  [/\bsuch an?\b/i, 'name the thing'],
  [/\bin vain\b/i, 'say what happened'],
  [/\bfor good\b/i, 'permanently, or leave it out'],
  [/\banew\b/i, 'again'],
  [/\bsomebody\b/i, 'someone'],
  [/\bat hand\b/i, 'handy, ready'],
  [/\bcounts? for nothing\b/i, 'used none of your words'],
  [/\btake (?:it|them) (?:along|away)\b/i, 'export'],
  [/\bgoes on\b/i, 'continues'],
  [/\bturned (?:it|them|the \w+) down\b/i, 'declined'],
  [/\bwhat stands\b|\bstands? now\b/i, 'the current version'],
  [/\bat the first start\b/i, 'on the first start'],
  [/\bif need be\b/i, 'if you need to'],
  [/\bisn’t here\b/i, 'We couldn’t find …'],
  [/\b(?:Google|Stripe|reCAPTCHA)[’']s place\b/i, 'instead of …'],
  [/\bcommonest\b/i, 'most common'],
  [/\bmeans nothing\b|\bsays nothing\b/i, 'say what it does'],
  [/\bwhere one (?:is|has|can)\b/i, 'if …'],
  [/\b[Ll]og(?:s|ged|ging)? (?:you )?in\b/, 'sign in'],
  [/\b(?:the|your|our) library\b/, 'Library, as the page is called'],
  [/\b(?:an?|each|every|this|the|copy) tweets?\b/i, 'post'],
  [/\ba text\b(?! (?:file|field|input|message))/i, 'a draft, some text, a text file'],
];

/** Nobody says "do not" aloud. Legal texts are exempt, and so is SQL in capitals. */
const STIFF =
  /\b(?:[Cc]annot|(?:[Dd]oe?s?|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave|[Hh]ad|[Cc]an|[Cc]ould|[Ww]ill|[Ww]ould|[Ss]hould) not)\b/;
const SPEAKS_FORMALLY = /^content\/site\/legal\.md$/;
/** Prompts: models read them in the wording that was measured. */
const NOT_READ =
  /\.test\.tsx?$|prompts?\.ts$|\.data\.ts$|\/testing\/|node_modules|^THIRD-PARTY|^docs\/voice\.md$/;
/** What models are asked, SQL, and word lists. */
const NOT_SENTENCES =
  /^server\/(?:db\/schema\/|modules\/generations\/model\/missing-lines|text\/evidence\/repeats|providers\/(?:recognition\/google|speech\/neural\/))/;
/** For machines or developers, never shown to users. */
const NOT_SHOWN = /^(?:throw |console\.)/;

function filesIn(place: string): string[] {
  const pattern = place.includes('*') ? place : `${place}/**/*.{ts,tsx,md}`;
  return globSync(pattern).filter((file) => !NOT_READ.test(file) && !NOT_SENTENCES.test(file));
}

function textsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return source.replaceAll(/`[^`]*`/g, '').split('\n');
  const texts: string[] = [];
  const add = (text: string) => {
    if (text.includes(' ')) texts.push(text.replaceAll(/\s+/g, ' ').trim());
  };
  const hidden = [...source.matchAll(/throw new Error\(|console\.\w+\(/g)].map(
    ({ index }) => index,
  );
  const isHidden = (start: number) => {
    const before = hidden.findLast((index) => index < start);
    return before !== undefined && NOT_SHOWN.test(source.slice(before)) && start - before < 60;
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && !isHidden(start)) add(value);
    },
    TemplateElement: ({ value, start }) => {
      if (!isHidden(start)) add(value.raw);
    },
    JSXText: ({ value }) => add(value),
  }).visit(parseSync(file, source).program);
  return texts;
}

describe('texts are in plain English', () => {
  for (const place of PLACES) {
    test(`in ${place}`, () => {
      const faults = filesIn(place).flatMap((file) =>
        textsIn(file).flatMap((text) => {
          const found = BANNED.filter(([phrase]) => phrase.test(text)).map(([, better]) => better);
          if (!SPEAKS_FORMALLY.test(file) && STIFF.test(text)) found.push('a contraction');
          return found.map((better) => `${file}: “${text}” → ${better}`);
        }),
      );
      assert.deepEqual(faults, []);
    });
  }
});
