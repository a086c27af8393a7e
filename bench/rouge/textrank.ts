import { porterStem } from './porter.ts';

const DAMPING = 0.85;
const ROUNDS = 40;

/** TextRank by Mihalcea and Tarau: similarity is the number of shared words over the logarithms of the sentence lengths. */
export function textRank(sentences: readonly string[]): number[] {
  const sets = sentences.map(
    (sentence) =>
      new Set((sentence.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => porterStem(word))),
  );
  const postings = new Map<string, number[]>();
  for (const [index, set] of sets.entries())
    for (const word of set) {
      const list = postings.get(word);
      if (list) list.push(index);
      else postings.set(word, [index]);
    }
  const edges = sets.map((set, index) => {
    const shared = new Map<number, number>();
    for (const word of set)
      for (const other of postings.get(word)!)
        if (other !== index) shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared].flatMap(([other, count]): [number, number][] => {
      const scale = Math.log(set.size) + Math.log(sets[other]!.size);
      return scale > 0 ? [[other, count / scale]] : [];
    });
  });
  const strength = edges.map((list) => list.reduce((sum, [, weight]) => sum + weight, 0));
  let rank = sets.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = sets.map(() => 1 - DAMPING);
    for (const [index, list] of edges.entries())
      for (const [other, weight] of list)
        next[other]! += (DAMPING * rank[index]! * weight) / strength[index]!;
    rank = next;
  }
  return rank;
}
