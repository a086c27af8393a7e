import type { Checks } from '#contract/checks.ts';
import type { Document } from '#contract/documents.ts';
import { createTaskThread } from '#server/core/task-thread.ts';
import type { Material } from '../videos/videos.service.ts';
import { type Asked, type Checked, type CheckTask, doCheck, type Known } from './check-document.ts';

/** Characters, written and spoken. What is shorter is checked before a thread would have begun. */
const SHORT = 50_000;
const IDLE_MS = 60_000;

const thread = createTaskThread<CheckTask, Checked>(
  new URL('./check-aside-worker.ts', import.meta.url),
  { idleMs: IDLE_MS },
);

/** Beside everything else: a long text is saved every few seconds, and the checking takes a third of one. */
export async function checkAside(
  document: Document,
  material: Material,
  known: Known = {},
): Promise<Checks> {
  return (await doAside({ document, material, known })).checks;
}

/** The same with what a model is to read of it. */
export function readAside(document: Document, material: Material, known: Known): Promise<Checked> {
  return doAside({ document, material, known });
}

/** What a model wrote, tied to the blocks that bear it out, and what can be told about it then. */
export function settleAside(
  document: Document,
  material: Material,
  known: Known,
  asked: Asked,
): Promise<Checked> {
  return doAside({ document, material, known, asked });
}

async function doAside(task: CheckTask): Promise<Checked> {
  return lengthOf(task.document, task.material) <= SHORT ? doCheck(task) : thread.run(task);
}

function lengthOf({ sections }: Document, { cues }: Material): number {
  let length = 0;
  for (const { blocks } of sections) for (const { md } of blocks) length += md.length;
  for (const { text } of cues) length += text.length;
  return length;
}
