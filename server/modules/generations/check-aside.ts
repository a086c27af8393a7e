import type { Checks } from '#contract/checks.ts';
import type { Document } from '#contract/documents.ts';
import { createTaskThread } from '#server/core/task-thread.ts';
import type { Material } from '../videos/videos.service.ts';
import { type Asked, type Checked, type CheckTask, doCheck, type Known } from './check-document.ts';

/** Characters of document and transcript together. Shorter texts are checked in less time than a worker needs to start. */
const SHORT = 50_000;
const IDLE_MS = 60_000;

const thread = createTaskThread<CheckTask, Checked>(
  new URL('./check-aside-worker.ts', import.meta.url),
  { idleMs: IDLE_MS },
);

/** Runs checks in a worker thread: a long text is saved every few seconds, and checking takes about a third of one. */
export async function checkAside(
  document: Document,
  material: Material,
  known: Known = {},
): Promise<Checks> {
  return (await doAside({ document, material, known })).checks;
}

/** The same, plus the claims that a model should read. */
export function readAside(document: Document, material: Material, known: Known): Promise<Checked> {
  return doAside({ document, material, known });
}

/** Attaches evidence to a text written by a model, then checks it. */
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
