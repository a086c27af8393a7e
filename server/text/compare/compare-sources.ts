import { createHash } from 'node:crypto';
import { languageOfTag, type LanguageValue } from '#contract/catalog/languages.ts';
import type { JoinedPart, TranscriptBlock } from '#contract/videos.ts';
import { createLruCache } from '#server/core/lru-cache.ts';
import { type DifferenceKind, relationOf } from './relation.ts';
import {
  type FoundStatement,
  findStatements,
  type ReadStatement,
  type Statement,
} from './statements.ts';

/** What several sources say alike: one fact with a statement from each of them. */
export interface SharedFact {
  statements: Statement[];
}

/** What sources say differently about the same thing. */
export interface Difference {
  kind: DifferenceKind;
  /** Two or more; no source is on two of them. */
  sides: DifferenceSide[];
}

export interface DifferenceSide {
  /** Its figure or date as said; empty if the sides differ in something else. */
  value: string;
  language: LanguageValue;
  /** What the sources on this side say, one statement from each. */
  statements: Statement[];
}

export interface ComparedSources {
  shared: SharedFact[];
  differences: Difference[];
}

type ComparedPart = Pick<JoinedPart, 'fromBlock' | 'languageTag'> &
  Partial<Pick<JoinedPart, 'title'>>;

/** How many of each are listed at most. */
const MOST_LISTED = 20;
/** Words in more statements than this don't lead to others. */
const MOST_PLACES = 400;
const MOST_COMPARED = 12;
/** With a smaller share of words in common, two statements aren’t read any further. */
const NEAR = 0.35;

/** By what they consist of, because a worker gets new copies of the same sources with every task. */
const MOST_KEPT = 16;
const known = createLruCache<ComparedSources>(MOST_KEPT);

/**
 * Compares what several sources say, sentence by sentence. By words alone, and strictly: what is said in quite other words
 * is missed, and sentences of different languages aren't compared.
 */
export function compareSources(
  parts: readonly ComparedPart[],
  blocks: readonly TranscriptBlock[],
): ComparedSources {
  if (parts.length < 2) return { shared: [], differences: [] };
  return known.get(keyOf(parts, blocks), () => compareAll(parts, blocks));
}

function keyOf(parts: readonly ComparedPart[], blocks: readonly TranscriptBlock[]): string {
  const hash = createHash('sha256');
  hash.update(
    JSON.stringify(
      parts.map(({ fromBlock, languageTag, title }) => [fromBlock, languageTag, title]),
    ),
  );
  for (const { id, startMs, speaker, text } of blocks) {
    hash.update(JSON.stringify([id, startMs, speaker, text]));
  }
  return hash.digest('base64');
}

function compareAll(
  parts: readonly ComparedPart[],
  blocks: readonly TranscriptBlock[],
): ComparedSources {
  const all = parts.flatMap(({ fromBlock, languageTag, title = '' }, source) => {
    const language = languageOfTag(languageTag);
    const before = parts[source + 1]?.fromBlock ?? Infinity;
    const own = blocks.filter(({ id }) => id >= fromBlock && id < before);
    return language === null ? [] : findStatements({ source, title }, own, language);
  });
  const found: Found = { alike: new Map(), unlike: new Map(), weights: new Map() };
  for (const some of Map.groupBy(all, ({ language }) => language).values()) {
    if (new Set(some.map(({ source }) => source)).size > 1) compareWithin(some, found);
  }
  return { shared: sharedIn(found), differences: differencesIn(found) };
}

type Pairs = Map<ReadStatement, ReadStatement[]>;

interface Unlike {
  other: ReadStatement;
  kind: Difference['kind'];
  /** What differs, in the one statement and in the other. */
  values: readonly [own: string, its: string];
}

interface Found {
  /** Both directions, including statements of the same source. */
  alike: Pairs;
  unlike: Map<ReadStatement, Unlike[]>;
  weights: Map<ReadStatement, number>;
}

function compareWithin(statements: readonly FoundStatement[], found: Found): void {
  const places = new Map<string, number[]>();
  for (const [at, { words }] of statements.entries()) {
    for (const word of words) {
      const list = places.get(word);
      if (list) list.push(at);
      else places.set(word, [at]);
    }
  }
  const weightOf = (word: string) =>
    Math.log(1 + statements.length / (places.get(word)?.length ?? 1));
  const weights = statements.map(({ words }) =>
    words.reduce((sum, word) => sum + weightOf(word), 0),
  );
  const scores = new Float64Array(statements.length);
  for (const [at, one] of statements.entries()) {
    const touched: number[] = [];
    let skipped = 0;
    for (const word of one.words) {
      const list = places.get(word)!;
      const weight = weightOf(word);
      if (list.length > MOST_PLACES) skipped += weight;
      else
        for (const other of list) {
          if (other <= at) continue;
          if (scores[other] === 0) touched.push(other);
          scores[other]! += weight;
        }
    }
    const isNear = (other: number) =>
      scores[other]! + skipped >= NEAR * Math.max(weights[at]!, weights[other]!);
    const best = touched
      .filter(isNear)
      .sort((a, b) => scores[b]! - scores[a]!)
      .slice(0, MOST_COMPARED);
    for (const other of touched) scores[other] = 0;
    if (best.length === 0) continue;
    const own = one.read();
    if (own === null) continue;
    found.weights.set(own, weights[at]!);
    for (const other of best) {
      const its = statements[other]!.read();
      if (its === null) continue;
      found.weights.set(its, weights[other]!);
      compareTwo(own, its, found);
    }
  }
}

function compareTwo(one: ReadStatement, other: ReadStatement, { alike, unlike }: Found): void {
  const relation = relationOf(one, other);
  if (relation === null) return;
  const { kind, values = NO_VALUES } = relation;
  const [own, its] = values;
  if (kind === 'alike') {
    alike.set(one, [...(alike.get(one) ?? []), other]);
    alike.set(other, [...(alike.get(other) ?? []), one]);
    return;
  }
  unlike.set(one, [...(unlike.get(one) ?? []), { other, kind, values: [own, its] }]);
  unlike.set(other, [...(unlike.get(other) ?? []), { other: one, kind, values: [its, own] }]);
}

const NO_VALUES = ['', ''] as const;

function sharedIn({ alike, weights }: Found): SharedFact[] {
  const taken = new Set<ReadStatement>();
  const facts: { statements: Statement[]; weight: number }[] = [];
  const seeds = [...alike.keys()].toSorted(
    (one, other) => alike.get(other)!.length - alike.get(one)!.length,
  );
  for (const seed of seeds) {
    if (taken.has(seed)) continue;
    const statements = onePerSource([seed, ...alike.get(seed)!.filter((one) => !taken.has(one))]);
    if (statements.length < 2) continue;
    for (const one of statements) taken.add(one);
    facts.push({
      statements: statements.toSorted(byPlace).map(plain),
      weight: statements.length * weights.get(seed)!,
    });
  }
  return facts
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_LISTED)
    .map(({ statements }) => ({ statements }));
}

function differencesIn({ alike, unlike, weights }: Found): Difference[] {
  const taken = new Set<ReadStatement>();
  const found: (Difference & { weight: number })[] = [];
  for (const [seed, others] of unlike) {
    if (taken.has(seed)) continue;
    const { kind } = others[0]!;
    const [
      {
        values: [value],
      },
    ] = others as [Unlike];
    const sides = [{ value, all: [seed, ...(alike.get(seed) ?? [])] }];
    for (const {
      other,
      kind: its,
      values: [, otherValue],
    } of others) {
      if (its !== kind || taken.has(other)) continue;
      const like = alike.get(other) ?? [];
      const side = sides.slice(1).find(({ all }) => like.includes(all[0]!));
      if (side) side.all.push(other);
      else sides.push({ value: otherValue, all: [other, ...like] });
    }
    // A source that says both contradicts itself, or speaks of two things.
    const own = sides.map(({ all }) => onePerSource(all));
    const sources = own.flatMap((side) => side.map(({ source }) => source));
    if (own.length < 2 || new Set(sources).size < sources.length) continue;
    for (const one of own.flat()) taken.add(one);
    found.push({
      kind,
      sides: own.map((side, at) => ({
        value: sides[at]!.value,
        language: seed.language,
        statements: side.toSorted(byPlace).map(plain),
      })),
      weight: weights.get(seed)!,
    });
  }
  return found
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_LISTED)
    .map(({ kind, sides }) => ({ kind, sides }));
}

function onePerSource(statements: readonly ReadStatement[]): ReadStatement[] {
  return [...new Map(statements.toReversed().map((one) => [one.source, one])).values()].reverse();
}

const byPlace = (one: Statement, other: Statement) => one.blockId - other.blockId;

const plain = ({ source, blockId, startMs, endMs, speaker, text }: ReadStatement): Statement => ({
  source,
  blockId,
  startMs,
  endMs,
  ...(speaker !== undefined && { speaker }),
  text,
});
