import type { Cue } from '#contract/videos.ts';
import { newId } from '#server/core/ids.ts';
import { sql } from '#server/db/sql.ts';
import { transcripts, videos } from '#server/db/schema/videos.ts';
import { insertIndex } from '#server/modules/passages/passages.repo.ts';
import { createPassages } from '#server/modules/passages/passages.service.ts';
import { searchIndexes } from '#server/modules/passages/search-indexes.ts';
import { indexPassages } from '#server/text/ask/index-passages.ts';
import { makeApp } from '#tests/support/make-app.ts';
import type { AskedMeeting } from './asked-meetings.ts';

const SOURCE_WORDS = 25_000;
const TEN_HOURS_WORDS = 95_000;
const ROUNDS = 30;
const MOST = 12;

interface Speed {
  sources: number;
  /** The slowest but two of thirty, when everything was asked once before. */
  shelfMs: number;
  /** With reading the passages themselves. */
  tenHoursMs: number;
  tenHoursSearchMs: number;
  indexPerText: number;
  wordsPerSecond: number;
}

/** On the database of `npm start`, or another by `TEST_ENGINE=postgres`. */
export async function measureSpeed(
  meetings: readonly AskedMeeting[],
  count: number,
): Promise<Speed> {
  const endings: (() => Promise<void>)[] = [];
  const app = await makeApp({ after: (end) => endings.push(end) }, { works: false });
  const { database, videos: service, owner } = app;
  const { db } = database;
  const questions = meetings.flatMap((meeting) => meeting.questions.map(({ text }) => text));

  let textBytes = 0;
  let words = 0;
  let spentMs = 0;
  const shelf: { videoId: string; transcriptId: string }[] = [];
  async function add(cues: Cue[], isStored: boolean) {
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
    // What is only searched needs no words of its own.
    const stored = isStored ? cues : [];
    await db.insert(transcripts).values({
      id: transcriptId,
      videoId,
      cues: stored,
      language: 'english',
      blocksBySpeaker: true,
      fingerprint: transcriptId,
    });
    const before = performance.now();
    const index = indexPassages({ cues, chapters: [], language: 'english' });
    await database.transaction((tx) => insertIndex(tx, transcriptId, 'english', index));
    spentMs += performance.now() - before;
    textBytes += cues.reduce((sum, { text }) => sum + Buffer.byteLength(text) + 1, 0);
    words += cues.reduce((sum, { text }) => sum + text.split(' ').length, 0);
    return { videoId, transcriptId };
  }

  for (let at = 0; at < count; at += 1)
    shelf.push(await add(talkOf(meetings, at, SOURCE_WORDS), false));
  const { rows } = await db.execute<{ bytes: string }>(sql`
    SELECT pg_total_relation_size('transcript_packets') + pg_total_relation_size('transcript_indexes')
      AS bytes`);
  const indexPerText = Number(rows[0]!.bytes) / textBytes;
  const wordsPerSecond = Math.round((words / spentMs) * 1000);
  const long = await add(talkOf(meetings, count, TEN_HOURS_WORDS), true);
  await db.execute(sql`ANALYZE transcript_packets`);

  const passages = createPassages({ database, videos: service });
  const search = (question: string) => ({ question, before: [], most: MOST });
  const shelfMs = await slowest(questions, (text) => searchIndexes(db, shelf, search(text)));
  const tenHoursMs = await slowest(questions, (text) => passages.search([long], search(text)));
  const tenHoursSearchMs = await slowest(questions, (text) =>
    searchIndexes(db, [long], search(text)),
  );
  await passages.close();
  for (const end of endings) await end();
  return { sources: count, shelfMs, tenHoursMs, tenHoursSearchMs, indexPerText, wordsPerSecond };
}

async function slowest(
  questions: readonly string[],
  ask: (question: string) => Promise<unknown>,
): Promise<number> {
  const some = Array.from({ length: ROUNDS }, (_, at) => questions[(at * 7) % questions.length]!);
  for (const question of some.slice(0, 5)) await ask(question);
  const times: number[] = [];
  for (const question of some) {
    const before = performance.now();
    await ask(question);
    times.push(performance.now() - before);
  }
  return Math.round(times.toSorted((a, b) => a - b)[ROUNDS - 3]!);
}

/** Meetings one after another, begun elsewhere each time, until there are so many words. */
function talkOf(meetings: readonly AskedMeeting[], seed: number, most: number): Cue[] {
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
