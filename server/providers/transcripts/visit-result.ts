import type { Attempt } from '#contract/attempts.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import type { PlatformTranscript, PlatformVideo, Visitor } from './port.ts';

/** Who refused, and whether that was said of the whole address. */
export interface PlatformRefusal {
  party: string;
  code: SourceErrorCode;
  isAddress: boolean;
  retryAfterSeconds?: number | undefined;
}

/** What came of asking, in all its parts. */
export interface VisitResult {
  video: PlatformVideo | null;
  transcript: PlatformTranscript | null;
  /** In the order they were met; empty where there is a transcript. */
  failures: readonly SourceErrorCode[];
  refusals: readonly PlatformRefusal[];
  attempts: Attempt[];
  /** What a program said that nobody knows the meaning of. */
  said?: string;
}

export interface VisitQuestion {
  id: string;
  wanted: LanguageValue | null;
  withinMs: number;
  /** Clients that are left alone for now. */
  resting: ReadonlySet<string>;
  /** What the platform calls each client. */
  visitors: Readonly<Record<string, Visitor>>;
  keepVisitor(client: string, data: string | null): Promise<void>;
}
