import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentBlock } from '#contract/documents.ts';
import type { Generation } from '#contract/generations.ts';
import type { AskedQuestion } from '#contract/questions.ts';
import type { Material } from '../videos/videos.service.ts';
import { evidenceIn } from './answer-evidence.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const app = await makeApp({ after });

async function withDraft(name: string) {
  const user = await app.makeUser(`${name}@example.org`);
  const wanted = { sample: true, format: 'blog', model: 'built-in' };
  const { body } = await user.call('POST', '/generations', wanted);
  return { user, made: await untilEnded(user, body.generations[0].id) };
}

async function ask(user: TestUser, videoId: string): Promise<AskedQuestion> {
  const text = 'Where is the sun at four o’clock?';
  const scope = { kind: 'video', videoId };
  const { body } = await user.call('POST', '/questions', { text, scope, model: 'built-in' });
  for (;;) {
    const { body: question } = await user.call('GET', `/questions/${body.id}`);
    if (question.status === 'done') return question;
    await pause(20);
  }
}

/** Saves the draft with a passage of the answer appended, and returns that block as the server stored it. */
async function add(
  user: TestUser,
  { id, version, document }: Generation,
  question: AskedQuestion,
  more: Partial<DocumentBlock> = {},
): Promise<DocumentBlock> {
  const next = structuredClone(document!);
  next.sections.at(-1)!.blocks.push({
    id: 'b-from-an-answer',
    kind: 'quote',
    md: question.passages[0]!.quote,
    blockIds: [],
    startMs: null,
    answer: { questionId: question.id, passage: 0 },
    ...more,
  });
  const match = { 'if-match': `"${version}"` };
  const saved = await user.call('PATCH', `/generations/${id}`, { document: next }, match);
  assert.equal(saved.status, 200, saved.text);
  return saved.body.document.sections.at(-1).blocks.at(-1);
}

test('an answer inserted into a draft gets its evidence from the server, not from the client', async () => {
  const { user, made } = await withDraft('adds');
  const question = await ask(user, made.videoId);
  const [moment] = question.passages;
  const block = await add(user, made, question, { blockIds: [1, 2, 3], startMs: 1 });
  assert.ok(block.blockIds.length > 0);
  assert.ok(block.startMs !== null && block.startMs < moment!.endMs!);
  assert.equal(block.answer, undefined, 'it is a block like any other now');
  assert.equal(block.edited, true);
  // Removed and restored, as undo and redo do: the evidence must be the same.
  const { body: now } = await user.call('GET', `/generations/${made.id}`);
  const match = { 'if-match': `"${now.version}"` };
  const path = `/generations/${made.id}`;
  const out = await user.call('PATCH', path, { document: made.document }, match);
  assert.deepEqual(await add(user, out.body, question), block);
});

test("a draft can't take evidence from another user's answer", async () => {
  const { user: owner, made: theirs } = await withDraft('owner');
  const question = await ask(owner, theirs.videoId);
  const { user, made } = await withDraft('other');
  const block = await add(user, made, question);
  assert.deepEqual([block.blockIds, block.startMs], [[], null]);
});

test('a short quote of two speakers with long names keeps its moment', () => {
  const [ada, ben] = ['Adelaide Featherstonehaugh', 'Benedict Abercrombie-Smythe'];
  const cues = [
    { startMs: 0, endMs: 2000, text: 'Is it deep?', speaker: ada },
    { startMs: 2000, endMs: 4000, text: 'No.', speaker: ben },
  ];
  const restsOn = evidenceIn(
    { cues, chapters: [], parts: [], timed: true } as unknown as Material,
    'vid_1',
  );
  const quote = `${ada}: Is it deep? ${ben}: No.`;
  const moment = { videoId: 'vid_1', startMs: 0, endMs: 4000, quote, speaker: null };
  assert.deepEqual(restsOn([moment]), { blockIds: [1, 2], startMs: 0 });
  assert.deepEqual(
    restsOn([{ ...moment, quote: 'The trains were late all winter.' }]).blockIds,
    [],
  );
});
