import process from 'node:process';
import { COMPILED } from './ahead.mjs';
import { buildPages } from './start.ts';

/** Before the first start of a checkout: makes the pages and compiles the program, both at once. */
const compiling = import('./compile.ts').then(() => process.send?.(COMPILED));
await Promise.all([buildPages(), compiling]);
// A server waits for the end of this process: closing what it holds would take another second.
process.exit();
