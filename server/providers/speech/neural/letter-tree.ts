/**
 * A decision tree from spelling to sound: each level looks at one more letter around the one in question and holds the
 * best answer so far, so a word never seen still gets one. Grown from a dictionary by `train-letter-sounds.ts`.
 */
export interface LetterNode {
  /** Index of the sounds; see {@link LetterTree.sounds}. */
  answer: number;
  /** By the character code of the letter looked at. */
  next: Map<number, LetterNode>;
}

export interface LetterTree {
  /** Sounds of one letter, as the dictionary spells them; the empty text for a silent one. */
  sounds: string[];
  root: LetterNode;
}

/** Which neighbour each level looks at. The next letters tell more than the ones before. */
export const LOOKS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5] as const;
/** Stands for what is before and after a word. */
export const EDGE = 0;

export function letterAt(word: string, index: number): number {
  return index < 0 || index >= word.length ? EDGE : word.charCodeAt(index);
}

/**
 * The tree as it is read: nodes in the order of a walk, each naming its first branch and the next branch beside it. As
 * objects it would take forty times the memory.
 */
export interface PackedTree {
  sounds: string[];
  answer: Uint16Array;
  letter: Uint8Array;
  /** 0: none. */
  first: Uint32Array;
  beside: Uint32Array;
}

/** The sounds of a word in small letters, as the dictionary spells them. */
export function soundOut(tree: PackedTree, word: string): string[] {
  const { answer, letter, first, beside } = tree;
  const sounds: string[] = [];
  for (let index = 0; index < word.length; index += 1) {
    let node = 0;
    for (const look of LOOKS) {
      const wanted = letterAt(word, index + look);
      let next = first[node]!;
      while (next !== 0 && letter[next] !== wanted) next = beside[next]!;
      if (next === 0) break;
      node = next;
    }
    const found = tree.sounds[answer[node]!]!;
    if (found !== '') sounds.push(...found.split(' '));
  }
  return withOneStress(sounds);
}

/** Letters are judged one by one, so a word can come out with two heavy syllables or none. */
function withOneStress(sounds: readonly string[]): string[] {
  const heavy = sounds.findIndex((sound) => sound.endsWith('1'));
  if (heavy < 0) {
    const vowel = sounds.findIndex((sound) => /[02]$/.test(sound));
    return sounds.map((sound, at) => (at === vowel ? `${sound.slice(0, -1)}1` : sound));
  }
  return sounds.map((sound, at) =>
    at > heavy && sound.endsWith('1') ? `${sound.slice(0, -1)}2` : sound,
  );
}

/** A sound list, then the nodes in the order of a walk: answer, number of branches, and each branch's letter. */
export function encodeTree({ sounds, root }: LetterTree): Uint8Array {
  const bytes: number[] = [];
  const list = new TextEncoder().encode(sounds.join('\n'));
  const number = (value: number) => bytes.push(value >> 8, value & 255);
  const walk = (node: LetterNode) => {
    number(node.answer);
    bytes.push(node.next.size);
    for (const [letter, next] of node.next) {
      bytes.push(letter);
      walk(next);
    }
  };
  number(list.length);
  bytes.push(...list);
  walk(root);
  return Uint8Array.from(bytes);
}

export function decodeTree(bytes: Uint8Array): PackedTree {
  let at = 0;
  const byte = () => bytes[at++]!;
  const number = () => (byte() << 8) | byte();
  const length = number();
  const sounds = new TextDecoder().decode(bytes.subarray(at, at + length)).split('\n');
  at += length;
  // A node takes three bytes, and each but the first one more for its letter.
  const most = Math.ceil((bytes.length - at) / 4) + 1;
  const tree: PackedTree = {
    sounds,
    answer: new Uint16Array(most),
    letter: new Uint8Array(most),
    first: new Uint32Array(most),
    beside: new Uint32Array(most),
  };
  let made = 0;
  const walk = (): number => {
    const node = made++;
    tree.answer[node] = number();
    let last = 0;
    for (let left = byte(); left > 0; left -= 1) {
      const letter = byte();
      const next = walk();
      tree.letter[next] = letter;
      if (last === 0) tree.first[node] = next;
      else tree.beside[last] = next;
      last = next;
    }
    return node;
  };
  walk();
  return tree;
}
