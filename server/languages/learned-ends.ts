/*
 * Where sentences of speech end whose captions have no marks: a small network that was shown what people wrote down of
 * talks, and looks at a few words on either side. Weights are whole numbers, so every processor comes to the same cuts.
 */

/** As `cli/train-learned-ends.ts` writes it. */
export interface LearnedEnds {
  /** Common words, then endings of all others ("-ed"), a number (#), any other word (*) and the edge of the text (^). */
  words: string;
  /** Words looked at before and after, numbers that stand for a word, and nodes in between. */
  before: number;
  after: number;
  width: number;
  nodes: number;
  /** Bytes in base64, and what one step of them is worth. */
  meanings: string;
  weights: string;
  step: number;
  biases: number[];
  out: number[];
  outBias: number;
}

export interface EndReader {
  /** For each word, how much speaks for a sentence that begins with it: 0 is even, 3 twenty to one. */
  beginnings(words: readonly string[]): Float64Array;
}

const bytesOf = (text: string): Int8Array => new Int8Array(Buffer.from(text, 'base64'));

export function makeEndReader(learned: LearnedEnds): EndReader {
  const { before, after, width, nodes, step, biases, out, outBias } = learned;
  const ids = new Map(learned.words.split(' ').map((word, id) => [word, id]));
  const meanings = bytesOf(learned.meanings);
  const weights = bytesOf(learned.weights);
  const places = before + after;
  const idOf = (word: string): number => {
    const lower = word.toLowerCase().replaceAll('’', "'");
    const id = ids.get(lower);
    if (id !== undefined) return id;
    return /^\p{N}/u.test(lower)
      ? ids.get('#')!
      : (ids.get(`-${lower.slice(-2)}`) ?? ids.get('*')!);
  };
  // What a word adds to each node at each place: made once, as the same few words are most of a talk.
  const shares = new Map<number, Int32Array>();
  const shareOf = (id: number): Int32Array => {
    let share = shares.get(id);
    if (share) return share;
    share = new Int32Array(places * nodes);
    for (let place = 0; place < places; place++)
      for (let at = 0; at < width; at++) {
        const meaning = meanings[id * width + at]!;
        const row = (place * width + at) * nodes;
        for (let node = 0; node < nodes; node++)
          share[place * nodes + node]! += meaning * weights[row + node]!;
      }
    shares.set(id, share);
    return share;
  };
  return {
    beginnings(words) {
      const edge = shareOf(ids.get('^')!);
      const said = words.map((word) => shareOf(idOf(word)));
      const result = new Float64Array(words.length);
      const sums = new Int32Array(nodes);
      for (let index = 0; index < words.length; index++) {
        sums.fill(0);
        for (let place = 0; place < places; place++) {
          const share = said[index - before + place] ?? edge;
          for (let node = 0; node < nodes; node++) sums[node]! += share[place * nodes + node]!;
        }
        let speaksFor = outBias;
        for (let node = 0; node < nodes; node++)
          speaksFor += Math.max(0, sums[node]! * step + biases[node]!) * out[node]!;
        result[index] = speaksFor;
      }
      return result;
    },
  };
}
