import type { Cue } from '#contract/videos.ts';
import { newId } from '#server/core/ids.ts';
import { sql } from '#server/db/sql.ts';
import { transcripts, videos } from '#server/db/schema/videos.ts';
import { createPassages } from '#server/modules/passages/passages.service.ts';
import { makeApp } from '#tests/support/make-app.ts';

const SOURCE_WORDS = 25_000;
const TEN_HOURS_WORDS = 95_000;
const ROUNDS = 30;
const WARMING = 5;
const MOST = 12;

/** Captions to search, with questions about them. */
export interface AskedTalk {
  cues: Cue[];
  questions: readonly { text: string }[];
}

interface Speed {
  sources: number;
  words: number;
  /** The third slowest of thirty new questions, including the time to read the passages. */
  shelfMs: number;
  shelfMedianMs: number;
  /** The first question. */
  shelfFirstMs: number;
  tenHoursMs: number;
  indexPerText: number;
  /** Including reading the words and storing the index. */
  wordsPerSecond: number;
}

/** On the embedded database, or another with `TEST_ENGINE=postgres`. */
export async function measureSpeed(talks: readonly AskedTalk[], count: number): Promise<Speed> {
  const endings: (() => Promise<void>)[] = [];
  const app = await makeApp({ after: (end) => endings.push(end) }, { works: false });
  const { database, videos: service, owner } = app;
  const { db } = database;
  const questions = talks.flatMap((talk) => talk.questions.map(({ text }) => text));

  async function add(cues: Cue[]) {
    const [videoId, transcriptId] = [newId('vid'), newId('trn')];
    await db.insert(videos).values({
      id: videoId,
      ownerId: owner.id,
      kind: 'text',
      sourceKey: videoId,
      title: 'Meetings',
      channel: '',
      durationMs: 0,
      language: 'english',
      chapters: [],
    });
    await db.insert(transcripts).values({
      id: transcriptId,
      videoId,
      cues,
      language: 'english',
      blocksBySpeaker: true,
      fingerprint: transcriptId,
    });
    return { videoId, transcriptId };
  }

  let textBytes = 0;
  let words = 0;
  const shelf: { videoId: string; transcriptId: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    const cues = talkOf(talks, at, SOURCE_WORDS);
    textBytes += cues.reduce((sum, { text }) => sum + Buffer.byteLength(text) + 1, 0);
    words += cues.reduce((sum, { text }) => sum + text.split(' ').length, 0);
    shelf.push(await add(cues));
  }
  const passages = createPassages({ database, videos: service });
  const before = performance.now();
  await passages.ensureIndexed(shelf);
  const wordsPerSecond = Math.round((words / (performance.now() - before)) * 1000);
  const { rows } = await db.execute<{ bytes: string }>(sql`
    SELECT sum(pg_total_relation_size(name::regclass)) AS bytes
    FROM unnest(ARRAY['transcript_packets', 'transcript_indexes', 'bundle_packets', 'index_bundles']) AS name`);
  const indexPerText = Number(rows[0]!.bytes) / textBytes;
  const long = await add(talkOf(talks, count, TEN_HOURS_WORDS));
  await passages.ensureIndexed([long]);
  await db.execute(sql`ANALYZE`);

  const ask = (sources: typeof shelf) => async (question: string) => {
    await passages.ensureIndexed(sources);
    await passages.search(sources, { question, before: [], most: MOST });
  };
  const onShelf = await timesOf(questions, ask(shelf));
  const inTenHours = await timesOf(questions, ask([long]));
  await passages.close();
  for (const end of endings) await end();
  return {
    sources: count,
    words,
    shelfMs: onShelf.slow,
    shelfMedianMs: onShelf.median,
    shelfFirstMs: onShelf.first,
    tenHoursMs: inTenHours.slow,
    indexPerText,
    wordsPerSecond,
  };
}

/** Limits relative to the measurements. */
export function speedRatios({ tenHoursMs, shelfMs, indexPerText, wordsPerSecond }: Speed) {
  return {
    tenHours: 50 / tenHoursMs,
    shelf: 200 / shelfMs,
    size: 1.5 / indexPerText,
    build: wordsPerSecond / 50_000,
  };
}

async function timesOf(
  questions: readonly string[],
  ask: (question: string) => Promise<unknown>,
): Promise<{ first: number; slow: number; median: number }> {
  const times: number[] = [];
  const different = [...new Set(questions)];
  const step = Math.max(1, Math.floor(different.length / (WARMING + ROUNDS)));
  for (let at = 0; at < WARMING + ROUNDS; at += 1) {
    const before = performance.now();
    await ask(different[(at * step) % different.length]!);
    times.push(Math.round(performance.now() - before));
  }
  const warm = times.slice(WARMING).toSorted((a, b) => a - b);
  return { first: times[0]!, slow: warm[ROUNDS - 3]!, median: warm[ROUNDS / 2]! };
}

/** Joins meetings, starting at a different one per seed, until there are enough words. */
function talkOf(meetings: readonly AskedTalk[], seed: number, most: number): Cue[] {
  const cues: Cue[] = [];
  let words = 0;
  for (let at = seed; words < most; at += 3) {
    const { cues: own } = meetings[at % meetings.length]!;
    const from = (seed * 37) % Math.max(1, own.length - 200);
    for (const cue of own.slice(from)) {
      const startMs = cues.length * 4000;
      cues.push({ ...cue, startMs, endMs: startMs + 4000 });
      words += cue.text.split(' ').length;
      if (words >= most) break;
    }
  }
  return cues;
}
