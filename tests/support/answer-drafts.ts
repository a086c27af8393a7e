import assert from 'node:assert/strict';
import { type Generation, GenerationSchema } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import type { AskedQuestion } from '#contract/questions.ts';
import type { TestUser } from './make-app.ts';

const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',');
export const subtitles = (lines: readonly string[]) =>
  lines
    .map(
      (text, at) => `${at + 1}\n${stamp(at * 20_000)} --> ${stamp((at + 1) * 20_000)}\n${text}\n`,
    )
    .join('\n');

/** Adds a source and returns its id. */
export async function addText(
  { call }: TestUser,
  title: string,
  text: string,
  language = 'english',
): Promise<string> {
  const made = await call('POST', '/videos', { text, title, language });
  assert.equal(made.status, 200, made.text);
  return made.body.id;
}

export const addSubtitles = (
  user: TestUser,
  title: string,
  lines: readonly string[],
  language = 'english',
) => addText(user, title, subtitles(lines), language);

export const ofVideo = (videoId: string) => ({ kind: 'video', videoId });
export const draftPath = (id: string) => fill(CALLS.questionDraft, { id });

/** Asks and waits for the answer. */
export async function askQuestion(
  { call }: TestUser,
  text: string,
  scope: object,
  more: object = {},
): Promise<AskedQuestion> {
  const asked = await call('POST', '/questions', { text, scope, model: 'built-in', ...more });
  assert.equal(asked.status, 202, asked.text);
  for (;;) {
    const { body } = await call('GET', `/questions/${asked.body.id}`);
    if (['done', 'failed', 'stopped'].includes(body.status)) return body;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Starts a draft from an answer and returns it. */
export async function startDraft(
  user: TestUser,
  { id }: Pick<AskedQuestion, 'id'>,
  body: object = {},
): Promise<Generation> {
  const started = await user.call('POST', draftPath(id), body);
  assert.equal(started.status, 201, started.text);
  const { body: made } = await user.call('GET', `/generations/${started.body.id}`);
  return GenerationSchema.parse(made);
}

export const blocksIn = ({ document }: Generation) =>
  document!.sections.flatMap((section) => section.blocks);
