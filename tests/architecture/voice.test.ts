import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parseSync, Visitor } from 'vite';

/** What people read, and where. Another part of the product joins the test with a line here. */
const PLACES = [
  'web/site',
  'web/app',
  'web/features',
  'web/lib',
  'content/site',
  'content/articles',
  'contract/errors',
  'contract/parts.ts',
  'cli/admin-verbs.ts',
  'cli/ask-sources.ts',
  'cli/billing-verbs.ts',
  'cli/doctor',
  'cli/make.ts',
  'cli/terminal-client.ts',
  'cli/terminal-progress.ts',
  'cli/terminal-source.ts',
  'server/core',
  'server/modules/operations',
  'server/modules/account-data',
  'server/modules/mail',
  'server/modules/billing/letters.ts',
  'server/modules/billing/letter-words.ts',
] as const;

/** Phrases that sound like a translation, with what to say instead (docs/voice.md). */
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
];

/** Said aloud, nobody says "do not"; legal text keeps the long form, and so do words that were recorded. */
const STIFF =
  /\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should) not)\b/i;
const SPEAKS_FORMALLY = /^content\/site\/(?:legal\.md|podcast-samples\.ts)$/;
/** Told to machines or developers, never shown. */
const NOT_SHOWN = /^(?:throw |console\.)/;

function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return globSync(`${place}/**/*.{ts,tsx,md}`).filter((file) => !file.endsWith('.test.ts'));
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

describe('people read plain English', () => {
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
