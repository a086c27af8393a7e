import type { QuotedMoment } from './questions.ts';
import type { TranscriptBlock } from './videos.ts';

type Quoted = Pick<QuotedMoment, 'quote' | 'speaker'>;

interface Words {
  blocks: readonly TranscriptBlock[];
  /** All blocks in a row without spaces, because quotes have spaces that some languages don't use. */
  text: string;
  /** Where each block starts in it. */
  starts: readonly number[];
  /** Speakers' names before their words. */
  labels: RegExp | null;
}

/** The neighbouring blocks that a quote was taken from, located by its words; it may start or end within a block. */
export function findQuoted({ quote, speaker }: Quoted, words: Words): readonly TranscriptBlock[] {
  const names = words.labels ? [...quote.matchAll(words.labels)].map((one) => one[2]!) : [];
  const isSpoken = (run: readonly TranscriptBlock[]) =>
    names.length > 0
      ? isSame(turnsOf(run), names)
      : speaker === null || run.every((block) => isNamed(block.speaker, speaker));
  // Names may have changed since the answer was given.
  for (const labels of [words.labels, ...ANY_LABELS]) {
    const runs = runsOf(lettersOf(quote, labels), words);
    if (runs.length > 0) return runs.find(isSpoken) ?? runs[0]!;
  }
  return [];
}

/** Prepares blocks for {@link findQuoted}. */
export function joinedWords(blocks: readonly TranscriptBlock[]): Words {
  const labels = labelsOf(blocks.flatMap(({ speaker }) => speaker ?? []));
  const starts: number[] = [];
  let length = 0;
  const texts = blocks.map(({ text }) => {
    const letters = lettersOf(text, labels);
    starts.push(length);
    length += letters.length;
    return letters;
  });
  return { blocks, text: texts.join(''), starts, labels };
}

/** After the end of a sentence, or as words with capital letters. */
const ANY_LABELS = [
  /(^|[.!?…。！？؟]["”’»)]*\s)[^.!?…。！？؟:：]{1,60}:\s/gu,
  /(^|\s)(?:\p{Lu}[\p{L}\p{M}\p{N}'’-]*\s){0,3}[\p{Lu}\p{N}][\p{L}\p{M}\p{N}'’-]*:\s/gu,
];

/** Joined sources may have the title behind a speaker's name. */
const TITLE = /\s\(.*\)$/u;

/** Finds speakers' names before their words; each match is what's before the name, and the name. */
export function labelsOf(speakers: Iterable<string>): RegExp | null {
  const names = new Set([...speakers].flatMap((name) => [name, name.replace(TITLE, '')]));
  names.delete('');
  if (names.size === 0) return null;
  const any = [...names]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  return new RegExp(String.raw`(^|\s)(${any.join('|')}):\s`, 'gu');
}

/** A name in front of a colon is left out of quotes and blocks alike, so they still match if somebody says it. */
function lettersOf(text: string, labels: RegExp | null): string {
  return (labels ? text.replaceAll(labels, '$1') : text).replaceAll(/\s+/gu, '');
}

/** Every run of blocks with these letters. */
function runsOf(needle: string, { blocks, text, starts }: Words): TranscriptBlock[][] {
  const runs: TranscriptBlock[][] = [];
  if (needle === '') return runs;
  let first = 0;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    while (first + 1 < starts.length && starts[first + 1]! <= at) first += 1;
    let last = first;
    while (last + 1 < starts.length && starts[last + 1]! < at + needle.length) last += 1;
    runs.push(blocks.slice(first, last + 1));
  }
  return runs;
}

function turnsOf(run: readonly TranscriptBlock[]): string[] {
  return run.flatMap(({ speaker }, at) =>
    speaker === undefined || speaker === run[at - 1]?.speaker ? [] : speaker,
  );
}

function isSame(turns: readonly string[], names: readonly string[]): boolean {
  return turns.length === names.length && turns.every((turn, at) => isNamed(turn, names[at]!));
}

function isNamed(speaker: string | undefined, name: string): boolean {
  return speaker === name || speaker?.replace(TITLE, '') === name;
}
