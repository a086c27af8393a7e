import type { CaptionGaps } from '#contract/caption-gaps.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Account } from '#contract/accounts.ts';
import type { ListedSource } from '#contract/shelves.ts';
import { placeAt } from '#contract/source-parts.ts';
import type { Chapter, CreateVideo, Cue, JoinedPart, TranscriptBlock } from '#contract/videos.ts';
import type { Limit } from '../limits/limits.service.ts';

/**
 * Limit on new sources per account, whichever call adds them: every link may cause requests to the platform, every text is
 * stored. Far above what a person or a fair script needs; existing sources and samples don't count.
 */
export function newSources(max: number): Limit {
  return { name: 'sources', max, windowSeconds: 3600 };
}

/** A video of the account with a transcript that a generation can be pinned to. */
export interface Source {
  videoId: string;
  transcriptId: string;
  title: string;
  /** Empty if there is none. */
  channel: string;
  /** The transcript's language; `null` if it's unknown or not one we write in. */
  language: LanguageValue | null;
  languageTag: string;
  durationMs: number;
  /** `false`: estimated from the number of words, for planning only and not for display. */
  isMeasured: boolean;
}

/** Whether it is already in this language. If it's too short to detect, the requested language is assumed. */
export function isIn(
  { language, languageTag }: Pick<Source, 'language' | 'languageTag'>,
  wanted: LanguageValue,
): boolean {
  return languageTag === 'und' || language === wanted;
}

/** Everything needed to write from a video. */
export interface Material {
  title: string;
  language: LanguageValue | null;
  /** BCP 47; `und` if unknown. */
  languageTag: string;
  durationMs: number;
  chapters: Chapter[];
  cues: Cue[];
  /** `false`: times only define the order, and no text may mention one. */
  timed: boolean;
  /** The sources it was joined from; none for a single source. */
  parts?: readonly JoinedPart[];
  /** Gaps in the captions while the video goes on. */
  gaps?: CaptionGaps | null;
  /** Equal for the same words, times and chapters, whoever owns them. */
  fingerprint: string;
}

/** Start times of blocks, as far as a text may mention them: none if they weren't measured. */
export function startsOf(
  blocks: readonly TranscriptBlock[],
  { timed, parts = [] }: Pick<Material, 'timed' | 'parts'>,
): Map<number, number | null> {
  const isTimed = (startMs: number) => timed && placeAt(parts, startMs)?.part.timed !== false;
  return new Map(blocks.map(({ id, startMs }) => [id, isTimed(startMs) ? startMs : null]));
}

/** A shared transcript of a platform video. */
export interface PublicMaterial extends Material {
  transcriptId: string;
}

interface ShelvedSource {
  card: ListedSource;
  transcriptId: string | null;
}

/** Reads the contents of a shelf. Throws `not_found` if the account may not. */
export interface ShelfReader {
  read(account: Account, shelfId: string): Promise<{ name: string; sources: ShelvedSource[] }>;
  isReadable(account: Account, shelfId: string): Promise<boolean>;
  /** The account's own sources among these. */
  readLeft(account: Account, videoIds: readonly string[]): Promise<ShelvedSource[]>;
}

/** A source to write from: an existing video, or what {@link CreateVideo} takes. */
export type WantedSource = { videoId: string } | CreateVideo;
