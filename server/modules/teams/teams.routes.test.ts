import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CALLS, fill } from '#contract/paths.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { waitForMail } from '#tests/support/mail.ts';
import { grantPlan } from '#tests/support/make-plan.ts';

const app = await makeApp({ after }, { env: { TEAM_SEATS: '2' } });
const memberPath = (id: string) => fill(CALLS.teamMember, { id });

async function makeOwner(email: string) {
  const owner = await app.makeUser(email);
  await grantPlan(app.database, owner);
  return owner;
}

test('F13 a member shares the plan from the moment their address is invited until they are removed', async () => {
  const owner = await makeOwner('owner-one@example.org');
  const member = await app.makeUser('member-one@example.org');
  const invited = await owner.call('POST', CALLS.teamMembers, { email: 'Member-One@example.org' });
  assert.deepEqual([invited.status, invited.body.status], [201, 'invited']);
  const mail = await waitForMail(app.dataDir, member.email, /invited to a team/);
  assert.match(mail.text, /owner-one@example\.org/);
  // The page reads the address and the inviter from the fragment, so no server sees them.
  assert.match(mail.text, /\/signup#invited=member-one%40example\.org&by=owner-one%40example\.org/);

  const { body } = await member.call('GET', CALLS.getSubscription);
  assert.deepEqual(
    [body.status, body.team, body.lifetime, body.entitlement.mayGenerate],
    ['team', { ownerEmail: owner.email }, false, true],
  );
  assert.deepEqual((await member.call('GET', CALLS.hasLtd)).body, { has_ltd: false });
  const seen = await member.call('GET', CALLS.teamMembers);
  assert.deepEqual(seen.body.memberships, [{ id: invited.body.id, ownerEmail: owner.email }]);
  const [listed] = (await owner.call('GET', CALLS.teamMembers)).body.members;
  assert.equal(listed.status, 'joined');

  assert.equal((await owner.call('DELETE', memberPath(invited.body.id))).status, 204);
  assert.equal((await member.call('GET', CALLS.getSubscription)).body.status, 'none');
});

test('F13 a member can leave; no one else can change the team', async () => {
  const owner = await makeOwner('owner-two@example.org');
  const member = await app.makeUser('member-two@example.org');
  const stranger = await makeOwner('stranger@example.org');
  const { body } = await owner.call('POST', CALLS.teamMembers, { email: member.email });
  assert.equal((await stranger.call('DELETE', memberPath(body.id))).status, 404);
  assert.deepEqual((await stranger.call('GET', CALLS.teamMembers)).body.members, []);
  assert.equal((await member.call('DELETE', memberPath(body.id))).status, 204);
  assert.equal((await member.call('DELETE', memberPath(body.id))).status, 404);
  assert.deepEqual((await owner.call('GET', CALLS.teamMembers)).body.members, []);
});

test('F13 deleting an account removes it from all teams, and ends the plan of its own team', async () => {
  const owner = await makeOwner('owner-leaving@example.org');
  const member = await app.makeUser('member-leaving@example.org');
  const stays = await app.makeUser('member-staying@example.org');
  for (const { email } of [member, stays]) {
    assert.equal((await owner.call('POST', CALLS.teamMembers, { email })).status, 201);
  }
  const leave = ({ call, email }: TestUser) => call('DELETE', CALLS.account, { email });
  assert.equal((await leave(member)).status, 200);
  const { body } = await owner.call('GET', CALLS.teamMembers);
  assert.deepEqual(
    body.members.map(({ email }: { email: string }) => email),
    [stays.email],
  );
  assert.equal((await leave(owner)).status, 200);
  const { body: plan } = await stays.call('GET', CALLS.getSubscription);
  assert.deepEqual([plan.status, plan.team], ['none', null]);
  assert.deepEqual((await stays.call('GET', CALLS.teamMembers)).body.memberships, []);
});

test("F13 members' drafts and the owner's keys remain private", async () => {
  const owner = await makeOwner('owner-three@example.org');
  const member = await app.makeUser('member-three@example.org');
  await owner.call('POST', CALLS.teamMembers, { email: member.email });
  const sample = { format: 'summary', language: 'english', sample: true };
  const made = await member.call('POST', CALLS.generations, sample);
  assert.equal(made.status, 202, made.text);
  const path = fill(CALLS.generation, { id: made.body.generations[0].id });
  assert.equal((await owner.call('GET', path)).status, 404);
  assert.equal((await owner.call('GET', CALLS.generations)).body.total, 0);
  const settings = await member.call('GET', CALLS.settings);
  assert.deepEqual(settings.body.keys ?? [], []);
});

test("TEAM_SEATS is a limit that concurrent invitations can't exceed", async () => {
  const owner = await makeOwner('owner-four@example.org');
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) =>
      owner.call('POST', CALLS.teamMembers, { email: `${name}@example.org` }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => `${status}`).toSorted(), [
    '201',
    '201',
    '409',
    '409',
  ]);
  const { body } = await owner.call('GET', CALLS.teamMembers);
  assert.deepEqual(body.seats, { limit: 2, used: 2 });
});

test("inviting requires an own plan, another's address, and no duplicate", async () => {
  const free = await app.makeUser('free@example.org');
  const refused = await free.call('POST', CALLS.teamMembers, { email: 'x@example.org' });
  assert.deepEqual([refused.status, refused.body.code], [402, 'team_plan_needed']);
  const owner = await makeOwner('owner-five@example.org');
  const self = await owner.call('POST', CALLS.teamMembers, { email: owner.email });
  assert.equal(self.body.code, 'team_not_yourself');
  assert.equal((await owner.call('POST', CALLS.teamMembers, { email: 'not one' })).status, 400);
  await owner.call('POST', CALLS.teamMembers, { email: free.email });
  const again = await owner.call('POST', CALLS.teamMembers, { email: free.email });
  assert.deepEqual([again.status, again.body.code], [409, 'team_already_in']);
  const chain = await free.call('POST', CALLS.teamMembers, { email: 'y@example.org' });
  assert.equal(chain.body.code, 'team_plan_needed', 'a shared plan cannot be shared on');
});
