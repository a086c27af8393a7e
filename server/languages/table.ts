import { createRequire } from 'node:module';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { type EndReader, type LearnedEnds, makeEndReader } from './learned-ends.ts';
import { type Language, type LanguageData, readLanguage, type TimeWords } from './language.ts';

/*
 * Each language of the catalogue has a file of the same name here. Loaded on first use: a run needs one or two of them,
 * startup none.
 */
const load = createRequire(import.meta.url);
const read = new Map<LanguageValue, Language>();

export function languageOf(value: LanguageValue): Language {
  const known = read.get(value);
  if (known) return known;
  const file: Record<string, LanguageData> = load(`./${value.replace('_', '-')}.ts`);
  const language = readLanguage(Object.values(file)[0]!);
  read.set(value, language);
  return language;
}

const endReaders = new Map<string, EndReader>();

/** The model that finds sentence ends without punctuation; null for languages without one. */
export function endReaderOf(value: LanguageValue): EndReader | null {
  const { learnedEnds } = languageOf(value);
  if (learnedEnds === undefined) return null;
  let reader = endReaders.get(learnedEnds);
  if (!reader) {
    reader = makeEndReader(load(`./${learnedEnds}`) as LearnedEnds);
    endReaders.set(learnedEnds, reader);
  }
  return reader;
}

/** Builds something from all languages on first use, for texts whose language isn't known. */
export function fromAllLanguages<T>(make: (all: readonly Language[]) => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make(LANGUAGES.map(({ value }) => languageOf(value))) };
    return made.value;
  };
}

/** The words of one kind in all languages, as regular expression alternatives. */
export function timeWordsOfAll(all: readonly Language[], kind: keyof TimeWords): string {
  return [...new Set(all.flatMap(({ times }) => times[kind]?.split(/\|(?![^()]*\))/u) ?? []))].join(
    '|',
  );
}
