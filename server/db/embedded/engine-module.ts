import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { letGo } from '#server/core/let-go.ts';

type CompiledModule = object;

/** As much of it as is used here; only browsers' types name it. */
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
 * The engine's program, with its parser of SQL kept as it is first compiled. That one function of 105 kB takes the
 * optimising compiler 600 MB and two seconds of a processor, at every start; all others together take 40 MB. Unoptimised
 * it costs a statement some microseconds, and one that is prepared nothing. See docs/decisions/017.
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

/** The optimising compiler takes 604, 78, 54 and 43 MB for these, 15 for the next largest that is ever hot. */
const GIANTS = ['raw_parser', 'copyObjectImpl', 'nodeRead', 'standard_ProcessUtility'];
const CALLED_BY_GIANTS = ['scanner_init', 'check_stack_depth', 'pg_strtok'];
const NO_FUNCTION = 0;
const EVERY_FUNCTION = -1;
const [FIRST_PAGES, MOST_PAGES] = [2048, 32_768];

/**
 * A function is compiled when it is first called, and whether it counts its calls, to be optimised one day, is settled
 * then. So it is called once in an instance with nothing in it, where it fails at once, while none may be optimised;
 * what it calls itself was called before. Should any of this cease to be so, memory is all that is lost.
 */
function keepUnoptimised(module: CompiledModule): void {
  try {
    const program = emptyInstance(module);
    for (const name of CALLED_BY_GIANTS) attempt(program[name]);
    setFlagsFromString(`--wasm-tier-up-filter=${NO_FUNCTION}`);
    for (const name of GIANTS) attempt(program[name]);
  } catch {
    // An engine with other needs: it goes on as it would without this.
  } finally {
    setFlagsFromString(`--wasm-tier-up-filter=${EVERY_FUNCTION}`);
  }
}

function attempt(call: unknown): void {
  try {
    (call as (...nothing: number[]) => unknown)(0, 0, 0, 0);
  } catch {
    // There is no memory of a session to work in.
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
