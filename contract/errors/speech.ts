import type { ErrorRow } from './row.ts';

/** What can go wrong with voices and podcast audio. */
export const SPEECH_ERRORS = {} as const satisfies Record<string, ErrorRow>;
