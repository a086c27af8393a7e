import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Cue } from '#contract/videos.ts';
import { arrange } from '#server/text/arrange/arrange.ts';
import { countWords } from '#server/text/segment.ts';
import { rouge, splitSentences, type Rouge } from './rouge/score.ts';
import { textRank } from './rouge/textrank.ts';

/**
 * ROUGE scores of summaries written without a model on real meetings, compared to two baselines with the same number
 * of words. Arguments: the corpus, and optionally another checkout to measure its engine too.
 */

const MS_PER_WORD = 400;
const DEFAULT_PATH = join(import.meta.dirname, '../../shared/data/qmsum');

interface Meeting {
  refs: string[];
  cues: Cue[];
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
    // The corpus tags sounds, e.g. {vocalsound}. Our captions lose such tags on import.
    const said = turns.map(([speaker, text]) => ({
      speaker,
      text: text.replace(/\{[^{}]*\}/g, ' ').trim(),
    }));
    let endMs = 0;
    const cues = said.map(({ speaker, text }) => {
      const startMs = endMs;
      endMs += countWords(text, 'english') * MS_PER_WORD;
      return { startMs, endMs, text, speaker };
    });
    const sentences = said.flatMap(({ text }) => splitSentences(text));
    const lengths = sentences.map((text) => countWords(text, 'english'));
    return { refs, cues, sentences, lengths };
  });
}

async function engineOf(checkout: string): Promise<typeof arrange> {
  const path = join(resolve(checkout), 'server/text/arrange/arrange.ts');
  return ((await import(pathToFileURL(path).href)) as { arrange: typeof arrange }).arrange;
}

/** The summary as the product returns it, without headings. */
function summaryOf({ cues }: Meeting, write = arrange): string[] {
  const source = { cues, chapters: [], language: 'english', title: 'Meeting' } as const;
  const document = write({ ...source, format: 'summary', options: { length: 'short' } });
  return document!.sections
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(({ md }) => splitSentences(md));
}

/** Takes sentences in the given order while they fit, then restores document order. */
function fill(
  order: Iterable<number>,
  { sentences, lengths }: Meeting,
  words: number,
  stopAtFirst: boolean,
): string[] {
  const taken: number[] = [];
  let left = words;
  for (const index of order) {
    const length = lengths[index]!;
    if (length === 0) continue;
    if (length <= left) {
      taken.push(index);
      left -= length;
    } else if (stopAtFirst) break;
  }
  return taken.sort((a, b) => a - b).map((index) => sentences[index]!);
}

const PEERS: Record<'lead' | 'textrank', (meeting: Meeting, words: number) => string[]> = {
  lead: (meeting, words) => fill(meeting.lengths.keys(), meeting, words, true),
  textrank: (meeting, words) => {
    const scores = textRank(meeting.sentences);
    const order = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!);
    return fill(order, meeting, words, false);
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
  /** Our ROUGE-1 divided by that of the better baseline; null without the corpus. */
  ratio: number | null;
  ratio2?: number;
  ratioLsum?: number;
  /** Our scores divided by those of the other checkout: ROUGE-1, -2 and -Lsum. */
  overOther?: number[];
  scores?: Record<string, Rouge>;
}

export async function run(args: string[]): Promise<RougeResult> {
  const path = args[0] ?? DEFAULT_PATH;
  const file = findFile(path);
  if (file === null) {
    console.log(`rouge: no corpus at ${path}; give the path of a qmsum .jsonl.gz file. Skipped.`);
    return { name: 'rouge', ratio: null };
  }
  const meetings = readMeetings(file);
  const written = meetings.map((meeting) => {
    const ours = summaryOf(meeting);
    return { meeting, ours, words: countWords(ours.join(' '), 'english') };
  });
  const score = (method: (one: (typeof written)[number]) => string[]): Rouge =>
    meanOf(
      written.map((one) => {
        const chosen = method(one);
        return bestOf(one.meeting.refs.map((reference) => rouge(chosen, reference)));
      }),
    );
  const other = args[1] === undefined ? null : await engineOf(args[1]);
  const scores: Record<'ours' | keyof typeof PEERS, Rouge> & { other?: Rouge } = {
    ours: score(({ ours }) => ours),
    lead: score(({ meeting, words }) => PEERS.lead(meeting, words)),
    textrank: score(({ meeting, words }) => PEERS.textrank(meeting, words)),
    ...(other && { other: score(({ meeting }) => summaryOf(meeting, other)) }),
  };
  const words = written.reduce((sum, one) => sum + one.words, 0) / written.length;
  console.log(`${meetings.length} meetings, ${Math.round(words)} words each, F1`);
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
    ...(scores.other && {
      overOther: (['r1', 'r2', 'rl'] as const).map((key) =>
        Number((scores.ours[key] / scores.other![key]).toFixed(3)),
      ),
    }),
    scores,
  };
}

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));
