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
  const inAll = source.cues.reduce((sum, { text }) => sum + usualSeconds(text), 0);
  for (const rule of checkRules(made, minutes)) {
    // A talk cannot be longer than it is.
    const isAllThereIs = rule.id === 'podcast.length' && inAll < minutes * 60;
    if (isAllThereIs) assert.notEqual(lengthAgainst(spoken, minutes), 'long', where);
    else assert.equal(rule.state, 'ok', `${where}: ${rule.message}`);
  }
}

describe('F3 a script of the built-in engine passes the checks that we show beside it', () => {
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

test('a talk that says the same again and again is told once', () => {
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

test('a narrator says whose words come next, and nobody asks what nobody asked', () => {
  const { says } = languageOf('english').phrases;
  const spoken = sample('small-garden')
    .cues.map(({ text }) => text)
    .join(' ');
  const alone = turnsOf(podcastOf(sample('small-garden'), 8, 1));
  const quoted = alone.filter(({ blockIds }) => blockIds.length > 0);
  assert.ok(quoted.length >= 8);
  for (const { md } of quoted) {
    assert.ok(
      says.some((words) => md.startsWith(words)),
      md,
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

test('nobody is spoken of before being named, no question is told without its words', () => {
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

test('what is told comes in the order in which it was said', () => {
  const turns = turnsOf(podcastOf(sample('small-garden'), 3, 2));
  const starts = turns.flatMap(({ startMs }) => startMs ?? []);
  assert.deepEqual(
    starts,
    starts.toSorted((a, b) => a - b),
  );
});
