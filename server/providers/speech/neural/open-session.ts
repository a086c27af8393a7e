import { createRequire } from 'node:module';
import process from 'node:process';

/** Of the runtime, what the voices use: the package comes without types. */
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
  // Every stretch has a length of its own: what is laid out for one fits no other, and is kept for nothing.
  enableMemPattern: false,
  // The numbers are used where the system has mapped them, not copied: it may take their memory back.
  extra: { session: { use_device_allocator_for_initializers: '1' } },
};

/** A part of the model, and the folder of the file that holds its numbers. */
export interface PartPlace {
  part: Uint8Array;
  folder: string;
}

/**
 * A part of the model, worked on by the process that opens it and one thread of it: shared out over processors, half of the
 * time would go into waiting for each other.
 */
export async function openSession({ part, folder }: PartPlace): Promise<Session & { ort: Ort }> {
  // An optional package: loaded only where it is known to be wanted.
  const ort = createRequire(import.meta.url)('onnxruntime-node') as Ort;
  const before = process.cwd();
  // Where the runtime looks for the numbers of a part.
  process.chdir(folder);
  try {
    const session = await ort.InferenceSession.create(part, OPTIONS);
    return { ort, run: (feeds) => session.run(feeds) };
  } finally {
    process.chdir(before);
  }
}
