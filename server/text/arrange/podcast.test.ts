import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import type { PodcastDocument } from '#contract/documents.ts';
import { lengthAgainst, usualSeconds } from '#contract/speaking-time.ts';
import type { Chapter, Cue } from '#contract/videos.ts';
import { languageOf } from '#server/languages/table.ts';
import { checkRules } from '../evidence/rules.ts';
import { bareCaptions, punctuatedCaptions } from '#tests/support/bee-captions.ts';
import { arrange } from './arrange.ts';

interface Source {
  title: string;
  language: LanguageValue;
  cues: Cue[];
  chapters: Chapter[];
}

const LENGTHS = [1, 3, 8, 20, 60];

const sample = (name: string): Source =>
  JSON.parse(
    readFileSync(new URL(`../../../content/samples/${name}.json`, import.meta.url), 'utf8'),
  ) as Source;

function podcastOf(source: Source, minutes: number, hosts: number): PodcastDocument {
  const { title, language, cues, chapters } = source;
  const made = arrange({
    format: 'podcast',
    title,
    language,
    cues,
    chapters,
    options: { minutes, hosts },
  });
  assert.ok(made?.format === 'podcast');
  return made;
}

const turnsOf = ({ sections }: PodcastDocument) =>
  sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'turn'));

function assertPasses(source: Source, minutes: number, hosts: number): void {
  const made = podcastOf(source, minutes, hosts);
  const where = `${source.language}, ${minutes} min, ${hosts}`;
  const lines = turnsOf(made).map(({ md }) => md);
  assert.deepEqual(
    lines.filter((line, at) => lines.indexOf(line) !== at),
    [],
    `${where}: said twice`,
  );
  const spoken = lines.reduce((sum, line) => sum + usualSeconds(line), 0);
  // Repeated lines are quoted only once.
  const inAll = [...new Set(source.cues.map(({ text }) => text))].reduce(
    (sum, text) => sum + usualSeconds(text),
    0,
  );
  for (const rule of checkRules(made, minutes)) {
    // An episode can't be longer than its talk.
    const isAllThereIs = rule.id === 'podcast.length' && inAll < minutes * 60;
    if (isAllThereIs) assert.notEqual(lengthAgainst(spoken, minutes), 'long', where);
    else assert.equal(rule.state, 'ok', `${where}: ${rule.message}`);
  }
}

describe('F3 a script of the built-in engine passes the checks that we show with it', () => {
  for (const { value: language } of LANGUAGES)
    test(`in ${language}, at every length, with one host and with two`, () => {
      const source = { title: 'Bees', language, chapters: [] };
      for (const minutes of LENGTHS)
        for (const hosts of [1, 2])
          assertPasses({ ...source, cues: punctuatedCaptions(language) }, minutes, hosts);
      assertPasses({ ...source, cues: bareCaptions(language) }, 8, 2);
    });

  for (const name of ['small-garden', 'airing-de', 'bicycle-ja', 'sleep-th', 'bread-ar'])
    test(`for the sample ${name}`, () => {
      const source = sample(name);
      for (const minutes of LENGTHS)
        for (const hosts of [1, 2]) assertPasses(source, minutes, hosts);
    });
});

test('a talk that repeats itself is quoted once', () => {
  const line = 'The beds along the fence lie in the shade of the wall all afternoon.';
  const cues = Array.from({ length: 60 }, (_, index) => ({
    startMs: index * 5000,
    endMs: index * 5000 + 4500,
    text:
      index % 3 === 0 ? line : `In week ${index} the gardener waters the beds at ${index} o'clock.`,
  }));
  const chapters = [0, 100_000, 200_000].map((startMs) => ({ startMs, title: 'Again' }));
  for (const minutes of LENGTHS)
    assertPasses({ title: 'Again', language: 'english', cues, chapters }, minutes, 2);
});

test('a narrator attributes the words that follow, and no questions are invented', () => {
  const { says } = languageOf('english').phrases;
  const spoken = sample('small-garden')
    .cues.map(({ text }) => text)
    .join(' ');
  const alone = podcastOf(sample('small-garden'), 8, 1);
  for (const { kind, blocks } of alone.sections) {
    if (kind !== 'script') continue;
    const [first] = blocks.filter(({ blockIds }) => blockIds.length > 0);
    assert.ok(
      says.some((words) => first!.md.startsWith(words)),
      first!.md,
    );
  }
  const two = podcastOf(sample('small-garden'), 8, 2);
  const [narrator, reader] = two.speakers;
  for (const { md, speaker, blockIds } of turnsOf(two)) {
    assert.equal(speaker, blockIds.length > 0 ? reader!.id : narrator!.id, md);
    if (md.includes('?')) assert.ok(spoken.includes(md.match(/[^.?!"]*\?/u)![0].trim()), md);
  }
  assert.equal(reader!.name, languageOf('english').phrases.reader);
});

test('nobody is mentioned before being named, and no question is reported without its words', () => {
  for (const minutes of [3, 5, 8]) {
    const said = turnsOf(podcastOf(sample('small-garden'), minutes, 2)).map(({ md }) => md);
    for (const md of said) {
      if (md.includes('she looked over the fence and asked me')) {
        assert.match(said.join(' '), /The woman next door .* One evening she/su);
        assert.match(said.join(' '), /Where is the sun at four/u);
      }
      assert.doesNotMatch(md, /the valley\?|the morning\?|“(?:plants|beds|hostas)”/u);
    }
  }
});

test('quotes follow the spoken order', () => {
  const turns = turnsOf(podcastOf(sample('small-garden'), 3, 2));
  const starts = turns.flatMap(({ startMs }) => startMs ?? []);
  assert.deepEqual(
    starts,
    starts.toSorted((a, b) => a - b),
  );
});

test('a narrator says a chapter’s name and nothing else, and no two introductions in a row are alike', () => {
  const { says } = languageOf('english').phrases;
  const garden = sample('small-garden');
  const two = podcastOf(garden, 8, 2);
  const script = two.sections.filter(({ kind }) => kind === 'script');
  const names = garden.chapters.map(({ title }) => `${title}.`);
  for (const { blocks } of script.slice(1)) {
    const own = blocks.filter(
      ({ speaker, md }) => speaker === 'host1' && !md.includes('Thank you'),
    );
    for (const { md } of own) assert.ok(names.includes(md), md);
  }
  const alone = turnsOf(podcastOf(garden, 8, 1)).map(({ md }) => md);
  const leads = alone.flatMap((md) => says.find((words) => md.startsWith(words)) ?? []);
  assert.ok(leads.length <= alone.length / 2 + 1);
  for (const [at, lead] of leads.entries()) assert.notEqual(lead, leads[at + 1]);
});

test('unnamed parts follow one another without a word from the narrator', () => {
  const { cues, language } = sample('small-garden');
  const bare = { title: 'captions.long.en', language, cues, chapters: [] };
  const [first, ...others] = turnsOf(podcastOf(bare, 8, 2)).filter(
    ({ blockIds }) => blockIds.length === 0,
  );
  assert.match(first!.md, /^Welcome/u);
  assert.deepEqual(
    others.map(({ md }) => md),
    [languageOf('english').phrases.farewell],
  );
});

test("a chapter whose name opens the reading isn't announced in the same words", () => {
  const text =
    'Water deeply and rarely, and do it in the morning, down at the roots of the plants.';
  const cues = [
    'The soil under the old wall was dry and grey after a month without any rain at all.',
    text,
    'A quick sprinkle every evening only wets the top centimetre of the soil in a bed.',
  ].map((line, at) => ({ startMs: at * 6000, endMs: at * 6000 + 5500, text: line }));
  const chapters = [
    { startMs: 0, title: 'Dry soil' },
    { startMs: 6000, title: 'Water deeply and rarely' },
  ];
  const made = podcastOf({ title: 'Watering', language: 'english', cues, chapters }, 3, 2);
  const lines = turnsOf(made).map(({ md }) => md);
  assert.ok(lines.some((md) => md.startsWith(text)));
  assert.ok(!lines.includes('Water deeply and rarely.'));
});
