import type { PodcastDocument } from '#contract/documents.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { type AudioState, AudioStateSchema } from '#contract/podcasts.ts';
import { BUILT_IN_ENGINE } from '#contract/generations.ts';
import { newId } from '#server/core/ids.ts';
import { generations } from '#server/db/schema/generations.ts';
import { transcripts, videos } from '#server/db/schema/videos.ts';
import type { TestApp, TestUser } from './make-app.ts';
import { makeScript } from './podcast-script.ts';
import { untilSeen } from './until-seen.ts';

interface Options {
  ownerId: string;
  lines: readonly string[];
  language?: PodcastDocument['language'];
  /** Lines per chapter. */
  perChapter?: number;
  /** Thumbnail of the source video. */
  thumbnail?: string;
  channel?: string;
}

/** A finished podcast with two hosts taking turns, as a run would have stored it. */
export async function makePodcast(
  { database }: Pick<TestApp, 'database'>,
  {
    ownerId,
    lines,
    language = 'english',
    perChapter = 100,
    thumbnail,
    channel = 'A channel',
  }: Options,
): Promise<string> {
  const id = newId('gen');
  const [videoId, transcriptId] = [newId('vid'), newId('trn')];
  await database.db.insert(videos).values({
    id: videoId,
    ownerId,
    kind: 'text',
    sourceKey: videoId,
    title: 'A talk',
    channel,
    durationMs: 60_000,
    language,
    chapters: [],
    ...(thumbnail !== undefined && { thumbnail }),
  });
  const cues = [{ startMs: 0, endMs: 60_000, text: 'Something is said here.' }];
  await database.db.insert(transcripts).values({ id: transcriptId, videoId, language, cues });
  const document = makeScript(lines, language, perChapter);
  await database.db.insert(generations).values({
    id,
    ownerId,
    videoId,
    transcriptId,
    format: 'podcast',
    language,
    options: {},
    title: document.title,
    status: 'done',
    engine: BUILT_IN_ENGINE,
    document,
    version: 1,
  });
  return id;
}

/** Gives the app's owner an API key for this provider's voices. */
export async function spokenBy(
  { accountParts, owner }: Pick<TestApp, 'accountParts' | 'owner'>,
  provider: string,
): Promise<void> {
  const origin = { address: '127.0.0.1', userAgent: 'test' };
  await accountParts.keys.save(owner, provider, 'sk-test-12345678', origin);
}

/** Not a performance limit: it only makes a wait that never ends fail. */
const NEVER_AFTER_MS = 180_000;

export async function waitForAudio(
  user: Pick<TestUser, 'call'>,
  id: string,
  ...ends: AudioState['status'][]
): Promise<AudioState> {
  const givesUpAt = Date.now() + NEVER_AFTER_MS;
  return untilSeen(async () => {
    const { body } = await user.call('GET', fill(CALLS.audioState, { id }));
    const state = AudioStateSchema.parse(body);
    if (ends.includes(state.status)) return state;
    if (Date.now() > givesUpAt) throw new Error(`the audio was never ${ends.join(' or ')}`);
    return null;
  });
}
