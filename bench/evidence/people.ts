import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Mark } from '#contract/checks.ts';
import type { CustomDocument } from '#contract/documents.ts';
import type { Cue } from '#contract/videos.ts';
import { checkDocument } from '#server/modules/generations/check-document.ts';
import type { Material } from '#server/modules/videos/source.ts';
import { blocksAt, transcriptBlocks } from '#server/text/blocks.ts';
import { writtenSentences } from '#server/text/sentence-spans.ts';
import { seededRandom } from '#tests/faults/seeded-random.ts';
import { PLANT_KINDS, PLANTS, type PlantKind } from './plants.ts';

/**
 * Real meetings with what people wrote about them, sentence by sentence, as it is and made false. Half of the meetings
 * is for whoever changes the checker; the figures that count are those of the other half.
 */

interface Meeting {
  id: string;
  material: Material;
  speakers: string[];
  said: string;
  sentences: { text: string; blockIds: number[]; isCited: boolean }[];
}

const MS_PER_WORD = 400;
const FOLDER = join(import.meta.dirname, '../../../shared/data/qmsum');

interface Line {
  meeting: number;
  turns: { speaker: string; text: string }[];
  summary: { answer: string }[];
  questions: { answer: string; turns: [number, number][] }[];
}

export type Half = 'tune' | 'report';

function readMeetings(half: Half, folder = FOLDER): Meeting[] | null {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder).filter((file) => /meetings.*\.jsonl\.gz$/u.test(file));
  return files.flatMap((file) => {
    const lines = gunzipSync(readFileSync(join(folder, file)))
      .toString('utf8')
      .trim()
      .split('\n');
    return lines
      .map((line) => JSON.parse(line) as Line)
      .filter(({ meeting }) => (half === 'tune') === (hash(`${file} ${meeting}`) % 2 === 0))
      .map((line) => meetingOf(`${file} ${line.meeting}`, line));
  });
}

function hash(text: string): number {
  let value = 7;
  for (const sign of text) value = (Math.imul(value, 31) + sign.codePointAt(0)!) >>> 0;
  return (value ^ (value >>> 13)) >>> 3;
}

/** "Mr. James Bezan (Selkirk, CPC)" is called James Bezan by those who write about him. */
const calledOf = (speaker: string) =>
  speaker
    .replace(/\s*\(.*$/u, '')
    .replace(/^(?:Right )?Hon\.? |^(?:Mr|Ms|Mrs|Dr)\.? /u, '')
    .replace(/ AM$/u, '');

function meetingOf(id: string, { turns, summary, questions }: Line): Meeting {
  let atMs = 0;
  const cues: Cue[] = [];
  const times = turns.map(({ speaker, text: raw }) => {
    const text = raw
      .replaceAll(/\{[^{}]*\}/gu, ' ')
      .replaceAll(/\s+(?=[,.?!])|\s+(?=['’]\p{L})/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim();
    const startMs = atMs;
    atMs += Math.max(1, text.split(' ').length) * MS_PER_WORD;
    if (text !== '') cues.push({ startMs, endMs: atMs, text, speaker: calledOf(speaker) });
    return { startMs, endMs: atMs };
  });
  const blocks = transcriptBlocks(cues, []);
  const idsOf = (ranges: readonly [number, number][]) =>
    ranges.flatMap(([from, to]) => {
      const first = times[Math.min(from, times.length - 1)]!;
      const last = times[Math.min(to, times.length - 1)]!;
      return blocksAt(blocks, first.startMs, last.endMs);
    });
  const split = (text: string) =>
    writtenSentences(text.replaceAll(/(?<=\p{Ll})([.!?])(?=\p{Lu})/gu, '$1 '), 'english').filter(
      (one) => one.split(' ').length >= 4,
    );
  return {
    id,
    speakers: [...new Set(turns.map(({ speaker }) => calledOf(speaker)))],
    said: cues
      .map(({ text }) => text)
      .join(' ')
      .toLowerCase(),
    sentences: [
      ...questions.flatMap(({ answer, turns: gold }) => {
        const blockIds = idsOf(gold);
        return split(answer).map((text) => ({ text, blockIds, isCited: true }));
      }),
      ...summary.flatMap(({ answer }) =>
        split(answer).map((text) => ({ text, blockIds: [], isCited: false })),
      ),
    ],
    material: {
      title: 'A meeting',
      language: 'english',
      languageTag: 'en',
      durationMs: atMs,
      chapters: [],
      cues,
      timed: true,
      fingerprint: id,
    },
  };
}

interface Tally {
  planted: number;
  caught: number;
}

export interface PeopleResult {
  flagged: { cited: number; uncited: number };
  recall: Partial<Record<PlantKind, number>>;
}

const share = ({ planted, caught }: Tally) => Number((caught / Math.max(1, planted)).toFixed(3));

export function checkPeople(half: Half, folder?: string): PeopleResult | null {
  const meetings = readMeetings(half, folder);
  if (!meetings) return null;
  const show = process.env['EVIDENCE_SHOW'] ?? '';
  const flagged = { cited: { planted: 0, caught: 0 }, uncited: { planted: 0, caught: 0 } };
  const byKind = new Map<string, number>();
  const tallies = Object.fromEntries(
    PLANT_KINDS.map((kind) => [kind, { planted: 0, caught: 0 }]),
  ) as Record<PlantKind, Tally>;
  for (const [index, { id, material, sentences, speakers, said }] of meetings.entries()) {
    const other = meetings[(index + Math.floor(meetings.length / 2)) % meetings.length]!;
    const elsewhere = other.sentences.map(({ text }) => text);
    const random = seededRandom(hash(id));
    const lines = sentences.flatMap((sentence, at) => [
      { id: `${at}`, kind: null, sentence: sentence.text, of: sentence },
      ...PLANT_KINDS.flatMap((kind) => {
        const text = PLANTS[kind](sentence.text, { random, speakers, said, elsewhere });
        if (text === null || text === sentence.text) return [];
        return [{ id: `${at} ${kind}`, kind, sentence: text, of: sentence }];
      }),
    ]);
    const document: CustomDocument = {
      format: 'custom',
      language: 'english',
      title: '',
      promptName: 'Report',
      sections: lines.map((line) => ({
        id: line.id,
        kind: 'free',
        startMs: null,
        blocks: [
          {
            id: line.id,
            kind: 'paragraph',
            md: line.sentence.replaceAll(/[*_[\]<>`\\]/gu, ' '),
            blockIds: line.of.blockIds,
            startMs: null,
          },
        ],
      })),
    };
    const marks = Map.groupBy(checkDocument(document, material).marks, ({ blockId }) => blockId);
    for (const line of lines) {
      const own = marks.get(line.id) ?? [];
      if (line.kind === null) {
        const tally = flagged[line.of.isCited ? 'cited' : 'uncited'];
        tally.planted += 1;
        if (own.length > 0) tally.caught += 1;
        for (const { kind, quote, why } of own) {
          byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
          if (show.split(',').includes('alarms') || show.split(',').includes(`alarm-${kind}`))
            console.log(
              `ALARM ${kind} | ${quote} | ${why} | ${line.sentence} [${material.fingerprint} ${line.of.isCited}]`,
            );
        }
        continue;
      }
      const before = new Set(
        (marks.get(line.id.split(' ')[0]!) ?? []).map((mark) => keyOf(mark, line.of.text)),
      );
      const isNew = own.some((mark) => !before.has(keyOf(mark, line.sentence)));
      tallies[line.kind].planted += 1;
      if (isNew) tallies[line.kind].caught += 1;
      else if (show.split(',').includes(line.kind))
        console.log(
          `MISSED ${line.kind} | ${line.sentence} | ${line.of.text} [${material.fingerprint} ${line.of.isCited}]`,
        );
    }
  }
  const percent = (tally: Tally) =>
    `${(100 * share(tally)).toFixed(1).padStart(5)}% of ${tally.planted}`;
  console.log(`\nWhat people wrote about ${meetings.length} meetings (${half}):`);
  console.log(`  true, cited, marked    ${percent(flagged.cited)}`);
  console.log(`  true, uncited, marked  ${percent(flagged.uncited)}`);
  console.log(`  by kind: ${[...byKind].map(([kind, count]) => `${kind} ${count}`).join(', ')}`);
  for (const kind of PLANT_KINDS)
    console.log(`  ${kind.padEnd(16)} caught ${percent(tallies[kind])}`);
  return {
    flagged: { cited: share(flagged.cited), uncited: share(flagged.uncited) },
    recall: Object.fromEntries(PLANT_KINDS.map((kind) => [kind, share(tallies[kind])])),
  };
}

/** A mark of a whole sentence is the same mark when the sentence has changed. */
function keyOf({ kind, quote }: Mark, sentence: string): string {
  return quote.length > sentence.length * 0.6 ? kind : `${kind} ${quote}`;
}
