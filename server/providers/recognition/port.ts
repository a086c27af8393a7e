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
  /** Within the part: so far it listened, and the next part begins there. Without: as far as the part counts. */
  untilMs?: number;
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
  /** As settings name it; `local` for the operator's own, `built-in` for the one that comes with the program. */
  provider: string;
  model: string;
  limits: PartLimits;
  /** What so much sound costs by the service's list, in millionths of a cent; told before, so tokens are a guess then. */
  price(sound: { ms: number; tokens?: RecognizedTokens | undefined }): number;
  recognize(part: CutPart, options: RecognizeOptions): Promise<Recognized>;
}

export interface RecognizeOptions {
  key: string;
  /** What the customer said it is in. */
  languageTag: string | null;
  /** What was heard in an earlier part of the same recording. */
  heardTag: string | null;
  ownerId: string;
  signal: AbortSignal;
}

/** How much of its length a recording takes: less than 1 is faster than it is played. */
interface Hearing {
  languages: 'english' | 'many';
  share: { english: number; other: number | null };
}

/** Runs on this machine. Throws `recognizer_not_installed`, `recognizer_language_unknown` or `file_sound_unknown`. */
export interface BuiltInRecognizer extends Recognizer {
  /** `null`: none of its models is installed. */
  hears(): Promise<Hearing | null>;
  close(): Promise<void>;
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
  /** As long as a part counts, unless a recogniser stops before. */
  partMs: number;
  /** The part that begins there, cut when it is asked for. */
  cut(fromMs: number): Promise<CutPart>;
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
  builtIn: BuiltInRecognizer;
  open: OpenRecording;
}
