import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openScene, PROJECT } from '#tests/support/server-process.ts';
import { startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { inheritedFlags } from '#tests/support/short-lived.ts';

const scene = openScene();
after(() => scene.close());

function makeIn(dataDir: string, ...args: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const { PATH, HOME } = process.env;
    execFile(
      process.execPath,
      [...inheritedFlags, 'cli/launch.mjs', 'cli/make.ts', ...args],
      { cwd: PROJECT, env: { PATH, HOME, DATA_DIR: dataDir } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

test('shelves are created, listed and searched from a terminal, and an unknown name lists the existing ones', async () => {
  const dataDir = scene.folder();
  const server = await scene.start({ dataDir });
  const make = (...args: string[]) => makeIn(dataDir, ...args);
  const none = await make('shelf');
  assert.equal(none.stdout, 'You don’t have any shelves yet.\n', none.stderr);
  const file = join(dataDir, 'bees.txt');
  writeFileSync(file, 'A mouse in the hive does more harm than any frost.');
  const made = await make('shelf', 'Winter bees', file);
  assert.equal(made.stderr, 'bees\n', 'its language isn’t known');
  assert.match(
    made.stdout,
    /^shf_\w+ {2}Winter bees \(1 source, 11 words\)\n {2}bees \(11 words\)\n$/,
  );
  const more = await make('shelf', 'winter BEES', 'sample');
  assert.match(more.stdout, /Winter bees \(2 sources, /, more.stderr);
  const listed = await make('shelf');
  const [, id] =
    /^(shf_\w+) {2}Winter bees \(2 sources, [\d,]+ words\)\n$/.exec(listed.stdout) ?? [];
  assert.ok(id, listed.stdout);
  for (const shelf of ['winter bees', id]) {
    const asked = await make(
      'ask',
      'What does a mouse do in the hive?',
      '--shelf',
      shelf,
      '--draft',
    );
    assert.equal(asked.code, 0, asked.stderr);
    assert.match(
      asked.stderr,
      /^Started the draft “What does a mouse do in the hive\?”: http\S+\/app\/blog\/gen_\w+$/mu,
    );
    assert.match(asked.stdout, /“A mouse in the hive does more harm than any frost\.” \(bees\)/);
    assert.match(asked.stderr, /Highlights in the speaker’s words/);
    const unsaid = await make('ask', 'Who won the football cup?', '--shelf', shelf, '--draft');
    assert.match(unsaid.stdout, /^Not found/);
    assert.equal(unsaid.stderr, 'There’s no answer, so we didn’t start a draft.\n');
    assert.doesNotMatch(unsaid.stderr, /Highlights/, 'there are none');
  }
  const foreign = await make(
    'ask',
    '¿Qué hace un ratón en la colmena durante el invierno?',
    'sample',
  );
  assert.match(foreign.stdout, /^Not found/, foreign.stderr);
  assert.match(foreign.stderr, /in the language of your question\. Try asking in English\.\n$/);
  for (const [args, words] of [
    [
      ['ask', 'Why?', '--shelf', 'Summer'],
      /no shelf called "Summer"\. Choose one of these: Winter bees\./,
    ],
    [['ask', 'Why?', 'sample', '--shelf', id], /^Give sources or a shelf, not both\.\n$/],
    [['ask', 'Why?'], /--shelf/],
    [
      ['ask', 'Why? '.repeat(2400), 'sample'],
      /can have up to 2,000 characters\. This one has 11,999/,
    ],
    [['shelf', 'shf_nothing', 'sample'], /no shelf called "shf_nothing"/],
    [['shelf', 'Winter bees', 'nofile.srt'], /^There’s no file nofile\.srt\.\n$/],
  ] as const) {
    const { code, stdout, stderr } = await make(...args);
    assert.deepEqual([code, stdout], [1, ''], args.join(' ').slice(0, 80));
    assert.match(stderr, words);
  }
  await server.end();
});

test('a playlist is put on a shelf from a terminal, and its videos without a transcript are skipped with a reason', async () => {
  const platform = await startStandInPlatform();
  try {
    platform.setList('PLgarden', [
      { id: 'garden-one_', title: 'Planning the garden' },
      { id: 'garden-two_', title: 'A private film', mark: 'private' },
      { id: 'garden-thre', title: 'Silent pictures' },
    ]);
    platform.setMood('garden-thre', 'no-captions');
    const dataDir = scene.folder();
    // The first list takes two of them, as a private video isn't asked for.
    const env = { ...platform.env, SOURCES_PER_HOUR: '3' };
    const server = await scene.start({ dataDir, env });
    const list = 'https://www.youtube.com/playlist?list=PLgarden';
    const made = await makeIn(dataDir, 'shelf', 'Gardens', list);
    assert.match(made.stdout, /^shf_\w+ {2}Gardens \(1 source, /, made.stderr);
    assert.match(made.stderr, /^skipped: \[Private video\]\. This video is private\./mu);
    assert.match(made.stderr, /^skipped: Silent pictures\. This video has no captions\./mu);
    platform.setList('PLmany', [
      { id: 'garden-four', title: 'One' },
      { id: 'garden-five', title: 'Two' },
    ]);
    const cut = await makeIn(dataDir, 'shelf', 'Some', list.replace('PLgarden', 'PLmany'));
    assert.match(cut.stdout, /^shf_\w+ {2}Some \(1 source, /, cut.stderr);
    assert.match(cut.stderr, /^stopped after 1 of 2\. /mu);
    const none = await makeIn(dataDir, 'shelf', 'Gardens', `${list}_not_there`);
    assert.deepEqual([none.code, none.stdout], [1, '']);
    assert.match(none.stderr, /playlist/);
    await server.end();
  } finally {
    await platform.close();
  }
});
