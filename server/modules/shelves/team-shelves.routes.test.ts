import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CALLS, fill } from '#contract/paths.ts';
import type { AskedQuestion } from '#contract/questions.ts';
import { tokenIn, waitForMail } from '#tests/support/mail.ts';
import { callAs, makeApp, type TestUser } from '#tests/support/make-app.ts';
import { grantPlan } from '#tests/support/make-plan.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const app = await makeApp({ after });
const ASKED = 'What does a mouse do in the hive?';

/** Tries every call on another user's shelf, and returns each status. */
async function tryEveryDoor({ call }: TestUser, shelfId: string): Promise<Record<string, number>> {
  const scope = { kind: 'shelf', shelfId };
  const question = { text: ASKED, scope, model: 'built-in' };
  const draft = { format: 'summary', shelfId, model: 'built-in' };
  const doors = [
    ['GET', `/shelves/${shelfId}`],
    ['GET', fill(CALLS.shelfSuggestions, { id: shelfId })],
    ['POST', '/questions/estimate', question],
    ['POST', '/questions', question],
    ['POST', '/videos', { shelfId }],
    ['POST', '/generations/estimate', draft],
    ['POST', '/generations', draft],
  ] as const;
  const answers: Record<string, number> = {};
  for (const [method, path, body] of doors) {
    const { status, body: answer } = await call(method, path, body);
    answers[`${method} ${path.replace(shelfId, ':id')}`] = status;
    if (path === '/generations' && status === 202) {
      await untilEnded({ call }, answer.generations[0].id);
    }
    if (path === '/questions' && status === 202) await answerOf({ call }, answer.id);
  }
  return answers;
}

async function answerOf({ call }: Pick<TestUser, 'call'>, id: string): Promise<AskedQuestion> {
  for (;;) {
    const { body } = await call('GET', `/questions/${id}`);
    if (body.status === 'done') return body;
    assert.ok(['queued', 'running'].includes(body.status), JSON.stringify(body.error));
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

const statuses = (answers: Record<string, number>) => [...new Set(Object.values(answers))];

test('a shelf opens to a member when its owner shares it, closes when they stop, and never opens to anyone else', async () => {
  const owner = await app.makeUser('team-owner@example.org');
  const member = await app.makeUser('team-member@example.org');
  const stranger = await app.makeUser('team-stranger@example.org');
  await grantPlan(app.database, owner);
  const source = async (title: string, text: string) =>
    (await owner.call('POST', '/videos', { text, title, language: 'english' })).body.id as string;
  const videoIds = [
    await source('Mice', 'A mouse in the hive does more harm than any frost in the winter.'),
    await source(
      'Wax',
      'Young bees make wax from glands, and chew the flakes until they are soft.',
    ),
  ];
  const made = await owner.call('POST', '/shelves', { name: 'Winter bees', videoIds });
  const shelfId = made.body.id as string;
  const path = `/shelves/${shelfId}`;
  const invited = await owner.call('POST', CALLS.teamMembers, { email: member.email });
  assert.equal(invited.status, 201, invited.text);
  // Looking at the team invitations joins them.
  assert.equal((await member.call('GET', CALLS.teamMembers)).body.memberships.length, 1);

  const share = async (sharedWithTeam: boolean) =>
    assert.equal((await owner.call('PATCH', path, { sharedWithTeam })).status, 200);
  const assertClosed = async (user: TestUser) => {
    assert.deepEqual(statuses(await tryEveryDoor(user, shelfId)), [404]);
    assert.deepEqual((await user.call('GET', '/shelves')).body.shelves, []);
  };
  await assertClosed(member);
  await assertClosed(stranger);

  await share(true);
  await assertClosed(stranger);
  const [listed] = (await member.call('GET', '/shelves')).body.shelves;
  assert.deepEqual([listed.id, listed.isOwn, listed.ownerEmail], [shelfId, false, owner.email]);
  const open = await tryEveryDoor(member, shelfId);
  assert.deepEqual(statuses(open), [200, 202], JSON.stringify(open));
  const [question] = (await member.call('GET', '/questions')).body.questions as AskedQuestion[];
  assert.deepEqual([question!.verdict, question!.passages[0]!.videoId], ['answered', videoIds[0]]);
  assert.match(question!.passages[0]!.quote, /mouse in the hive/);
  // A member's questions are private, and only the owner can change the shelf.
  assert.equal((await owner.call('GET', `/questions/${question!.id}`)).status, 404);
  for (const [method, at, body] of [
    ['PATCH', path, { name: 'mine' }],
    ['PATCH', path, { sharedWithTeam: false }],
    ['DELETE', path, undefined],
    ['POST', `${path}/sources`, { videoIds }],
    ['DELETE', `${path}/sources/${videoIds[0]}`, undefined],
  ] as const) {
    assert.equal((await member.call(method, at, body)).status, 404, `${method} ${at}`);
  }

  await share(false);
  await assertClosed(member);
  await assertClosed(stranger);
  const [draft] = (await member.call('GET', '/generations')).body.generations;
  const beside = { kind: 'video', videoId: draft.videoId };
  const asked = await member.call('POST', '/questions', { text: ASKED, scope: beside });
  assert.deepEqual([asked.status, asked.body.code], [404, 'shelf_gone']);
  const { body: gone } = await member.call('GET', `/videos/${draft.videoId}`);
  assert.equal(gone.transcript.error.code, 'shelf_gone');
  const again = { format: 'tweet', videoId: draft.videoId, model: 'built-in' };
  for (const door of ['/generations/estimate', '/generations']) {
    const refused = await member.call('POST', door, again);
    assert.deepEqual([refused.status, refused.body.code], [404, 'shelf_gone'], door);
  }
  const next = { text: 'And the frost?', scope: question!.scope, followsId: question!.id };
  assert.equal((await member.call('POST', '/questions', next)).status, 404);
  // Earlier answers and drafts remain theirs.
  assert.equal((await member.call('GET', `/questions/${question!.id}`)).status, 200);
  assert.equal((await member.call('GET', `/generations/${draft.id}`)).status, 200);

  await share(true);
  assert.equal((await member.call('GET', path)).status, 200);
  const { body: back } = await member.call('GET', `/videos/${draft.videoId}`);
  assert.equal(back.transcript.error, null);
  assert.equal((await owner.call('DELETE', `/team/members/${invited.body.id}`)).status, 204);
  await assertClosed(member);
});

test("an invited user finds the team's shelves right after signing in", async () => {
  const owner = await app.makeUser('inviting@example.org');
  await grantPlan(app.database, owner);
  const { body: shelf } = await owner.call('POST', '/shelves', { name: 'Winter bees' });
  await owner.call('PATCH', `/shelves/${shelf.id}`, { sharedWithTeam: true });
  const email = 'invited@example.org';
  assert.equal((await owner.call('POST', CALLS.teamMembers, { email })).status, 201);
  const visitor = callAs(app.app, null);
  assert.equal((await visitor('POST', CALLS.signup, { email })).status, 200);
  const token = tokenIn(await waitForMail(app.dataDir, email, /Activate/));
  const { body: session } = await visitor('GET', fill(CALLS.loginWithToken, { token }));
  const { body } = await callAs(app.app, session.access_token)('GET', '/shelves');
  assert.deepEqual(
    body.shelves.map(({ id }: { id: string }) => id),
    [shelf.id],
  );
  const [listed] = (await owner.call('GET', CALLS.teamMembers)).body.members;
  assert.equal(listed.status, 'joined');
});

test("a user already signed in when invited finds the team's shelves without signing in again", async () => {
  const owner = await app.makeUser('sharing@example.org');
  const member = await app.makeUser('here-already@example.org');
  const stranger = await app.makeUser('not-invited@example.org');
  await grantPlan(app.database, owner);
  const { body: shelf } = await owner.call('POST', '/shelves', { name: 'Winter bees' });
  await owner.call('PATCH', `/shelves/${shelf.id}`, { sharedWithTeam: true });
  assert.deepEqual((await member.call('GET', '/shelves')).body.shelves, []);
  const { email } = member;
  assert.equal((await owner.call('POST', CALLS.teamMembers, { email })).status, 201);
  const made = await member.call('POST', '/access_tokens', { name: 'nightly' });
  const script = callAs(app.app, made.body.token);
  assert.deepEqual((await script('GET', '/shelves')).body.shelves, [], 'it may only read');
  const { body } = await member.call('GET', '/shelves');
  assert.deepEqual(
    body.shelves.map(({ id }: { id: string }) => id),
    [shelf.id],
  );
  assert.equal((await member.call('GET', `/shelves/${shelf.id}`)).status, 200);
  assert.equal((await stranger.call('GET', `/shelves/${shelf.id}`)).status, 404);
  assert.deepEqual((await stranger.call('GET', '/shelves')).body.shelves, []);
  const { members } = (await owner.call('GET', CALLS.teamMembers)).body;
  assert.deepEqual(
    members.map(({ status }: { status: string }) => status),
    ['joined'],
  );
});

test('a user already signed in when invited can open a link to a shelf', async () => {
  const owner = await app.makeUser('sends-the-link@example.org');
  const member = await app.makeUser('has-the-link@example.org');
  const stranger = await app.makeUser('found-the-link@example.org');
  await grantPlan(app.database, owner);
  const { body: shelf } = await owner.call('POST', '/shelves', { name: 'Winter bees' });
  const path = `/shelves/${shelf.id}`;
  const { email } = member;
  assert.equal((await owner.call('POST', CALLS.teamMembers, { email })).status, 201);
  assert.equal((await member.call('GET', path)).status, 404, 'it is not shared yet');
  const invited = async () => {
    const { members } = (await owner.call('GET', CALLS.teamMembers)).body;
    return members.map(({ status }: { status: string }) => status) as string[];
  };
  await owner.call('PATCH', path, { sharedWithTeam: true });
  const { body: made } = await member.call('POST', '/access_tokens', { name: 'nightly' });
  assert.equal((await callAs(app.app, made.token)('GET', path)).status, 404, 'it may only read');
  assert.deepEqual(await invited(), ['invited']);
  assert.equal((await stranger.call('GET', path)).status, 404);
  assert.equal((await member.call('GET', path)).status, 200);
  assert.deepEqual(await invited(), ['joined']);
});
