import type { Document } from '#contract/documents.ts';
import { createTaskThread } from '#server/core/task-thread.ts';
import type { ArrangeInput } from '#server/text/arrange/arrange.ts';
import type { OutlinePart } from '#server/text/outline-parts.ts';
import type { TalkInput } from '#server/text/talk.ts';

/** The built-in engine in a thread of its own: a ten-hour video takes a second of computing that no request should wait for. */
export interface EngineThread {
  /** The whole document; `null` where nothing is said. */
  arrange(input: ArrangeInput): Promise<Document | null>;
  /** The talk in at most so many parts; none where nothing is said. */
  outline(input: TalkInput, most: number): Promise<OutlinePart[]>;
  close(): Promise<void>;
}

export type EngineTask =
  | { kind: 'arrange'; input: ArrangeInput }
  | { kind: 'outline'; input: TalkInput; most: number };

export function createEngineThread(): EngineThread {
  const thread = createTaskThread<EngineTask, unknown>(
    new URL('./engine-thread-worker.ts', import.meta.url),
  );
  return {
    arrange: (input) => thread.run({ kind: 'arrange', input }) as Promise<Document | null>,
    outline: (input, most) =>
      thread.run({ kind: 'outline', input, most }) as Promise<OutlinePart[]>,
    close: () => thread.close(),
  };
}
