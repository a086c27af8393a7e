import type { Attempt } from '#contract/attempts.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import type { PlatformTranscript, PlatformVideo, Visitor } from './port.ts';

/** Which client or program was refused, and whether it concerns the whole address. */
export interface PlatformRefusal {
  party: string;
  code: SourceErrorCode;
  isAddress: boolean;
  retryAfterSeconds?: number | undefined;
}

export interface VisitResult {
  video: PlatformVideo | null;
  transcript: PlatformTranscript | null;
  /** In order; empty if there is a transcript. */
  failures: readonly SourceErrorCode[];
  refusals: readonly PlatformRefusal[];
  attempts: Attempt[];
  /** Unrecognized program output, for the log. */
  said?: string;
}

export interface VisitQuestion {
  id: string;
  wanted: LanguageValue | null;
  withinMs: number;
  resting: ReadonlySet<string>;
  visitors: Readonly<Record<string, Visitor>>;
  keepVisitor(client: string, data: string | null): Promise<void>;
}
