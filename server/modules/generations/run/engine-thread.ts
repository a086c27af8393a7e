import type { Document } from '#contract/documents.ts';
import type { Chapter, Cue, JoinedPart } from '#contract/videos.ts';
import { plainText } from '#document/parse-inline.ts';
import { createLruCache } from '#server/core/lru-cache.ts';
import { createTaskThread } from '#server/core/task-thread.ts';
import type { ArrangeInput } from '#server/text/arrange/arrange.ts';
import type { ComparedSources } from '#server/text/compare/compare-sources.ts';
import type { OutlinePart } from '#server/text/outline-parts.ts';
import { countWords } from '#server/text/segment.ts';
import type { TalkInput } from '#server/text/talk.ts';

/** The built-in engine in a worker thread: a ten-hour video takes a second of CPU time, which would block requests. */
export interface EngineThread {
  /** The whole document; `null` if there is no speech. */
  arrange(input: ArrangeInput): Promise<Document | null>;
  /** The word count of that document; 0 if there is no speech. */
  words(input: ArrangeInput, name: string): Promise<number>;
  /**
   * The talk in at most this many parts; none if there is no speech. `name` is the transcript's fingerprint, used as cache
   * key so that a run can reuse its estimate's outline.
   */
  outline(input: TalkInput, most: number, name: string): Promise<OutlinePart[]>;
  /** What several sources say alike and differently; nothing for a single one. `name` is the transcript's fingerprint. */
  compare(input: CompareInput, name: string): Promise<ComparedSources>;
  close(): Promise<void>;
}

export interface CompareInput {
  cues: readonly Cue[];
  chapters: readonly Chapter[];
  parts?: readonly JoinedPart[];
}

export type EngineTask =
  | { kind: 'arrange'; input: ArrangeInput }
  | { kind: 'outline'; input: TalkInput; most: number }
  | { kind: 'compare'; input: CompareInput };

/** Safe to cache: transcripts never change, and an outline takes a few kilobytes. */
const MOST_OUTLINES = 64;
const MOST_COUNTS = 512;
const MOST_COMPARED = 32;
/** Long enough for a user who tries several formats. */
const IDLE_MS = 5 * 60_000;

export function createEngineThread(): EngineThread {
  const thread = createTaskThread<EngineTask, unknown>(
    new URL('./engine-thread-worker.ts', import.meta.url),
    { idleMs: IDLE_MS },
  );
  const outlines = createLruCache<Promise<OutlinePart[]>>(MOST_OUTLINES);
  const counts = createLruCache<Promise<number>>(MOST_COUNTS);
  const compared = createLruCache<Promise<ComparedSources>>(MOST_COMPARED);

  function outline(input: TalkInput, most: number, name: string): Promise<OutlinePart[]> {
    if (most === 0) return Promise.resolve([]);
    const key = `${name} ${input.language} ${most} ${input.title}`;
    return outlines.get(
      key,
      () => thread.run({ kind: 'outline', input, most }) as Promise<OutlinePart[]>,
    );
  }

  const arrange = (input: ArrangeInput) =>
    thread.run({ kind: 'arrange', input }) as Promise<Document | null>;

  function words(input: ArrangeInput, name: string): Promise<number> {
    const { format, language, options, prompt, title } = input;
    return counts.get(
      JSON.stringify([name, format, language, options, prompt, title]),
      async () => {
        const blocks = (await arrange(input))?.sections.flatMap((section) => section.blocks) ?? [];
        return blocks.reduce((sum, { md }) => sum + countWords(plainText(md), language), 0);
      },
    );
  }

  async function compare(
    { cues, chapters, parts = [] }: CompareInput,
    name: string,
  ): Promise<ComparedSources> {
    if (parts.length < 2) return { shared: [], differences: [] };
    return compared.get(
      name,
      () =>
        thread.run({
          kind: 'compare',
          input: { cues, chapters, parts },
        }) as Promise<ComparedSources>,
    );
  }

  return {
    compare,
    arrange,
    words,
    outline,
    close: () => thread.close(),
  };
}
