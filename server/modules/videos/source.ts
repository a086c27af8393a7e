import type { CaptionGaps } from '#contract/caption-gaps.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Account } from '#contract/accounts.ts';
import type { ListedSource } from '#contract/shelves.ts';
import { placeAt } from '#contract/source-parts.ts';
import type { Chapter, CreateVideo, Cue, JoinedPart, TranscriptBlock } from '#contract/videos.ts';
import type { Limit } from '../limits/limits.service.ts';

/**
 * What one account may bring in, whichever call brings it: every link may cost a visit to the platform, every text is
 * stored. Far above what a person or an honest script comes to; what is already here, and the samples, do not count.
 */
export const NEW_SOURCES: Limit = { name: 'sources', max: 300, windowSeconds: 3600 };

/** A video of the account with a transcript that a generation can be pinned to. */
export interface Source {
  videoId: string;
  transcriptId: string;
  title: string;
  /** Empty where it came from nowhere that has one. */
  channel: string;
  /** Of the transcript; `null` where it is none of the languages we write in, or not known. */
  language: LanguageValue | null;
  languageTag: string;
  durationMs: number;
  /** `false`: reckoned from the number of words, to plan by and not to be shown. */
  isMeasured: boolean;
}

/** Whether it is in this language as it stands. Too short to tell, it is taken at the word of whoever asks. */
export function isIn(
  { language, languageTag }: Pick<Source, 'language' | 'languageTag'>,
  wanted: LanguageValue,
): boolean {
  return languageTag === 'und' || language === wanted;
}

/** All that writing needs to know of a video. */
export interface Material {
  title: string;
  language: LanguageValue | null;
  /** BCP 47; `und` where it is not known. */
  languageTag: string;
  durationMs: number;
  chapters: Chapter[];
  cues: Cue[];
  /** `false`: the times only keep the order. Nothing written from it may name one. */
  timed: boolean;
  /** The sources it was joined from; none where it is one source's own. */
  parts?: readonly JoinedPart[];
  /** Where its captions say nothing although the video goes on. */
  gaps?: CaptionGaps | null;
  /** The same for the same words, times and chapters, whosever they are. */
  fingerprint: string;
}

/** When each block is said, as a text may name it: not at all where nobody measured it. */
export function startsOf(
  blocks: readonly TranscriptBlock[],
  { timed, parts = [] }: Pick<Material, 'timed' | 'parts'>,
): Map<number, number | null> {
  const isTimed = (startMs: number) => timed && placeAt(parts, startMs)?.part.timed !== false;
  return new Map(blocks.map(({ id, startMs }) => [id, isTimed(startMs) ? startMs : null]));
}

/** Of a video of the platform, kept for all. */
export interface PublicMaterial extends Material {
  transcriptId: string;
}

/** What stands on a shelf, for whoever may read it. Throws `not_found` where the account may not. */
export interface ShelfReader {
  read(
    account: Account,
    shelfId: string,
  ): Promise<{ name: string; sources: { card: ListedSource; transcriptId: string | null }[] }>;
  isReadable(account: Account, shelfId: string): Promise<boolean>;
  /** What the account itself has of these. */
  readLeft(account: Account, videoIds: readonly string[]): Promise<readonly unknown[]>;
}

/** What somebody wants to write from: a video they have, or what {@link CreateVideo} takes. */
export type WantedSource = { videoId: string } | CreateVideo;
