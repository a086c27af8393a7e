import { buildPages } from './start.ts';

/** Before the first start of a checkout: makes the pages and compiles the program, both at once. */
await Promise.all([buildPages(), import('./compile.ts')]);
