/**
 * A decision tree from spelling to sound. Each level looks at one more neighbouring letter and stores the best answer so far, so
 * unknown words still get one. Trained on a dictionary by `train-letter-sounds.ts`.
 */
export interface LetterNode {
  /** Index into {@link LetterTree.sounds}. */
  answer: number;
  /** Keyed by the letter's character code. */
  next: Map<number, LetterNode>;
}

export interface LetterTree {
  /** Sounds of one letter in ARPAbet; empty for a silent one. */
  sounds: string[];
  root: LetterNode;
}

/** Which letter each level looks at. Following letters are more informative than preceding ones. */
export const LOOKS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5] as const;
/** Padding before and after a word. */
export const EDGE = 0;

export function letterAt(word: string, index: number): number {
  return index < 0 || index >= word.length ? EDGE : word.charCodeAt(index);
}

/** The tree in memory: nodes in pre-order with first child and next sibling. As objects it would take forty times as much. */
export interface PackedTree {
  sounds: string[];
  answer: Uint16Array;
  letter: Uint8Array;
  /** 0: none. */
  first: Uint32Array;
  beside: Uint32Array;
}

/** ARPAbet sounds of a lowercase word. */
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

/** Letters are judged separately, so a word may end up with two primary stresses or none; this fixes that. */
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

/** Serializes the sound list, then the nodes in pre-order: answer, number of children, and each child's letter. */
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
  // A node takes three bytes, and all but the first one more for its letter.
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
