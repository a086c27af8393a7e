import type { LanguageValue } from '#contract/catalog/languages.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import { isInLanguage } from './detect-language.ts';

/** A caption track of a video. `automatic`: made by speech recognition. */
export interface CaptionTrack {
  tag: string;
  kind: 'manual' | 'automatic';
}

/**
 * The tracks worth trying, best first: manual, then automatic ones in the requested language, the same in the spoken
 * language, then all others.
 */
export function rankTracks<Track extends CaptionTrack & { name?: string }>(
  tracks: readonly Track[],
  wanted: LanguageValue | null,
): Track[] {
  const spoken = tracks.find((track) => track.kind === 'automatic')?.tag ?? null;
  const isSpoken = (tag: string) => spoken !== null && base(tag) === base(spoken);
  const tag = wanted ? getLanguage(wanted).tag.toLowerCase() : null;
  const rank = (track: Track) => {
    const isWanted = wanted !== null && isInLanguage(track.tag, wanted);
    const isManual = track.kind === 'manual';
    if (isWanted) return isManual ? 0 : 1;
    if (isSpoken(track.tag)) return isManual ? 2 : 3;
    return 4;
  };
  /** Among equals, prefers the exact tag, then the unnamed track: names mark commentaries and songs. */
  const finer = (track: Track) =>
    Number(track.tag.toLowerCase() !== (tag ?? spoken?.toLowerCase())) * 2 +
    Number(Boolean(track.name));
  return tracks
    .map((track, index) => ({ track, index }))
    .sort(
      (one, other) =>
        rank(one.track) - rank(other.track) ||
        finer(one.track) - finer(other.track) ||
        one.index - other.index,
    )
    .map(({ track }) => track);
}

const base = (tag: string) => tag.toLowerCase().split(/[-_]/, 1)[0];
