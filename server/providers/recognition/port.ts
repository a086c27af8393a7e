import type { Cue } from '#contract/videos.ts';
import type { ByteRange } from '../storage/port.ts';

/** A piece of a recording, small enough for the service. */
export interface AudioPart {
  bytes: Uint8Array;
  /** `audio/mp4` and its like. */
  type: string;
  extension: string;
}

export interface Recognized {
  /** Times within the part. */
  cues: Cue[];
  /** BCP 47, where the service says. */
  languageTag: string | null;
  /** Where the service counts tokens rather than time. */
  tokens?: RecognizedTokens;
}

export interface RecognizedTokens {
  in: number;
  out: number;
}

/** What a service takes at most. */
export interface PartLimits {
  bytes: number;
  ms: number;
}

/**
 * A speech service. Throws `recognizer_refused`, `recognizer_busy` or `recognizer_failed`; never tells the key.
 */
export interface Recognizer {
  /** As settings name it; `local` for the operator's own. */
  provider: string;
  model: string;
  limits: PartLimits;
  /** What so much sound costs by the service's list, in millionths of a cent; told before, so tokens are a guess then. */
  price(sound: { ms: number; tokens?: RecognizedTokens | undefined }): number;
  recognize(
    part: AudioPart,
    options: { key: string; languageTag: string | null; signal: AbortSignal },
  ): Promise<Recognized>;
}

/** A part and where it lies in the recording. Parts overlap a little, so that no word is cut in two. */
export interface CutPart extends AudioPart {
  /** Where its sound begins. */
  offsetMs: number;
  /** How long its sound is, the overlaps included: what the service charges for. */
  durationMs: number;
  /** Only what is said between these counts as this part's. */
  fromMs: number;
  untilMs: number;
}

interface Recording {
  durationMs: number;
  /** How many parts there will be. */
  count: number;
  /** The part of this number, cut when it is asked for. */
  cut(number: number): Promise<CutPart>;
  close(): void;
}

/** Reads a recording piece by piece. Throws `file_no_audio` where there is no sound that can be cut. */
export type OpenRecording = (
  source: { size: number; read(range: ByteRange): Promise<Uint8Array> },
  limits: PartLimits,
) => Promise<Recording>;

export interface Recognition {
  /** In the order in which a customer's keys are tried. */
  recognizers: readonly Recognizer[];
  open: OpenRecording;
}
