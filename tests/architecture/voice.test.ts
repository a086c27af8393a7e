import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parseSync, Visitor } from 'vite';

/** Folders with texts that people read. Add a line to check another one. */
const PLACES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/capacity.md',
  'docs/configuration.md',
  'docs/operations.md',
  'docs/podcasts.md',
  'docs/recognition.md',
  'docs/security.md',
  'docs/site.md',
  'web/site',
  'web/app',
  'web/features',
  'web/lib',
  'web/ui',
  'content/site',
  'content/articles',
  'contract/catalog',
  'contract/errors',
  'contract/parts.ts',
  'cli/admin-verbs.ts',
  'cli/ask-sources.ts',
  'cli/billing-verbs.ts',
  'cli/doctor',
  'cli/make.ts',
  'cli/make-many.ts',
  'cli/move-database.ts',
  'cli/release',
  'cli/restore.ts',
  'cli/shelves.ts',
  'cli/terminal-client.ts',
  'cli/terminal-progress.ts',
  'cli/terminal-source.ts',
  'server/app.ts',
  'server/compose.ts',
  'server/serve.ts',
  'server/core',
  'server/queue',
  'server/providers/billing/select.ts',
  'server/providers/transcripts/select.ts',
  'server/modules/accounts',
  'server/modules/account-data',
  'server/modules/batches',
  'server/modules/catalog',
  'server/modules/free-tools',
  'server/modules/mail',
  'server/modules/operations',
  'server/modules/podcasts',
  'server/modules/questions',
  'server/modules/settings',
  'server/modules/shelves',
  'server/modules/styles',
  'server/modules/usage',
  'server/modules/videos',
  'server/modules/billing/letters.ts',
  'server/modules/billing/letter-words.ts',
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
];

/** Nobody says "do not" aloud. Legal texts are exempt, and so is SQL in capitals. */
const STIFF =
  /\b(?:[Cc]annot|(?:[Dd]oe?s?|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave|[Hh]ad|[Cc]an|[Cc]ould|[Ww]ill|[Ww]ould|[Ss]hould) not)\b/;
const SPEAKS_FORMALLY = /^content\/site\/legal\.md$/;
/** Prompts: models read them in the wording that was measured. */
const NOT_READ = /\.test\.ts$|prompt\.ts$/;
/** For machines or developers, never shown to users. */
const NOT_SHOWN = /^(?:throw |console\.)/;

function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return globSync(`${place}/**/*.{ts,tsx,md}`).filter((file) => !NOT_READ.test(file));
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
