import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type * as OnnxRuntime from 'onnxruntime-node';

type Ort = typeof OnnxRuntime;
type Tensor = OnnxRuntime.Tensor;

interface OpenSession {
  ort: Ort;
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}

/** A part of the model, and the folder of the file that holds its numbers. */
export interface PartPlace {
  part: Uint8Array;
  folder: string;
}

/**
 * A part of the model, worked on by the thread that opens it and no other: shared out over processors, half of the time
 * would go into waiting for each other.
 */
export async function openSession({ part, folder }: PartPlace): Promise<OpenSession> {
  // An optional package: loaded only where it is known to be wanted.
  const ort = createRequire(import.meta.url)('onnxruntime-node') as Ort;
  const session = await ort.InferenceSession.create(part, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
    // Every stretch has a length of its own: what is laid out for one fits no other, and is kept for nothing.
    enableMemPattern: false,
    extra: {
      session: {
        // Its numbers are used where the system has mapped them, not copied: the system may take their memory back.
        model_external_initializers_file_folder_path: resolve(folder),
        use_device_allocator_for_initializers: '1',
      },
    },
  });
  return {
    ort,
    run: (feeds) => session.run(feeds),
  };
}
