import type { ErrorRow } from './row.ts';

/** What can go wrong with plans, checkout and teams. */
export const BILLING_ERRORS = {} as const satisfies Record<string, ErrorRow>;
