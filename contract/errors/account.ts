import type { ErrorRow } from './row.ts';

/** What can go wrong with signing in, keys and settings. */
export const ACCOUNT_ERRORS = {} as const satisfies Record<string, ErrorRow>;
