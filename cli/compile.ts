import { loadProgram } from '#server/main.ts';

/** Before a first start: compiles what its thread for the database and the program itself will load. */
await Promise.all([import('#server/db/embedded/engine-worker.ts'), loadProgram()]);
