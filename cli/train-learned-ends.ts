import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LanguageSchema } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import type { LearnedEnds } from '#server/languages/learned-ends.ts';
import { words } from '#document/words.ts';

/**
 * `node cli/train-learned-ends.ts <language> <folder>` learns sentence boundaries from transcripts and writes the language's
 * `learned-ends.json`. The folder contains Markdown: one speaker per paragraph, optionally in bold before a colon. The shipped
 * model was trained on sixteen million words of podcasts (see decision 024).
 */
const MOST_WORDS = 16_000_000;
const COMMON_WORDS = 5000;
const COMMON_ENDINGS = 100;
const BEFORE = 4;
const AFTER = 4;
const PLACES = BEFORE + AFTER;
const WIDTH = 12;
const NODES = 24;
const ROUNDS = 2;
const FIRST_STEP = 0.02;
/** Shorter paragraphs are replies rather than continuous speech. */
const LEAST_WORDS = 40;
/** A prime stride, to visit every example once per round in mixed order. */
const STRIDE = 1_000_003;
/** Skip examples that are already predicted correctly with this confidence. */
const SURE = 0.004;

const [language, folder] = [LanguageSchema.parse(process.argv[2]), process.argv[3]];
if (folder === undefined) throw new Error('Pass the folder that has the transcripts.');
const hesitations = new Set(languageOf(language).speech?.hesitations.split(' '));

interface Paragraph {
  words: string[];
  /** Word counts before each sentence end. */
  ends: number[];
}

function* paragraphsOf(text: string): Generator<Paragraph> {
  for (const raw of text.split(/\n\s*\n/u)) {
    const said = raw
      .replace(/^\*\*[^*]+:\*\*/u, '')
      .replaceAll(/\\?\[(?<shown>[^\]]*?)\\?\](?<address>\([^)]*\))?/gu, (_, shown, address) =>
        address === undefined ? ' ' : String(shown),
      )
      .replaceAll(/["“”*_]/gu, ' ');
    const paragraph: Paragraph = { words: [], ends: [] };
    for (const sentence of said.split(/(?<=[.?!…]['’)]*)\s+/u)) {
      paragraph.words.push(
        ...words(sentence.toLowerCase().replaceAll('’', "'"), language).filter(
          (word) => !hesitations.has(word),
        ),
      );
      paragraph.ends.push(paragraph.words.length);
    }
    if (paragraph.words.length >= LEAST_WORDS) yield paragraph;
  }
}

function readParagraphs(): Paragraph[] {
  const files = globSync('**/*.md', { cwd: folder! }).toSorted();
  const paragraphs: Paragraph[] = [];
  let total = 0;
  for (let at = 0; at < files.length; at++) {
    const file = files[(at * STRIDE) % files.length]!;
    for (const paragraph of paragraphsOf(readFileSync(join(folder!, file), 'utf8'))) {
      paragraphs.push(paragraph);
      total += paragraph.words.length;
      if (total >= MOST_WORDS) return paragraphs;
    }
  }
  return paragraphs;
}

const mostOf = (counts: ReadonlyMap<string, number>, most: number) =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name]) => name);

const paragraphs = readParagraphs();
const counts = new Map<string, number>();
for (const { words: said } of paragraphs)
  for (const word of said) counts.set(word, (counts.get(word) ?? 0) + 1);
const common = mostOf(counts, COMMON_WORDS);
for (const word of common) counts.delete(word);
const endingCounts = new Map<string, number>();
for (const [word, count] of counts) {
  const ending = `-${word.slice(-2)}`;
  endingCounts.set(ending, (endingCounts.get(ending) ?? 0) + count);
}
const endings = mostOf(endingCounts, COMMON_ENDINGS);
const names = [...common, ...endings, '#', '*', '^'];
const ids = new Map(names.map((name, id) => [name, id]));
const idOf = (word: string) =>
  ids.get(word) ??
  (/^\p{N}/u.test(word) ? ids.get('#')! : (ids.get(`-${word.slice(-2)}`) ?? ids.get('*')!));

// All paragraphs concatenated with edge markers, and whether a sentence starts at each word.
const EDGE = ids.get('^')!;
const OUTSIDE = 2;
const row: number[] = [];
const answers: number[] = [];
for (const { words: said, ends } of paragraphs) {
  const begins = new Set(ends);
  for (let at = 0; at < BEFORE; at++) row.push(EDGE);
  for (const word of said) row.push(idOf(word));
  for (let at = 0; at < AFTER; at++) row.push(EDGE);
  for (let at = -BEFORE; at < said.length + AFTER; at++)
    answers.push(at <= 0 || at >= said.length ? OUTSIDE : Number(begins.has(at)));
}
console.log(`${paragraphs.length} paragraphs, ${row.length} words`);

let seed = 42;
const random = (most: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff;
  return (seed / 0x7f_ff_ff_ff - 0.5) * most;
};
const filled = (length: number, most: number) => Float32Array.from({ length }, () => random(most));

const meanings = filled(names.length * WIDTH, 0.4);
const weights = filled(PLACES * WIDTH * NODES, 2 / Math.sqrt(PLACES * WIDTH));
const biases = new Float32Array(NODES);
const out = filled(NODES, 2 / Math.sqrt(NODES));
let outBias = -2.5;
/** Accumulated gradients (AdaGrad): frequent words get smaller steps. */
const moved = new Float32Array(names.length).fill(1);
const input = new Float32Array(PLACES * WIDTH);
const nodes = new Float32Array(NODES);
const nodeErrors = new Float32Array(NODES);
const inputErrors = new Float32Array(PLACES * WIDTH);

function likelihoodAt(at: number): number {
  for (let place = 0; place < PLACES; place++) {
    const from = row[at - BEFORE + place]! * WIDTH;
    input.set(meanings.subarray(from, from + WIDTH), place * WIDTH);
  }
  nodes.set(biases);
  for (let index = 0; index < input.length; index++) {
    const value = input[index]!;
    for (let node = 0; node < NODES; node++) nodes[node]! += value * weights[index * NODES + node]!;
  }
  let sum = outBias;
  for (let node = 0; node < NODES; node++) sum += Math.max(0, nodes[node]!) * out[node]!;
  return 1 / (1 + Math.exp(-sum));
}

function learn(at: number, error: number, step: number): void {
  outBias -= step * error;
  for (let node = 0; node < NODES; node++) {
    const isOn = nodes[node]! > 0;
    nodeErrors[node] = isOn ? error * out[node]! : 0;
    if (!isOn) continue;
    out[node]! -= step * error * nodes[node]!;
    biases[node]! -= step * nodeErrors[node]!;
  }
  for (let index = 0; index < input.length; index++) {
    let sum = 0;
    const value = step * input[index]!;
    for (let node = 0; node < NODES; node++) {
      sum += weights[index * NODES + node]! * nodeErrors[node]!;
      weights[index * NODES + node]! -= value * nodeErrors[node]!;
    }
    inputErrors[index] = sum;
  }
  for (let place = 0; place < PLACES; place++) {
    const id = row[at - BEFORE + place]!;
    const wordStep = (step * 4) / Math.sqrt(moved[id]!);
    let squares = 0;
    for (let index = 0; index < WIDTH; index++) {
      const change = inputErrors[place * WIDTH + index]!;
      squares += change * change;
      meanings[id * WIDTH + index]! -= wordStep * change;
    }
    moved[id]! += 0.05 * squares;
  }
}

let surprise = 0;
let seen = 0;
for (let turn = 0, at = 0; turn < ROUNDS * row.length; turn++) {
  at = (at + STRIDE) % row.length;
  const answer = answers[at]!;
  if (answer === OUTSIDE) continue;
  const likelihood = likelihoodAt(at);
  surprise -= Math.log(Math.max(1e-9, answer === 1 ? likelihood : 1 - likelihood));
  const error = likelihood - answer;
  const left = 1 - turn / (ROUNDS * row.length);
  if (Math.abs(error) > SURE) learn(at, error, FIRST_STEP * left + FIRST_STEP / 40);
  seen++;
  if (seen % 2_000_000 === 0) {
    console.log(`${seen / 1e6} million words, surprise ${(surprise / 2e6).toFixed(4)}`);
    surprise = 0;
  }
}

/** Quantizes to bytes with a common scale. */
function asBytes(values: Float32Array): { text: string; step: number } {
  const most = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  const bytes = Int8Array.from(values, (value) => Math.round((value / most) * 127));
  return { text: Buffer.from(bytes.buffer).toString('base64'), step: most / 127 };
}

const rounded = (values: Float32Array) => [...values].map((value) => Number(value.toFixed(4)));
const packedMeanings = asBytes(meanings);
const packedWeights = asBytes(weights);
const learned: LearnedEnds = {
  words: names.join(' '),
  before: BEFORE,
  after: AFTER,
  width: WIDTH,
  nodes: NODES,
  meanings: packedMeanings.text,
  weights: packedWeights.text,
  step: packedMeanings.step * packedWeights.step,
  biases: rounded(biases),
  out: rounded(out),
  outBias: Number(outBias.toFixed(4)),
};
const file = new URL(
  `../server/languages/${language.replace('_', '-')}.learned-ends.json`,
  import.meta.url,
);
writeFileSync(file, `${JSON.stringify(learned)}\n`);
