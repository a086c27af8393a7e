import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Document } from '#contract/documents.ts';
import { BASE, openWorld, settled, titled } from './testing/world.ts';
import { createDrafts, type Merge } from './drafts.ts';

let world: ReturnType<typeof openWorld>;
beforeEach(() => {
  world = openWorld();
});

test('typed text is saved soon after, in one request', async () => {
  const { server, clock, openRoom, drafts } = world;
  const room = openRoom();
  for (const title of ['a', 'ab', 'abc']) room.type(titled(title));
  await clock.pass(899);
  assert.equal(server.sent.length, 0);
  await clock.pass(1);
  assert.equal(server.sent.length, 1);
  assert.equal(server.document.title, 'abc');
  assert.deepEqual(drafts(), []);
  assert.equal(room.states.at(-1), 'saved');
});

test('nonstop typing is still saved regularly', async () => {
  const { server, clock, openRoom } = world;
  const room = openRoom();
  for (let at = 0; at < 20; at += 1) {
    room.type(titled(`word ${at}`));
    await clock.pass(300);
  }
  assert.ok(server.sent.length >= 1);
});

test('text typed during a save is sent next, on top of the version that the save created', async () => {
  const { server, clock, openRoom } = world;
  const room = openRoom();
  let go = () => {};
  server.hold = new Promise((resolve) => {
    go = resolve;
  });
  room.type(titled('first'));
  await clock.pass(900);
  room.type(titled('second'));
  const flushed = room.autosave.flush();
  await settled();
  assert.equal(server.sent.length, 1, 'one at a time');
  server.hold = null;
  go();
  assert.equal(await flushed, true);
  assert.deepEqual(
    server.sent.map(({ version }) => version),
    [1, 2],
  );
  assert.equal(server.document.title, 'second');
});

test('an unreachable server is retried less and less often, and right away when the network returns', async () => {
  const { server, clock, openRoom, drafts, tell } = world;
  const room = openRoom();
  server.line = 'cut';
  room.type(titled('typed in a tunnel'));
  await clock.pass(900);
  assert.equal(room.states.at(-1), 'offline');
  const tries: number[] = [];
  for (let second = 0; second < 60; second += 1) {
    const before = server.sent.length;
    await clock.pass(1000);
    if (server.sent.length > before) tries.push(second);
  }
  assert.deepEqual(tries, [1, 5, 13, 28, 58]);
  assert.equal(await room.autosave.flush(), false);
  server.line = 'through';
  tell('online');
  await settled();
  assert.equal(server.document.title, 'typed in a tunnel');
  assert.deepEqual([room.states.at(-1), drafts()], ['saved', []]);
});

test('a closed tab keeps its unsent text, and the next tab saves it', async () => {
  const { server, clock, openRoom, drafts, endPage } = world;
  server.line = 'cut';
  const first = openRoom();
  first.type(titled('kept'));
  await clock.pass(300);
  assert.equal(drafts()[0]?.document.title, 'kept', 'before anything is sent');
  endPage();
  server.line = 'through';
  const second = openRoom();
  assert.equal(second.text().title, 'kept');
  assert.equal(second.autosave.isRestored, true);
  await clock.pass(900);
  assert.equal(server.document.title, 'kept');
  assert.deepEqual(drafts(), []);
});

test('leaving with unsent text shows a warning, keeps the text and still sends it', async () => {
  const { server, openRoom, drafts, tell } = world;
  const room = openRoom();
  const leaving = () => new Event('beforeunload', { cancelable: true });
  const early = leaving();
  tell(early);
  assert.equal(early.defaultPrevented, false);
  room.type(titled('typed at the last moment'));
  const late = leaving();
  tell(late);
  assert.equal(late.defaultPrevented, true);
  assert.equal(drafts()[0]?.document.title, 'typed at the last moment');
  tell('pagehide');
  await settled();
  assert.deepEqual(
    server.sent.map(({ isLeaving }) => isLeaving),
    [true],
  );
  assert.equal(server.document.title, 'typed at the last moment');
});

test('a tab that goes to the background saves right away', async () => {
  const { server, openRoom, tell } = world;
  const room = openRoom();
  room.type(titled('half a sentence'));
  tell('visibilitychange');
  await settled();
  assert.equal(server.document.title, 'half a sentence');
});

test('a save whose response got lost is not mistaken for someone else’s change, even after a reload', async () => {
  const { server, clock, openRoom, tell } = world;
  const room = openRoom();
  server.line = 'answer lost';
  room.type(titled('sent'));
  await clock.pass(900);
  server.line = 'through';
  room.type(titled('sent, and more'));
  tell('online');
  await settled();
  await clock.pass(900);
  assert.deepEqual([room.conflicts, server.document.title], [[], 'sent, and more']);
  server.line = 'answer lost';
  room.type(titled('sent again'));
  await clock.pass(900);
  room.type(titled('sent again, and more'));
  await clock.pass(300);
  server.line = 'through';
  const next = openRoom();
  await clock.pass(900);
  assert.deepEqual([next.conflicts, server.document.title], [[], 'sent again, and more']);
});

test('after conflicting changes, nothing is overwritten until the user picks a version', async () => {
  const { server, clock, openRoom, drafts } = world;
  const room = openRoom();
  room.type(titled('mine'));
  server.write(titled('theirs'));
  await clock.pass(900);
  assert.deepEqual([room.states.at(-1), room.conflicts.length], ['conflict', 1]);
  room.type(titled('mine, more'));
  await clock.pass(60_000);
  assert.equal(server.document.title, 'theirs');
  assert.equal(drafts()[0]?.document.title, 'mine, more');
  room.autosave.keepMine(room.conflicts[0]!);
  await settled();
  assert.equal(server.document.title, 'mine, more');
  assert.equal(server.sent.at(-1)?.keepBefore, true, 'the other text stays a version');
  room.type(titled('mine again'));
  server.write(titled('theirs again'));
  await clock.pass(900);
  room.autosave.takeTheirs(room.conflicts[1]!);
  await clock.pass(60_000);
  assert.deepEqual([room.text().title, server.document.title], ['theirs again', 'theirs again']);
  assert.deepEqual(drafts(), []);
});

test('a local draft of a text that changed elsewhere asks before overwriting it', async () => {
  const { server, clock, openRoom, endPage } = world;
  server.line = 'cut';
  openRoom().type(titled('mine'));
  await clock.pass(300);
  endPage();
  server.line = 'through';
  server.write(titled('theirs'));
  const room = openRoom();
  assert.deepEqual([room.states, room.conflicts.length], [['conflict'], 1]);
  await clock.pass(60_000);
  assert.equal(server.document.title, 'theirs');
});

const speakOf = (document: Document) => ('description' in document ? document.description : '');
const merge: Merge = (base, mine, theirs) =>
  theirs.title === base.title || mine.title === base.title
    ? { ...theirs, title: mine.title === base.title ? theirs.title : mine.title }
    : null;

test('changes made elsewhere in the text are merged without asking, and kept', async () => {
  const { server, clock, openApp, openRoom } = world;
  const room = openRoom(openApp(), merge);
  room.type(titled('mine'));
  server.write({ ...BASE, description: 'theirs' } as Document);
  await clock.pass(900);
  assert.deepEqual([server.document.title, speakOf(server.document)], ['mine', 'theirs']);
  assert.deepEqual([room.text().title, speakOf(room.text())], ['mine', 'theirs']);
  assert.deepEqual([room.conflicts, room.states.at(-1)], [[], 'saved']);
});

test('a local draft is also merged when the text is reopened', async () => {
  const { server, clock, openApp, openRoom, endPage } = world;
  server.line = 'cut';
  openRoom(openApp(), merge).type(titled('mine'));
  await clock.pass(300);
  endPage();
  server.line = 'through';
  server.write({ ...BASE, description: 'theirs' } as Document);
  const room = openRoom(openApp(), merge);
  await clock.pass(900);
  assert.deepEqual(room.conflicts, []);
  assert.deepEqual([server.document.title, speakOf(server.document)], ['mine', 'theirs']);
});

test('the same change on both sides is not a conflict', async () => {
  const { server, clock, openApp, openRoom, drafts } = world;
  const same: Merge = (_, mine) => mine;
  const room = openRoom(openApp(), same);
  room.type(titled('the same'));
  server.write(titled('the same'));
  await clock.pass(60_000);
  assert.equal(server.sent.length, 1);
  assert.deepEqual([room.states.at(-1), room.conflicts, drafts()], ['saved', [], []]);
});

test('an older version restored during a save is kept', async () => {
  const { server, clock, openRoom } = world;
  const room = openRoom();
  let go = () => {};
  server.hold = new Promise((resolve) => {
    go = resolve;
  });
  room.type(titled('typed'));
  await clock.pass(900);
  server.write(titled('brought back'));
  room.autosave.takeTheirs({ version: server.version, document: server.document });
  go();
  await settled();
  await clock.pass(60_000);
  assert.deepEqual([room.text().title, room.conflicts], ['brought back', []]);
  assert.equal(room.states.at(-1), 'saved');
});

test('a newer version from the server is shown unless there are unsaved edits', async () => {
  const { server, openRoom } = world;
  const room = openRoom();
  server.write(titled('theirs'));
  room.autosave.follow(server.version, server.document);
  assert.equal(room.text().title, 'theirs');
  room.type(titled('mine'));
  room.autosave.follow(server.version + 1, titled('later'));
  assert.equal(room.text().title, 'mine');
});

test('closing a document keeps saving until it is reopened', async () => {
  const { server, clock, openApp, openRoom, drafts } = world;
  const app = openApp();
  const room = openRoom(app);
  server.line = 'cut';
  room.type(titled('typed, then left'));
  room.close();
  await settled();
  server.line = 'through';
  await clock.pass(2000);
  assert.equal(server.document.title, 'typed, then left');
  assert.deepEqual(drafts(), []);
  server.line = 'cut';
  const second = openRoom(app);
  second.type(titled('left again'));
  second.close();
  await settled();
  const third = openRoom(app);
  assert.equal(third.text().title, 'left again');
  const before = server.sent.length;
  await clock.pass(900);
  assert.equal(server.sent.length, before + 1, 'only the open one sends');
});

test('if browser storage is full or blocked, only the local copy is lost', async () => {
  const { server, storage, clock, openRoom } = world;
  storage.isFull = true;
  const room = openRoom();
  server.line = 'cut';
  room.type(titled('nowhere else'));
  await clock.pass(900);
  assert.equal(room.states.at(-1), 'unkept');
  server.line = 'through';
  await clock.pass(2000);
  assert.deepEqual([server.document.title, room.states.at(-1)], ['nowhere else', 'saved']);
  const forbidden = createDrafts(() => {
    throw new DOMException('no', 'SecurityError');
  });
  assert.equal(forbidden.take('gen_1'), null);
  forbidden.drop('gen_1');
});

test('a change the server refuses is reported and kept, and the next change is tried again', async () => {
  const { server, clock, openRoom, drafts } = world;
  const room = openRoom();
  server.line = 'refused';
  room.type(titled('too much'));
  await clock.pass(60_000);
  assert.deepEqual([server.sent.length, room.refused], [1, ['no']]);
  assert.equal(drafts()[0]?.document.title, 'too much');
  server.line = 'through';
  room.type(titled('less'));
  await clock.pass(900);
  assert.equal(server.document.title, 'less');
});

test('each tab keeps its own local draft, and unreadable drafts are ignored', async () => {
  const { server, storage, clock, openRoom, drafts } = world;
  server.line = 'cut';
  openRoom().type(titled('first tab'));
  const second = openRoom();
  second.type(titled('second tab'));
  await clock.pass(300);
  assert.deepEqual(
    drafts()
      .map(({ document }) => document.title)
      .toSorted(),
    ['first tab', 'second tab'],
  );
  for (const broken of ['{', '7', 'null', '{"version":3}', '{"version":1,"document":{}}']) {
    storage.clear();
    storage.set('draft:gen_1:another', broken);
    assert.equal(openRoom().text().title, BASE.title, broken);
  }
});
