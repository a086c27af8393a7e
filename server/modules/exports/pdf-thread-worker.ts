import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { serveTasks } from '#server/core/task-thread.ts';
import { fontFiles } from './pdf-fonts.ts';

const compiler = NodeCompiler.create({
  fontArgs: [{ fontBlobs: fontFiles().map((file) => readFileSync(file)) }],
});

serveTasks((program: string): Uint8Array => {
  const pdf = compiler.pdf({ mainFileContent: program });
  // What it remembers of this document helps no other.
  compiler.evictCache(0);
  return pdf;
});
