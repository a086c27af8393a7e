import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Cue } from '#contract/videos.ts';
import type { ByteRange } from '../storage/port.ts';

/** A piece of a recording within the service's limits. */
export interface AudioPart {
  bytes: Uint8Array;
  /** MIME type, such as `audio/mp4`. */
  type: string;
  extension: string;
}

export interface Recognized {
  /** Times relative to the part. */
  cues: Cue[];
  /** BCP 47, if the service reports it. */
  languageTag: string | null;
  /** How far it listened, relative to the part; the next part starts there. Default: the whole part. */
  untilMs?: number;
  /** For services billed by tokens instead of time. */
  tokens?: RecognizedTokens;
}

export interface RecognizedTokens {
  in: number;
  out: number;
}

export interface PartLimits {
  bytes: number;
  ms: number;
}

/** A speech service. Throws `recognizer_refused`, `recognizer_busy` or `recognizer_failed`; errors never contain the key. */
export interface Recognizer {
  /** The name used in settings; `local` for the operator's own, `built-in` for ours. */
  provider: string;
  model: string;
  limits: PartLimits;
  /** List price in micro-cents. Before the call, tokens are an estimate. */
  price(sound: { ms: number; tokens?: RecognizedTokens | undefined }): number;
  recognize(part: CutPart, options: RecognizeOptions): Promise<Recognized>;
}

export interface RecognizeOptions {
  key: string;
  /** The language the customer specified. */
  languageTag: string | null;
  /** The language detected in an earlier part. */
  heardTag: string | null;
  ownerId: string;
  signal: AbortSignal;
}

/** Processing time relative to length: below 1 is faster than real time. */
interface Hearing {
  languages: 'english' | 'many';
  share: { english: number; other: number | null };
  /** Languages whose transcripts may have a lot of mistakes. */
  poorLanguages: readonly LanguageValue[];
}

/** Runs on this machine. Throws `recognizer_not_installed`, `recognizer_language_unknown` or `file_sound_unknown`. */
export interface BuiltInRecognizer extends Recognizer {
  /** `null`: no model is installed. */
  hears(): Promise<Hearing | null>;
  close(): Promise<void>;
}

/** A part and its position. Parts overlap slightly, so no word is cut in two. */
export interface CutPart extends AudioPart {
  /** Start of its audio in the recording. */
  offsetMs: number;
  /** Length of its audio including overlaps, which is what the service bills. */
  durationMs: number;
  /** Only speech within this range belongs to this part. */
  fromMs: number;
  untilMs: number;
}

interface Recording {
  durationMs: number;
  /** Length of a part, unless a recognizer stops earlier. */
  partMs: number;
  /** Cuts the part that starts there, on demand. */
  cut(fromMs: number): Promise<CutPart>;
  close(): void;
}

/** Reads a recording piece by piece. Throws `file_no_audio` if there's no audio to cut. */
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
