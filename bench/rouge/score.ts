import { porterStem } from './porter.ts';

export interface Rouge {
  r1: number;
  r2: number;
  rl: number;
}

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export function splitSentences(text: string): string[] {
  return [...sentenceSegmenter.segment(text)]
    .map((part) => part.segment.trim())
    .filter((sentence) => sentence !== '');
}

const stems = new Map<string, string>();

function tokens(text: string): string[] {
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((token) => {
    if (token.length <= 3) return token;
    let stem = stems.get(token);
    if (stem === undefined) stems.set(token, (stem = porterStem(token)));
    return stem;
  });
}

function counts(items: readonly string[]): Map<string, number> {
  const map = new Map<string, number>();
  for (const item of items) map.set(item, (map.get(item) ?? 0) + 1);
  return map;
}

const f1 = (hits: number, candidate: number, reference: number): number =>
  hits === 0 ? 0 : (2 * hits) / (candidate + reference);

function overlap(candidate: readonly string[], reference: readonly string[]): number {
  const left = counts(candidate);
  let hits = 0;
  for (const [item, count] of counts(reference)) hits += Math.min(count, left.get(item) ?? 0);
  return f1(hits, candidate.length, reference.length);
}

const pairs = (items: readonly string[]): string[] =>
  items.slice(1).map((item, index) => `${items[index]} ${item}`);

/** Positions in `reference` of a longest common subsequence with `candidate`. */
function lcsPositions(reference: readonly string[], candidate: readonly string[]): number[] {
  const width = candidate.length + 1;
  const table = new Uint16Array((reference.length + 1) * width);
  for (let i = 1; i <= reference.length; i++)
    for (let j = 1; j <= candidate.length; j++)
      table[i * width + j] =
        reference[i - 1] === candidate[j - 1]
          ? table[(i - 1) * width + j - 1]! + 1
          : Math.max(table[(i - 1) * width + j]!, table[i * width + j - 1]!);
  const positions: number[] = [];
  let i = reference.length;
  let j = candidate.length;
  while (i > 0 && j > 0) {
    if (reference[i - 1] === candidate[j - 1]) {
      positions.push(i - 1);
      i--;
      j--;
    } else if (table[i * width + j - 1]! > table[(i - 1) * width + j]!) j--;
    else i--;
  }
  return positions;
}

/**
 * Union of the common subsequences of every reference sentence, with each word counted at most as often as both sides
 * have it.
 */
function summaryLcs(candidate: readonly string[][], reference: readonly string[][]): number {
  const candidateLeft = counts(candidate.flat());
  const referenceLeft = counts(reference.flat());
  let hits = 0;
  for (const sentence of reference) {
    const union = new Set(candidate.flatMap((other) => lcsPositions(sentence, other)));
    for (const position of [...union].sort((a, b) => a - b)) {
      const word = sentence[position]!;
      const left = candidateLeft.get(word) ?? 0;
      const right = referenceLeft.get(word) ?? 0;
      if (left === 0 || right === 0) continue;
      candidateLeft.set(word, left - 1);
      referenceLeft.set(word, right - 1);
      hits++;
    }
  }
  return f1(hits, candidate.flat().length, reference.flat().length);
}

/** ROUGE-1, -2 and -Lsum F1 in hundredths: lower case, Porter stems over three letters. */
export function rouge(candidate: readonly string[], reference: string): Rouge {
  const ours = candidate.map(tokens);
  const theirs = splitSentences(reference).map(tokens);
  const flat = [ours.flat(), theirs.flat()] as const;
  return {
    r1: 100 * overlap(...flat),
    r2: 100 * overlap(pairs(flat[0]), pairs(flat[1])),
    rl: 100 * summaryLcs(ours, theirs),
  };
}
