import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import load, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { serveTasks } from '#server/core/serve-tasks.ts';
import { fontFiles } from './pdf-fonts.ts';

const MAIN = '/main.typ';
const PDF = 1;
const STRUCTURED = 3;

interface Outcome {
  result?: Uint8Array;
  diagnostics?: { message: string; range: string }[];
}

const compiler = await loadCompiler();

async function loadCompiler() {
  const require = createRequire(import.meta.url);
  const wasm = readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'));
  await load({ module_or_path: wasm });
  const builder = new TypstCompilerBuilder();
  // Prevents access to files other than its input.
  builder.set_dummy_access_model();
  for (const file of fontFiles()) await builder.add_raw_font(readFileSync(file));
  return builder.build();
}

serveTasks((program: string): Uint8Array => {
  compiler.add_source(MAIN, program);
  using world = compiler.snapshot(null, MAIN, null);
  const { result, diagnostics = [] } = world.get_artifact(PDF, STRUCTURED) as Outcome;
  // Clears caches that only this document can use.
  compiler.reset();
  if (result) return result;
  const causes = diagnostics.map(({ message, range }) => `${range} ${message}`);
  throw new Error(`typst cannot set this: ${causes.join('; ')}`);
});
