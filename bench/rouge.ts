import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { selectSentences } from '#server/text/extract.ts';
import { countWords } from '#server/text/segment.ts';
import { rouge, sentencesOf, type Rouge } from './rouge/score.ts';
import { textRank } from './rouge/textrank.ts';

/** How close the built-in engine's extracts come to human summaries of real meetings, against two plain methods. */

const MAX_WORDS = 160;
const DEFAULT_PATH = join(import.meta.dirname, '../../shared/data/qmsum');

interface Meeting {
  refs: string[];
  sentences: string[];
  lengths: number[];
}

function findFile(path: string): string | null {
  if (!existsSync(path)) return null;
  if (!statSync(path).isDirectory()) return path;
  const name = readdirSync(path).find((entry) => entry.endsWith('.jsonl.gz'));
  return name === undefined ? null : join(path, name);
}

function readMeetings(file: string): Meeting[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  return lines.map((line) => {
    const { refs, turns } = JSON.parse(line) as { refs: string[]; turns: [string, string][] };
    // {vocalsound} and the like are the corpus's sound tags, which our captions lose on the way in.
    const sentences = turns.flatMap(([, text]) => sentencesOf(text.replace(/\{[^{}]*\}/g, ' ')));
    return { refs, sentences, lengths: sentences.map((text) => countWords(text, 'english')) };
  });
}

/** Takes sentences in the given order while they fit, and puts them back in document order. */
function fill(order: Iterable<number>, lengths: readonly number[], stopAtFirst: boolean): number[] {
  const taken: number[] = [];
  let left = MAX_WORDS;
  for (const index of order) {
    const length = lengths[index]!;
    if (length === 0) continue;
    if (length <= left) {
      taken.push(index);
      left -= length;
    } else if (stopAtFirst) break;
  }
  return taken.sort((a, b) => a - b);
}

const METHODS: Record<'ours' | 'lead' | 'textrank', (meeting: Meeting) => number[]> = {
  ours: ({ sentences }) =>
    selectSentences(
      sentences.map((text) => ({ text })),
      { language: 'english', maxWords: MAX_WORDS },
    ),
  lead: ({ lengths }) => fill(lengths.keys(), lengths, true),
  textrank: ({ sentences, lengths }) => {
    const scores = textRank(sentences);
    return fill(
      [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!),
      lengths,
      false,
    );
  },
};

function bestOf(scores: readonly Rouge[]): Rouge {
  const best = (key: keyof Rouge) => Math.max(...scores.map((score) => score[key]));
  return { r1: best('r1'), r2: best('r2'), rl: best('rl') };
}

function meanOf(scores: readonly Rouge[]): Rouge {
  const mean = (key: keyof Rouge) =>
    Number((scores.reduce((sum, score) => sum + score[key], 0) / scores.length).toFixed(2));
  return { r1: mean('r1'), r2: mean('r2'), rl: mean('rl') };
}

export interface RougeResult {
  name: 'rouge';
  /** Ours over the better of the two others, ROUGE-1; null when the corpus is not there. */
  ratio: number | null;
  ratio2?: number;
  ratioLsum?: number;
  scores?: Record<keyof typeof METHODS, Rouge>;
}

export async function run(args: string[]): Promise<RougeResult> {
  const path = args[0] ?? DEFAULT_PATH;
  const file = findFile(path);
  if (file === null) {
    console.log(`rouge: no corpus at ${path}; give the path of a qmsum .jsonl.gz file. Skipped.`);
    return { name: 'rouge', ratio: null };
  }
  const meetings = readMeetings(file);
  const score = (method: (meeting: Meeting) => number[]): Rouge =>
    meanOf(
      meetings.map((meeting) => {
        const chosen = method(meeting).map((index) => meeting.sentences[index]!);
        return bestOf(meeting.refs.map((reference) => rouge(chosen, reference)));
      }),
    );
  const scores = {
    ours: score(METHODS.ours),
    lead: score(METHODS.lead),
    textrank: score(METHODS.textrank),
  };
  console.log(`${meetings.length} meetings, ${MAX_WORDS} words, F1`);
  console.log('method      R-1    R-2  R-Lsum');
  for (const [name, { r1, r2, rl }] of Object.entries(scores)) {
    const cells = [r1, r2, rl].map((value) => value.toFixed(2).padStart(6));
    console.log(`${name.padEnd(9)}${cells.join(' ')}`);
  }
  const ratio = (key: keyof Rouge) =>
    Number((scores.ours[key] / Math.max(scores.lead[key], scores.textrank[key])).toFixed(3));
  return {
    name: 'rouge',
    ratio: ratio('r1'),
    ratio2: ratio('r2'),
    ratioLsum: ratio('rl'),
    scores,
  };
}

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));
