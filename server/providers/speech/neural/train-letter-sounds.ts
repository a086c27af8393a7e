import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { dictionary } from 'cmu-pronouncing-dictionary';
import {
  encodeTree,
  letterAt,
  decodeTree,
  type LetterNode,
  type LetterTree,
  LOOKS,
  type PackedTree,
  soundOut,
} from './letter-tree.ts';

/**
 * `node server/providers/speech/neural/train-letter-sounds.ts` trains the tree for words missing from the dictionary, writes
 * `letter-sounds.br` and prints its accuracy on held-out words.
 */
const ROUNDS = 6;
const KEPT_BACK_EVERY = 20;
/** A letter may be silent or have one sound, or two as in "x". */
const MOST_SOUNDS = 2;

interface Entry {
  word: string;
  sounds: string[];
}

interface Example {
  word: string;
  index: number;
  answer: number;
}

const entries: Entry[] = Object.entries(dictionary)
  .filter(([word]) => /^[a-z']+$/.test(word) && word.length > 1)
  .map(([word, sounds]) => ({ word, sounds: sounds.split(' ') }))
  .filter(({ word, sounds }) => sounds.length <= word.length * MOST_SOUNDS);
const training = entries.filter((_, at) => at % KEPT_BACK_EVERY !== 0);
const keptBack = entries.filter((_, at) => at % KEPT_BACK_EVERY === 0);

const growth = grow(toExamples(training));
console.log(`nodes ${count(growth.root)}, sounds ${growth.sounds.length}`);
report('kept back', decodeTree(encodeTree(growth)), keptBack);

const whole = grow(toExamples(entries));
const bytes = brotliCompressSync(encodeTree(whole), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(new URL('./letter-sounds.br', import.meta.url), bytes);
console.log(`written, ${Math.round(bytes.length / 1024)} kB`);

/** Aligns letters with sounds by expectation maximization. */
function align(list: readonly Entry[]): string[][] {
  let likely = new Map<string, number>();
  let aligned: string[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = new Map<string, number>();
    const ofLetter = new Map<string, number>();
    aligned = list.map((entry) => bestAlignment(entry, likely, round === 0));
    for (const [at, parts] of aligned.entries()) {
      const { word } = list[at]!;
      for (const [index, part] of parts.entries()) {
        const letter = word[index]!;
        seen.set(`${letter} ${part}`, (seen.get(`${letter} ${part}`) ?? 0) + 1);
        ofLetter.set(letter, (ofLetter.get(letter) ?? 0) + 1);
      }
    }
    likely = new Map(
      [...seen].map(([key, times]) => [key, Math.log(times / ofLetter.get(key[0]!)!)]),
    );
  }
  return aligned;
}

function bestAlignment({ word, sounds }: Entry, likely: Map<string, number>, first: boolean) {
  const width = sounds.length + 1;
  const score = new Float64Array((word.length + 1) * width).fill(-Infinity);
  const taken = new Int8Array((word.length + 1) * width);
  score[0] = 0;
  for (let index = 0; index < word.length; index += 1) {
    for (let at = 0; at < width; at += 1) {
      const here = score[index * width + at]!;
      if (here === -Infinity) continue;
      for (let take = 0; take <= MOST_SOUNDS && at + take < width; take += 1) {
        const part = sounds.slice(at, at + take).join(' ');
        // Initial guess: a letter stands for one sound near its own position.
        const known = first
          ? (take === 1 ? -1 : -2.5) - Math.abs(at / width - index / word.length)
          : (likely.get(`${word[index]} ${part}`) ?? -16);
        const cell = (index + 1) * width + at + take;
        if (here + known > score[cell]!) {
          score[cell] = here + known;
          taken[cell] = take;
        }
      }
    }
  }
  const parts: string[] = [];
  for (let index = word.length, at = sounds.length; index > 0; index -= 1) {
    const take = taken[index * width + at]!;
    parts.unshift(sounds.slice(at - take, at).join(' '));
    at -= take;
  }
  return parts;
}

function toExamples(list: readonly Entry[]): { examples: Example[]; sounds: string[] } {
  const numbers = new Map<string, number>();
  const examples: Example[] = [];
  for (const [at, parts] of align(list).entries()) {
    for (const [index, part] of parts.entries()) {
      if (!numbers.has(part)) numbers.set(part, numbers.size);
      examples.push({ word: list[at]!.word, index, answer: numbers.get(part)! });
    }
  }
  return { examples, sounds: [...numbers.keys()] };
}

function grow({ examples, sounds }: { examples: Example[]; sounds: string[] }): LetterTree {
  return { sounds, root: branch(examples, 0) };
}

function branch(examples: readonly Example[], level: number): LetterNode {
  const times = new Map<number, number>();
  for (const { answer } of examples) times.set(answer, (times.get(answer) ?? 0) + 1);
  const [answer] = [...times].reduce((best, one) => (one[1] > best[1] ? one : best));
  const next = new Map<number, LetterNode>();
  const look = LOOKS[level];
  if (times.size > 1 && look !== undefined) {
    const groups = new Map<number, Example[]>();
    for (const example of examples) {
      const letter = letterAt(example.word, example.index + look);
      const group = groups.get(letter);
      if (group) group.push(example);
      else groups.set(letter, [example]);
    }
    for (const [letter, group] of groups) {
      const child = branch(group, level + 1);
      // Drop branches that give the same answer as their parent.
      if (child.next.size > 0 || child.answer !== answer) next.set(letter, child);
    }
  }
  return { answer, next };
}

function count(node: LetterNode): number {
  return [...node.next.values()].reduce((sum, next) => sum + count(next), 1);
}

function report(name: string, tree: PackedTree, list: readonly Entry[]): void {
  const plain = (sounds: readonly string[]) => sounds.join(' ').replaceAll(/\d/g, '');
  const right = list.filter(({ word, sounds }) => plain(soundOut(tree, word)) === plain(sounds));
  const stressed = list.filter(
    ({ word, sounds }) => soundOut(tree, word).join(' ') === sounds.join(' '),
  );
  const share = (part: number) => `${((100 * part) / list.length).toFixed(1)} %`;
  console.log(
    `${name}: ${share(right.length)} of words right, ${share(stressed.length)} with their stress`,
  );
}
