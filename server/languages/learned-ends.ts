/*
 * Finds sentence ends in unpunctuated captions: a small neural network, trained on transcripts of talks, that looks at
 * a few words on either side. Weights are integers, so that all processors give the same cuts.
 */

/** The format written by `cli/train-learned-ends.ts`. */
export interface LearnedEnds {
  /**
   * Common words, then endings for all others ("-ed"), a number (#), any other word (*) and the edge of the text (^).
   */
  words: string;
  /**
   * How many words before and after are read, how many numbers represent a word, and how many hidden nodes there are.
   */
  before: number;
  after: number;
  width: number;
  nodes: number;
  /** Base64 bytes, and the value of one step. */
  meanings: string;
  weights: string;
  step: number;
  biases: number[];
  out: number[];
  outBias: number;
}

export interface EndReader {
  /** For each word, the log odds that a sentence starts with it: 0 is even, 3 is twenty to one. */
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
  // The contribution of each word to all nodes at each position: cached, as the same few words make up most of a talk.
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
