import type { ErrorRow } from './row.ts';

/** What can go wrong with models and what they write. */
export const WRITING_ERRORS = {} as const satisfies Record<string, ErrorRow>;
