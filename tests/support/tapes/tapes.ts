import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMATS } from '#contract/catalog/formats.ts';
import { sectionsIn } from '../stand-in-writer.ts';
import type { Asked } from '../stand-in-models/wire-writers.ts';

/*
 * Answers in the form the product's own prompts ask for, about a built-in talk, as its owner's text. Whoever wrote them had
 * seen an example of the piece: they show what the product makes of a good answer, not what a model gives to the prompt
 * alone. They are for trying things out; the site shows none of them.
 */
const TALKS: Record<string, string> = { 'How to plan a small garden': 'small-garden' };

export const TAPED = ['blog', 'linkedin', 'tweet'] as const;

export function readTape(talk: string, format: string): string | null {
  const file = join(import.meta.dirname, `${talk}.${format}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : null;
}

/** The recorded answer to this question, or `null` where there is none: another talk, language or voice. */
export function answerFromTape({ messages }: Asked): string | null {
  const prompt = messages[0]!.content;
  const title = /<<<CARD \d+>>>\nTitle: (.*)\n/u.exec(prompt)?.[1] ?? '';
  const name = /^Write in English: ([^.]+)\./mu.exec(prompt)?.[1];
  const format = FORMATS.find((one) => one.name === name)?.value;
  const talk = TALKS[title];
  if (!talk || !format || messages.length > 1 || !prompt.includes('write as "I"')) return null;
  const tape = readTape(talk, format);
  if (tape === null) return null;
  const wanted = new Set(sectionsIn(prompt).map(({ id }) => id));
  const sections = tape.split(/^(?=@section )/mu);
  const kept = sections.filter((one) => wanted.has(/^@section (\S+)/u.exec(one)![1]!));
  return kept.length === wanted.size ? kept.join('').trimEnd() : null;
}
