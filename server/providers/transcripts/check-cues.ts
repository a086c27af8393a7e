import type { SourceErrorCode } from '#contract/errors/source.ts';
import type { Cue } from '#contract/videos.ts';
import { spokenText } from '#server/text/caption-text.ts';
import { contradicts, detectLanguage } from '#server/text/detect-language.ts';

/** Captions may run slightly past the end. */
const LEEWAY_MS = 30_000;
const LEEWAY_SHARE = 0.02;

interface Checked {
  problem: SourceErrorCode | null;
  detectedTag: string | null;
}

interface Claims {
  tag: string | null;
  /** 0 if unknown. */
  durationMs: number;
}

/** Checks that captions contain speech, fit the video and are in the claimed language. */
export async function checkCues(
  cues: readonly Cue[],
  { tag, durationMs }: Claims,
): Promise<Checked> {
  const spoken = cues.map((cue) => spokenText(cue.text)).filter((text) => text !== '');
  if (spoken.length === 0) {
    return {
      problem: cues.length === 0 ? 'platform_captions_empty' : 'video_music_only',
      detectedTag: null,
    };
  }
  const last = cues.at(-1)!.startMs;
  if (durationMs > 0 && last > durationMs + Math.max(LEEWAY_MS, durationMs * LEEWAY_SHARE)) {
    return { problem: 'video_mismatch', detectedTag: null };
  }
  const detected = await detectLanguage(spoken.join(' '));
  const isForeign = tag !== null && contradicts(tag, detected);
  return { problem: isForeign ? 'video_mismatch' : null, detectedTag: detected?.tag ?? null };
}
