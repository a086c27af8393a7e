import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { letGo } from '#server/core/let-go.ts';

type CompiledModule = object;

/** The part of WebAssembly used here; only the DOM types declare it. */
interface Wasm {
  compile(bytes: Uint8Array): Promise<CompiledModule>;
  Module: {
    imports(module: CompiledModule): { module: string; name: string; kind: string }[];
  };
  Memory: new (pages: { initial: number; maximum: number }) => object;
  Instance: new (
    module: CompiledModule,
    imports: Record<string, Record<string, unknown>>,
  ) => { exports: Record<string, unknown> };
}
const wasm = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly;

/**
 * Compiles the engine, keeping its SQL parser from ever being optimised. Optimising that one 105 kB function costs 600 MB and two
 * CPU seconds on every start; all others together take 40 MB. Unoptimised parsing costs a few microseconds per statement and
 * nothing for prepared ones. See docs/decisions/017.
 */
export async function compileEngine(): Promise<CompiledModule> {
  const bytes = readFileSync(
    fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm')),
  );
  const module = await wasm.compile(bytes);
  letGo(bytes);
  keepUnoptimised(module);
  return module;
}

/** Optimising these takes 604, 78, 54 and 43 MB. The next largest hot function takes 15. */
const GIANTS = ['raw_parser', 'copyObjectImpl', 'nodeRead', 'standard_ProcessUtility'];
const CALLED_BY_GIANTS = ['scanner_init', 'check_stack_depth', 'pg_strtok'];
const NO_FUNCTION = 0;
const EVERY_FUNCTION = -1;
const [FIRST_PAGES, MOST_PAGES] = [2048, 32_768];

/**
 * V8 decides at a function's first call whether it counts calls for tier-up. So with tier-up disabled, we call each once in an
 * empty instance, where it fails immediately. Functions they call are called before. If V8 changes this, we only lose memory.
 */
function keepUnoptimised(module: CompiledModule): void {
  try {
    const program = emptyInstance(module);
    for (const name of CALLED_BY_GIANTS) attempt(program[name]);
    setFlagsFromString(`--wasm-tier-up-filter=${NO_FUNCTION}`);
    for (const name of GIANTS) attempt(program[name]);
  } catch {
    // An engine with other exports works as usual, just without the saving.
  } finally {
    setFlagsFromString(`--wasm-tier-up-filter=${EVERY_FUNCTION}`);
  }
}

function attempt(call: unknown): void {
  try {
    (call as (...nothing: number[]) => unknown)(0, 0, 0, 0);
  } catch {
    // Expected: the empty instance has no session memory.
  }
}

function emptyInstance(module: CompiledModule): Record<string, unknown> {
  const imports: Record<string, Record<string, unknown>> = {};
  const refuse = () => {
    throw new Error('nothing is here');
  };
  for (const { module: from, name, kind } of wasm.Module.imports(module)) {
    const memory = () => new wasm.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES });
    (imports[from] ??= {})[name] = kind === 'memory' ? memory() : refuse;
  }
  return new wasm.Instance(module, imports).exports;
}
