import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ChangeSpeakers, Transcript } from '#contract/videos.ts';
import { eq } from '#server/db/sql.ts';
import { generations } from '#server/db/schema/generations.ts';
import { transcripts } from '#server/db/schema/videos.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const app = await makeApp({ after });

const MEETING = [
  'Speaker 1: The remote control has to be cheap. Twelve euros at most, and no more buttons than a person needs.',
  'Speaker 2: Will that pay for a battery? We sold four hundred thousand of the old one, and it lasted a year.',
  'Speaker 1: It does if the case is plastic. Rubber costs twice as much, and nobody has asked for it.',
  'Speaker 3: I would keep the rubber. It is what people touch, and they told us that they like it.',
  'Speaker 2: Then we test both of them in March, with fifty people from the panel.',
].join('\n');

let users = 0;

async function meeting() {
  users += 1;
  const user = await app.makeUser(`speakers${users}@example.org`);
  const { body: video } = await user.call('POST', '/videos', { text: MEETING, title: 'Meeting' });
  const path = `/videos/${video.id}`;
  const change = async (wish: ChangeSpeakers) => user.call('PATCH', `${path}/speakers`, wish);
  const read = async () => (await user.call('GET', `${path}/transcript`)).body as Transcript;
  return { user, path, change, read, videoId: video.id as string };
}

const spoken = ({ blocks }: Transcript) => blocks.map(({ id, speaker }) => `${id} ${speaker}`);
const named = ({ speakers }: Transcript) => speakers.map(({ name, blocks }) => `${name} ${blocks}`);

test('renaming a speaker, merging two and correcting one line can all be undone', async () => {
  const { change, read } = await meeting();
  const first = await read();
  assert.deepEqual(spoken(first), [
    '1 Speaker 1',
    '2 Speaker 2',
    '3 Speaker 1',
    '4 Speaker 3',
    '5 Speaker 2',
  ]);
  assert.equal(first.canUndo, false);

  const renamed = (await change({ what: 'rename', name: 'Speaker 1', to: ' Anna  Berg ' })).body;
  assert.deepEqual(spoken(renamed), [
    '1 Anna Berg',
    '2 Speaker 2',
    '3 Anna Berg',
    '4 Speaker 3',
    '5 Speaker 2',
  ]);
  const merged = (await change({ what: 'rename', name: 'Speaker 3', to: 'Anna Berg' })).body;
  assert.deepEqual(named(merged), ['Anna Berg 3', 'Speaker 2 2']);
  // Block numbers that texts cite don't change, although one person now speaks in two consecutive blocks.
  assert.equal(merged.blocks.length, 5);
  const again = (await change({ what: 'rename', name: 'Anna Berg', to: 'Anne' })).body;
  assert.deepEqual(named(again), ['Anne 3', 'Speaker 2 2']);
  const corrected = (await change({ what: 'line', block: 5, to: 'Tom' })).body;
  assert.deepEqual(spoken(corrected).slice(3), ['4 Anne', '5 Tom']);
  assert.deepEqual(await read(), corrected, 'it is stored');

  for (const before of [again, merged, renamed, first]) {
    const undone = (await change({ what: 'undo' })).body;
    assert.deepEqual({ ...undone, canUndo: null }, { ...before, canUndo: null });
  }
  assert.equal((await read()).canUndo, false);
  assert.equal((await change({ what: 'undo' })).status, 200, 'there is nothing more to take back');
});

test("other users can't see or change the names; someone who doesn't speak can't be renamed", async () => {
  const { change, read, path } = await meeting();
  const other = await app.makeUser('not-at-the-meeting@example.org');
  const wish = { what: 'rename', name: 'Speaker 1', to: 'Eve' };
  assert.equal((await other.call('PATCH', `${path}/speakers`, wish)).status, 404);
  assert.equal((await change({ what: 'rename', name: 'Nobody', to: 'Eve' })).status, 404);
  assert.equal((await change({ what: 'line', block: 99, to: 'Eve' })).status, 404);
  for (const to of ['', '   ', '\u200b', 'x'.repeat(81)]) {
    assert.equal((await change({ what: 'line', block: 1, to })).status, 400, JSON.stringify(to));
  }
  assert.deepEqual((await read()).canUndo, false);
});

test('texts follow a rename where we inserted the name, and an undo restores them exactly; edits are kept', async () => {
  const { user, change, videoId } = await meeting();
  const made = await user.call('POST', '/generations', {
    format: 'summary',
    videoId,
    language: 'english',
  });
  const generation = await untilEnded(user, made.body.generations[0].id);
  const path = `/generations/${generation.id}`;
  const texts = [
    'Speaker 1 wants it cheap; Speaker 12 does not exist. Will Speaker 2 agree?',
    'Anna is mentioned here, and so is *Speaker 1*.',
    'I wrote that Speaker 1 is right.',
  ];
  const [section] = generation.document!.sections;
  const block = section!.blocks[0]!;
  const document = {
    ...generation.document!,
    sections: [
      {
        ...section!,
        blocks: texts.map((md, at) => ({
          ...block,
          id: `b${at}`,
          md,
          ...(at === 2 && { edited: true }),
        })),
      },
    ],
  };
  await app.database.db
    .update(generations)
    .set({ document })
    .where(eq(generations.id, generation.id));
  const shown = async () => {
    const { body } = await user.call('GET', path);
    return body.document.sections[0].blocks.map(({ md }: { md: string }) => md);
  };

  await change({ what: 'rename', name: 'Speaker 1', to: 'Anna' });
  assert.deepEqual(await shown(), [
    'Anna wants it cheap; Speaker 12 does not exist. Will Speaker 2 agree?',
    'Anna is mentioned here, and so is *Anna*.',
    texts[2],
  ]);
  const { body: kept } = await user.call('GET', `${path}/versions`);
  assert.equal(kept.versions[0].cause, 'speakers');
  // The new name is also a spoken word: only names inserted by us change.
  await change({ what: 'rename', name: 'Speaker 2', to: 'Will' });
  await change({ what: 'rename', name: 'Anna', to: 'Anne' });
  assert.deepEqual(
    (await shown())[0],
    'Anne wants it cheap; Speaker 12 does not exist. Will Will agree?',
  );
  await change({ what: 'rename', name: 'Will', to: 'Anne' });
  assert.deepEqual(
    (await shown())[0],
    'Anne wants it cheap; Speaker 12 does not exist. Will Anne agree?',
  );
  for (let n = 0; n < 4; n += 1) await change({ what: 'undo' });
  assert.deepEqual(await shown(), texts);
});

test('a transcript from before blocks ended at turns keeps the block numbers that its texts cite', async () => {
  const { read, change, videoId } = await meeting();
  const { id } = await read();
  const old = { blocksBySpeaker: false };
  await app.database.db.update(transcripts).set(old).where(eq(transcripts.id, id));
  const before = await read();
  assert.deepEqual(spoken(before), ['1 undefined', '2 Speaker 2']);
  assert.deepEqual(
    before.speakers.map(({ name }) => name),
    ['Speaker 1', 'Speaker 2', 'Speaker 3'],
  );
  const renamed = (await change({ what: 'rename', name: 'Speaker 1', to: 'Anna' })).body;
  assert.equal(renamed.blocks.length, before.blocks.length);
  assert.equal(renamed.cues[0].speaker, 'Anna');
  const { cues } = await app.videos.getMaterial({ transcriptId: id, videoId });
  assert.equal(cues[0]!.speaker, 'Anna');
});

test('a rename applies to all drafts, including one in the bin', async () => {
  const { user, change, videoId } = await meeting();
  const ids: string[] = [];
  for (let number = 0; number < 2; number += 1) {
    const body = { format: 'summary', videoId, language: 'english' };
    const made = await user.call('POST', '/generations', body);
    const { id, document } = await untilEnded(user, made.body.generations[0].id);
    const [section] = document!.sections;
    const [block] = section!.blocks;
    const naming = { ...block!, md: 'Speaker 1 wants it cheap.' };
    const next = { ...document!, sections: [{ ...section!, blocks: [naming] }] };
    await app.database.db.update(generations).set({ document: next }).where(eq(generations.id, id));
    ids.push(id);
  }
  await user.call('DELETE', `/generations/${ids[0]}`);
  const renamed = await change({ what: 'rename', name: 'Speaker 1', to: 'Anna' });
  assert.equal(renamed.status, 200, renamed.text);
  await user.call('POST', `/bin/${ids[0]}/restore`);
  for (const id of ids) {
    assert.match((await user.call('GET', `/generations/${id}`)).text, /Anna wants it cheap/);
  }
});
