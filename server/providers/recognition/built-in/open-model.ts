import { createRequire } from 'node:module';

/** The part of onnxruntime we use; the package has no types. */
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
  /** `outputs`: the ones to keep; by default all of them, also large ones nobody reads. */
  run(feeds: Record<string, Tensor>, outputs?: readonly string[]): Promise<Record<string, Tensor>>;
}

/** Newest model format (IR version) the runtime supports. */
const NEWEST_FORMAT = 9;

/** Loads native code, so only call this in a child process. */
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

/** `keepsMemory`: faster for models that run often; large, rarely used ones should free their memory. */
export async function openModel(
  bytes: Uint8Array,
  threads: number,
  keepsMemory = true,
): Promise<OpenModel> {
  // The file starts with its IR version. Moonshine declares 10 but uses nothing newer than 9.
  if (bytes[0] === 8 && bytes[1]! > NEWEST_FORMAT) bytes[1] = NEWEST_FORMAT;
  return runtime().InferenceSession.create(bytes, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
    // Speech windows differ in length, so memory patterns can't be reused.
    enableMemPattern: false,
    enableCpuMemArena: keepsMemory,
  });
}
