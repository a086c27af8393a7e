import { existsSync, readFileSync } from 'node:fs';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import { sectionsIn } from '../stand-in-writer.ts';
import type { Asked } from '../stand-in-models/wire-writers.ts';

/*
 * Unedited answers of a language model to the product's own prompts about a built-in talk: one for the draft and one
 * for its final edit. After changing prompts, record again those that no longer fit.
 */
const FOLDER = new URL('../../../content/samples/tapes/', import.meta.url);
const TALKS: Record<string, string> = { 'How to plan a small garden': 'small-garden' };

export const TAPED = [
  'blog',
  'summary',
  'tweet',
  'linkedin',
  'newsletter',
  'podcast',
] as const satisfies readonly FormatValue[];

type Stage = 'draft' | 'edit';

export function readTape(talk: string, format: string, stage: Stage): string | null {
  const file = new URL(`${talk}.${format}.${stage}.txt`, FOLDER);
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : null;
}

const ASKED_FOR: Readonly<Record<Stage, RegExp>> = {
  draft: /^Write in English: ([^.]+)\./mu,
  edit: /^A draft in English \(([^)]+)\) lies before you/mu,
};

/** The recorded answer to this prompt, or `null` if there is none for this talk, language or voice. */
export function answerFromTape({ messages }: Asked): string | null {
  const prompt = messages[0]!.content;
  const talk = TALKS[/<<<CARD \d+>>>\nTitle: (.*)\n/u.exec(prompt)?.[1] ?? ''];
  const isOwn = prompt.includes('write as "I"') || prompt.includes('tells it as "I"');
  if (!talk || messages.length > 1 || !isOwn) return null;
  const stage: Stage = ASKED_FOR.edit.test(prompt) ? 'edit' : 'draft';
  const name = ASKED_FOR[stage].exec(prompt)?.[1];
  const format = FORMATS.find((one) => one.name === name)?.value;
  const tape = format ? readTape(talk, format, stage) : null;
  if (tape === null || stage === 'edit') return tape;
  const wanted = new Set(sectionsIn(prompt).map(({ id }) => id));
  const kept = tape
    .split(/^(?=@section )/mu)
    .filter((one) => wanted.has(/^@section (\S+)/u.exec(one)![1]!));
  return kept.length === wanted.size ? kept.join('').trimEnd() : null;
}
