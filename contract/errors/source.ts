import type { ErrorRow } from './row.ts';

/** What can go wrong with finding a video and its transcript. */
export const SOURCE_ERRORS = {} as const satisfies Record<string, ErrorRow>;
