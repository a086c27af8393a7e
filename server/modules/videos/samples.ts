import { readdirSync, readFileSync } from 'node:fs';
import { SampleSchema, type Sample } from '#contract/videos.ts';

const FOLDER = new URL('../../../content/samples/', import.meta.url);
const FIRST = 'small-garden';

/** The built-in videos by id, in order. Read once. */
let loaded: ReadonlyMap<string, Sample> | null = null;

export function getSamples(): ReadonlyMap<string, Sample> {
  loaded ??= new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.json'))
      .map((name) => SampleSchema.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))))
      .toSorted((one, other) => Number(other.id === FIRST) - Number(one.id === FIRST))
      .map((sample) => [sample.id, sample]),
  );
  return loaded;
}

export function findSample(wanted: true | string): Sample | null {
  return getSamples().get(wanted === true ? FIRST : wanted) ?? null;
}
