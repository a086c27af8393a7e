import process from 'node:process';
import { prepareFirstStart } from '#server/main.ts';

await prepareFirstStart();
if (process.argv[1] === import.meta.filename) process.exit();
