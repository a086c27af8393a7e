import process from 'node:process';
import { COMPILED } from './ahead.mjs';
import { buildPages } from './start.ts';

/** Before a checkout's first start: builds the pages and compiles the program in parallel. */
const compiling = import('./compile.ts').then(() => process.send?.(COMPILED));
await Promise.all([buildPages(), compiling]);
// The server waits for this process to exit, and a regular shutdown takes another second.
process.exit();
