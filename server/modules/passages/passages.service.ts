import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import { createLruCache } from '#server/core/lru-cache.ts';
import { createTaskThread } from '#server/core/task-thread.ts';
import type { Database } from '#server/db/database.ts';
import type { IndexInput, PassageIndex } from '#server/text/ask/index-passages.ts';
import type { PackedIndex, WholeIndex } from '#server/text/ask/packed-index.ts';
import { passageWords, wordsPacketOf } from '#server/text/ask/passage-words.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import type { AskEvidence } from '#server/text/ask/rank-passages.ts';
import type { Material, Videos } from '../videos/videos.service.ts';
import { insertBundle, readWholeIndexes } from './bundles.repo.ts';
import {
  insertIndex,
  listCuts,
  listLoose,
  listUntimed,
  type LooseIndex,
  readPackets,
} from './passages.repo.ts';
import type { PassageSearch, PassageSource } from './passage-search.ts';
import { type FoundPlace, searchIndexes } from './search-indexes.ts';

/** About a hundred words of a source, found for a question. */
export type { Wordings } from './passage-search.ts';

export interface FoundPassage extends PassageSource {
  blocks: TranscriptBlock[];
  /** The source's language. */
  language: LanguageValue;
  /** `false`: its times only define the order. */
  timed: boolean;
  /** Score of its own words for the question, comparable between passages. */
  own: number;
  /** The question's terms searched for in it, with their weights. */
  wanted: ReadonlyMap<string, number>;
}

interface FoundPassages {
  /** Best first. */
  passages: FoundPassage[];
  evidence: AskEvidence;
}

export interface Passages {
  /** Builds missing indexes. Pauses between them, so that other requests get their turn. */
  ensureIndexed(sources: readonly PassageSource[], signal?: AbortSignal): Promise<void>;
  /** Searches the sources that have an index. */
  search(sources: readonly PassageSource[], search: PassageSearch): Promise<FoundPassages>;
  close(): Promise<void>;
}

interface Options {
  database: Database;
  videos: Pick<Videos, 'getMaterial'>;
}

interface SourceText {
  blocks: TranscriptBlock[];
  timed: boolean;
}

const IDLE_MS = 60_000;
/** With fewer, individual indexes are read. */
const BUNDLE = 64;
/** Enough for the passages of one question, with a margin. */
const MOST_TEXTS = 24;
/** For sources in unknown languages, whose words are segmented and stemmed as in this one. */
const UNKNOWN: LanguageValue = 'english';

export function createPassages({ database, videos }: Options): Passages {
  const { db } = database;
  const thread = createTaskThread<IndexInput, PassageIndex>(
    new URL('./index-worker.ts', import.meta.url),
    { idleMs: IDLE_MS },
  );

  const joiner = createTaskThread<WholeIndex[], PackedIndex>(
    new URL('./bundle-worker.ts', import.meta.url),
    { idleMs: IDLE_MS },
  );

  /** `null`: its words have been removed. */
  async function findMaterial(source: PassageSource, asNamed: boolean): Promise<Material | null> {
    const { transcriptId, videoId } = source;
    try {
      return await videos.getMaterial({ transcriptId, videoId: asNamed ? videoId : null });
    } catch (error) {
      if (error instanceof AppError && error.code === 'transcript_empty') return null;
      throw error;
    }
  }

  /** Caches texts: a long video's words are megabytes, which would otherwise be read and segmented for every question. */
  const texts = createLruCache<Promise<SourceText | null>>(MOST_TEXTS);

  async function readText(source: PassageSource): Promise<SourceText | null> {
    const material = await findMaterial(source, true);
    if (!material) return null;
    const { cues, chapters, timed } = material;
    return { blocks: transcriptBlocks(cues, chapters), timed };
  }

  /** If the account has renamed speakers, the whole text is read with the new names. */
  async function readNamed({ searched, head, chosen, passage }: FoundPlace) {
    // An index is deleted with its words, and a new one gets another number.
    const key = `${head.number} ${searched.videoId} ${JSON.stringify(chosen)}`;
    const text = await texts.get(key, () => readText(searched));
    if (!text) return null;
    const counts = (await listCuts(db, [head.number])).get(head.number) ?? [];
    const from = counts.slice(0, passage).reduce((sum, count) => sum + count, 0);
    return { ...text, blocks: text.blocks.slice(from, from + (counts[passage] ?? 0)) };
  }

  /** Otherwise uses the words stored with the index. */
  async function wordsOf(
    found: readonly FoundPlace[],
  ): Promise<(place: FoundPlace) => SourceText | null> {
    const keys = new Map(
      found.map(({ head, passage }) => {
        const key = { of: head.number, packet: wordsPacketOf(passage) };
        return [`${key.of} ${key.packet}`, key];
      }),
    );
    const [packets, untimed] = await Promise.all([
      readPackets(db, [...keys.values()]),
      listUntimed(db, [...new Set(found.map(({ searched }) => searched.transcriptId))]),
    ]);
    const words = new Map(packets.map((one) => [`${one.of} ${one.packet}`, one.data]));
    return ({ searched, head, passage }) => {
      const data = words.get(`${head.number} ${wordsPacketOf(passage)}`);
      if (!data) return null;
      return { blocks: passageWords(data, passage), timed: !untimed.has(searched.transcriptId) };
    };
  }

  async function build(source: PassageSource): Promise<void> {
    const material = await findMaterial(source, false);
    if (!material) return;
    const { cues, chapters, language } = material;
    const input = { cues, chapters, language: language ?? UNKNOWN };
    const index = await thread.run(input);
    await database.transaction((tx) => insertIndex(tx, source.transcriptId, input.language, index));
  }

  /** Per language; remainders wait until there are enough. */
  async function bundle(loose: readonly LooseIndex[], signal?: AbortSignal): Promise<void> {
    for (const some of Map.groupBy(loose, ({ language }) => language).values()) {
      for (let end = BUNDLE; end <= some.length; end += BUNDLE) {
        signal?.throwIfAborted();
        const indexes = some.slice(end - BUNDLE, end);
        const packed = await joiner.run(await readWholeIndexes(db, indexes));
        await database.transaction((tx) => insertBundle(tx, indexes, packed));
      }
    }
  }

  return {
    async ensureIndexed(sources, signal) {
      const ids = [...new Set(sources.map(({ transcriptId }) => transcriptId))];
      const { loose, missing } = await listLoose(db, ids);
      const hasBuilt = missing.size > 0;
      for (const source of sources) {
        if (!missing.delete(source.transcriptId)) continue;
        signal?.throwIfAborted();
        await build(source);
      }
      // Including those built just now.
      const all = hasBuilt ? (await listLoose(db, ids)).loose : loose;
      await bundle(all, signal);
    },

    async search(sources, search) {
      const { found, evidence } = await searchIndexes(db, sources, search);
      const read = await wordsOf(found);
      const passages: FoundPassage[] = [];
      for (const place of found) {
        const { searched, head, wanted, own } = place;
        const text = place.chosen ? await readNamed(place) : read(place);
        if (!text || text.blocks.length === 0) continue;
        const { videoId, transcriptId } = searched;
        passages.push({ videoId, transcriptId, language: head.language, own, wanted, ...text });
      }
      return { passages, evidence };
    },

    async close() {
      await Promise.all([thread.close(), joiner.close()]);
    },
  };
}
