import { createRequire } from 'node:module';

/** Of the runtime, what recognition uses: the package comes without types. */
interface Ort {
  Tensor: new (
    type: string,
    data: Float32Array | BigInt64Array | boolean[],
    dims: readonly number[],
  ) => Tensor;
  InferenceSession: { create(model: Uint8Array, options: object): Promise<OpenModel> };
}

export interface Tensor {
  readonly data: unknown;
  readonly dims: readonly number[];
}

export interface OpenModel {
  readonly outputNames: readonly string[];
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}

/** The newest format of model files that the runtime reads. */
const NEWEST_FORMAT = 9;

/** Loads native code: only in a process that may fail. */
function runtime(): Ort {
  return createRequire(import.meta.url)('onnxruntime-node') as Ort;
}

export function floats(data: Float32Array, dims: readonly number[]): Tensor {
  return new (runtime().Tensor)('float32', data, dims);
}

export function integers(data: readonly number[], dims: readonly number[]): Tensor {
  return new (runtime().Tensor)('int64', BigInt64Array.from(data.map(BigInt)), dims);
}

export function flag(value: boolean): Tensor {
  return new (runtime().Tensor)('bool', [value], [1]);
}

/** `keepsMemory`: faster where a model is asked often; one that needs much and is asked seldom gives it back. */
export async function openModel(
  bytes: Uint8Array,
  threads: number,
  keepsMemory = true,
): Promise<OpenModel> {
  // The file begins with the number of its format. Moonshine's says 10 and uses nothing that 9 doesn't have.
  if (bytes[0] === 8 && bytes[1]! > NEWEST_FORMAT) bytes[1] = NEWEST_FORMAT;
  return runtime().InferenceSession.create(bytes, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
    // Every stretch of speech has a length of its own: what is laid out for one fits no other.
    enableMemPattern: false,
    enableCpuMemArena: keepsMemory,
  });
}
