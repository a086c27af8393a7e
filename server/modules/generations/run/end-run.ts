import type { Stage } from '#contract/catalog/formats.ts';
import type { Checks } from '#contract/checks.ts';
import type { Document } from '#contract/documents.ts';
import type { LiveEvent } from '#contract/events.ts';
import type { Engine, RunUsage } from '#contract/generations.ts';
import type { Usage } from '../../usage/usage.service.ts';
import type { Run } from './generation-run.ts';

export function stage(name: Stage, progress: number): LiveEvent {
  return { type: 'stage', stage: name, progress };
}

interface Finished {
  document: Document;
  checks: Checks;
  usage: RunUsage;
  engine: Engine;
  usages: Pick<Usage, 'addWords' | 'bookAtEnd'>;
  /** Key under which the words are counted, so they count once. */
  entry?: string;
  cause?: 'run' | 'refine';
  /** Set if only part of the document is new. */
  newWords?: number;
}

/** Stores the whole result and counts its words in one transaction. Runs that end in another way count none. */
export async function endDone(run: Run, finished: Finished): Promise<void> {
  const { document, checks, usage, engine, usages, entry = 'run', cause = 'run' } = finished;
  const { id: generationId, ownerId } = run.generation;
  const { words } = checks;
  const counted = finished.newWords ?? words;
  const end = () =>
    run.end(
      {
        status: 'done',
        stage: null,
        document,
        checks,
        usage,
        words,
        title: document.title,
        refine: null,
      },
      [
        { type: 'document', document },
        { type: 'checks', checks },
        { type: 'usage', engine, usage },
        { type: 'done', status: 'done' },
      ],
      {
        cause,
        also: (tx) => usages.addWords(tx, { ownerId, generationId, entry, words: counted }),
      },
    );
  // A call whose answer wasn't needed may still be open.
  await (engine.kind === 'model' ? usages.bookAtEnd(generationId, end) : end());
}
