import { createRequire } from 'node:module';
import process from 'node:process';

/** The part of onnxruntime we use; the package has no types. */
interface Ort {
  Tensor: new (type: string, data: Float32Array | BigInt64Array, dims: number[]) => Tensor;
  InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> };
}
interface Tensor {
  readonly data: unknown;
  readonly dims: readonly number[];
}
interface Session {
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}

const OPTIONS = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
  // Inputs differ in length, so memory patterns can't be reused and would only waste memory.
  enableMemPattern: false,
  // Uses the weights memory-mapped instead of copying them, so the OS can reclaim that memory.
  extra: { session: { use_device_allocator_for_initializers: '1' } },
};

/** A model part and the folder of its weights file. */
export interface PartPlace {
  part: Uint8Array;
  folder: string;
}

/** Opens a model part with a single thread: with several, half the time would go into synchronization. */
export async function openSession({ part, folder }: PartPlace): Promise<Session & { ort: Ort }> {
  // An optional package, so load it only when needed.
  const ort = createRequire(import.meta.url)('onnxruntime-node') as Ort;
  const before = process.cwd();
  // The runtime resolves external data relative to the working directory.
  process.chdir(folder);
  try {
    const session = await ort.InferenceSession.create(part, OPTIONS);
    return { ort, run: (feeds) => session.run(feeds) };
  } finally {
    process.chdir(before);
  }
}
