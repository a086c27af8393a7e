import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openScene } from '#tests/support/server-process.ts';
import { inheritedFlags } from '#tests/support/short-lived.ts';
import { startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { subtitleFiles } from '#tests/support/subtitle-files.ts';
import { getTalks } from '#tests/support/talks.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const scene = openScene();
after(() => scene.close());

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

function run(
  program: string,
  args: readonly string[],
  dataDir: string,
  flags: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const { PATH, HOME } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...inheritedFlags, ...flags, 'cli/launch.mjs', program, ...args],
      { cwd: ROOT, env: { PATH, HOME, DATA_DIR: dataDir, ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

test('the sample becomes a summary from a terminal, with no server running', async () => {
  const { code, stdout, stderr } = await run(
    'cli/make.ts',
    ['sample', '--to', 'summary'],
    scene.folder(),
  );
  assert.equal(code, 0, stderr);
  assert.match(stdout, /^# How to plan a small garden\n/);
  assert.match(stdout, /^## .+ \(\d+:\d\d\)$/m);
  assert.match(stderr, /summary: reading\n[\s\S]*summary: done\n/);
});

test('F12 a subtitle file becomes every format at once, in its own language', async () => {
  const folder = scene.folder();
  const file = join(folder, 'Teich.srt');
  const cues = [
    'Ein Teich braucht mindestens sechzig Zentimeter Tiefe, damit die Fische den Winter überstehen.',
    'Im Herbst sollte man das Laub mit einem Netz vom Wasser fernhalten.',
    'Wer im Frühjahr zu früh füttert, schadet den Fischen mehr, als er ihnen hilft.',
  ];
  writeFileSync(
    file,
    cues
      .map(
        (text, at) =>
          `${at + 1}\n00:00:${10 + at * 10},000 --> 00:00:${19 + at * 10},000\n${text}\n`,
      )
      .join('\n'),
  );
  const out = join(folder, 'out');
  const formats = 'blog,summary,tweet,linkedin,newsletter,podcast';
  const { code, stderr } = await run('cli/make.ts', [file, '--to', formats, '--out', out], folder);
  assert.equal(code, 0, stderr);
  const made = readdirSync(out);
  assert.equal(made.length, 6);
  for (const name of made)
    assert.match(readFileSync(join(out, name), 'utf8'), /Teich|Fische|Wasser/);
});

test('with a running server the same commands go through it: writing, files, backup', async () => {
  const dataDir = scene.folder();
  const server = await scene.start({ dataDir });
  const out = scene.folder();
  const made = await run(
    'cli/make.ts',
    ['sample:tea-hi', '--to', 'summary', '--language', 'hindi', '--length', 'short', '--out', out],
    dataDir,
  );
  assert.equal(made.code, 0, made.stderr);
  const [file] = readdirSync(out);
  assert.match(file!, / - summary\.md$/);
  assert.match(readFileSync(join(out, file!), 'utf8'), /।/);

  const backup = join(out, 'backup.tar.gz');
  const saved = await run('cli/admin.ts', ['backup', backup], dataDir);
  assert.equal(saved.code, 0, saved.stderr);
  assert.ok(existsSync(backup));
  const twice = await run('cli/admin.ts', ['backup', backup], dataDir);
  assert.equal(twice.code, 1);
  assert.match(twice.stderr, /The file .+ already exists\. Nothing was done\./);
  assert.match((await run('cli/admin.ts', ['failed'], dataDir)).stdout, /^Failed: 0$/m);
  // A command that has ended leaves no sign-in behind, or the list in Settings would fill up with them.
  assert.equal((await run('cli/make.ts', ['shelf', 'No such shelf'], dataDir)).code, 1);
  assert.equal((await run('cli/make.ts', ['shelf'], dataDir)).code, 0);
  const signedIn = await fetch(`${server.url}/sessions`, { headers: { token: server.token } });
  const { sessions } = (await signedIn.json()) as { sessions: { kind: string }[] };
  assert.deepEqual(
    sessions.map(({ kind }) => kind),
    ['development'],
  );
  const refused = await run('cli/admin.ts', ['restore', backup], dataDir);
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /The server is running\. Nothing was done/);

  server.kill('SIGTERM');
  assert.equal((await server.exit).code, 0);
  const other = scene.folder();
  assert.equal((await run('cli/admin.ts', ['restore', backup], other)).code, 0);
  // As the backup command says: without the keys the server refuses to start.
  copyFileSync(join(dataDir, 'encryption-keys'), join(other, 'encryption-keys'));
  const again = await scene.start({ dataDir: other });
  const response = await fetch(`${again.url}/generations`, { headers: { token: again.token } });
  const { generations } = (await response.json()) as { generations: { status: string }[] };
  assert.deepEqual(
    generations.map(({ status }) => status),
    ['done'],
  );
});

test('a command stopped with Ctrl-C leaves no sign-in behind', async () => {
  const dataDir = scene.folder();
  const server = await scene.start({ dataDir });
  const endless = `
    import { command } from './cli/operator.ts';
    import { withClient } from './cli/with-client.ts';
    await command((config) => withClient(config, () => {
      console.log('signed in');
      return new Promise(() => setInterval(() => {}, 1000));
    }));`;
  const { PATH, HOME } = process.env;
  const flags = [...inheritedFlags, '--input-type=module', '-e', endless];
  const env = { PATH, HOME, DATA_DIR: dataDir };
  const child = spawn(process.execPath, flags, { cwd: ROOT, env });
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  assert.deepEqual(await once(child, 'exit'), [130, null]);
  const signedIn = await fetch(`${server.url}/sessions`, { headers: { token: server.token } });
  const { sessions } = (await signedIn.json()) as { sessions: { kind: string }[] };
  assert.deepEqual(
    sessions.map(({ kind }) => kind),
    ['development'],
  );
});

test('a wrong command gets a readable error and usage, without a stack trace', async () => {
  const dataDir = scene.folder();
  for (const [program, args, words] of [
    ['cli/admin.ts', ['backup'], /^There’s no database in .+\. Nothing was done\.\n/],
    ['cli/make.ts', [], /npm run make --/],
    ['cli/make.ts', ['sample'], /--to/],
    ['cli/make.ts', ['sample', '--to', 'summary', '--colour', 'red'], /--colour/],
    [
      'cli/make.ts',
      ['sample', '--to', 'bogus'],
      /^There’s no format "bogus"\. Choose from blog, .+\.\n$/,
    ],
    ['cli/make.ts', ['nofile.srt', '--to', 'blog'], /^There’s no file nofile\.srt\.\n$/],
    ['cli/make.ts', ['sample', '--to', 'custom'], /Choose which of your formats/],
    [
      'cli/make.ts',
      ['sample', '--to', 'blog', '--audio', '--out', '.'],
      /^Only podcasts have audio/,
    ],
    [
      'cli/make.ts',
      ['sample', '--to', 'linkedin', '--length', 'short'],
      /^--length is for blog, summary, newsletter, not for linkedin\. Leave it out\.\n$/,
    ],
    [
      'cli/make.ts',
      ['sample', '--to', 'article', '--length', 'tiny'],
      /^There’s no length "tiny"\. Choose from short, medium, long\.\n$/,
    ],
    ['cli/make.ts', ['sample', '--to', 'thread', '--length', 'short'], /not for tweet/],
    ['cli/make.ts', ['sample', '--to', 'blog', '--style', 'Mine'], /no style called "Mine"/],
    ['cli/make.ts', ['sample:none', '--to', 'summary'], /We don’t have that sample/],
    ['cli/make.ts', ['sample', '--to', 'summary', '--language', 'klingon'], /language: /],
    ['cli/admin.ts', ['explode'], /npm run admin --/],
    ['cli/admin.ts', ['restore', join(dataDir, 'none')], /There’s no file/],
  ] as const) {
    const { code, stdout, stderr } = await run(program, args, dataDir);
    assert.equal(code, 1, `${program} ${args.join(' ')}`);
    assert.equal(stdout, '');
    assert.match(stderr, words);
    assert.doesNotMatch(stderr, /\n\s+at /);
  }
});

test('a health check with invalid settings names them, without a stack trace', async () => {
  const { code, stderr } = await run('cli/health.ts', [], scene.folder(), [], { PORT: 'abc' });
  assert.equal(code, 1);
  assert.match(stderr, /PORT/);
  assert.doesNotMatch(stderr, /\n\s+at /);
});

test("commands that don't need the whole program don't load it", async () => {
  const dataDir = scene.folder();
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });`;
  for (const [program, ...args] of [
    ['cli/make.ts', 'sample', '--to', 'bogus'],
    ['cli/admin.ts', 'backup'],
  ] as const) {
    const flags = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`];
    const { code, stdout } = await run(program, args, dataDir, flags);
    assert.equal(code, 1);
    assert.match(stdout, /\/cli\/operator\.ts$/m);
    assert.doesNotMatch(stdout, /\/server\/(?:compose|app)\.ts$|\/pg\//m);
  }
});

test('with an older Node the launcher uses the installed one, or says what to do', async () => {
  const text = readFileSync(join(ROOT, 'cli/installed-node.mjs'), 'utf8');
  // Node 24.6 has no argon2.
  for (const version of ['20.1.0', '24.6.0']) {
    const folder = scene.folder();
    const pretend = text.replace('process.versions.node.split', `'${version}'.split`);
    assert.notEqual(pretend, text);
    writeFileSync(join(folder, 'installed-node.mjs'), pretend);
    for (const name of ['launch.mjs', 'ahead.mjs']) {
      writeFileSync(join(folder, name), readFileSync(join(ROOT, 'cli', name)));
    }
    const alone = await new Promise<Outcome>((resolve) => {
      execFile(process.execPath, [join(folder, 'launch.mjs'), 'x.ts'], (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
      );
    });
    assert.equal(alone.code, 1);
    assert.match(alone.stderr, /This program needs Node 24\.7 or newer/);
  }
});

test('links, files and standard input become a summary from a terminal, or the error says what was tried', async () => {
  const platform = await startStandInPlatform();
  scene.onClose(() => platform.close());
  const dataDir = scene.folder();
  await scene.start({ dataDir, env: platform.env });
  const made = await run(
    'cli/make.ts',
    ['https://youtu.be/german_____', '--to', 'summary'],
    dataDir,
  );
  assert.equal(made.code, 0, made.stderr);
  assert.match(made.stderr, /\(\d+ min, German\)/);
  const file = join(scene.folder(), 'talk.vtt');
  writeFileSync(file, subtitleFiles(getTalks()[0].cues)['vtt']!);
  const fromFile = await run('cli/make.ts', [file, '--to', 'summary'], dataDir);
  assert.equal(fromFile.code, 0, fromFile.stderr);
  assert.match(fromFile.stdout, /^# Before you buy a single plant, watch where the shade falls\n/);
  const failed = await run(
    'cli/make.ts',
    ['https://youtu.be/private____', '--to', 'summary'],
    dataDir,
  );
  assert.equal(failed.code, 1);
  assert.match(failed.stderr, /is private[\s\S]*tried VISIONOS player: private/);
  const neither = await run('cli/make.ts', ['no-such-file', '--to', 'summary'], dataDir);
  assert.match(neither.stderr, /isn’t a sample, a file or a link/);
});

test('a playlist becomes a file per video, and a failed video says why', async (t) => {
  const standIn = await startStandInPlatform();
  t.after(() => standIn.close());
  standIn.setMood('agerestrict', 'age');
  standIn.setList('PLterminal', [
    { id: 'terminal001', title: 'One talk', length: '8:20' },
    { id: 'agerestrict', title: 'Not for everybody', length: '4:44' },
    { id: 'terminal002', title: 'Another talk', length: '12:05' },
    { id: 'terminal003', title: 'x', mark: 'private' },
  ]);
  const dataDir = scene.folder();
  const server = await scene.start({ dataDir, env: standIn.env });
  const out = join(dataDir, 'out');
  const link = 'https://www.youtube.com/playlist?list=PLterminal';
  const made = await run(
    'cli/make.ts',
    [link, '--to', 'summary', '--length', 'short', '--out', out],
    dataDir,
  );
  await server.end();
  assert.equal(made.code, 0, made.stderr);
  assert.match(made.stderr, /skipped: \[Private video\]\. This video is private\./);
  assert.match(made.stderr, /List PLterminal: 3 videos, free, by Highlights/);
  assert.match(made.stderr, /2\/3 failed: Not for everybody\n {2}This video is age-restricted/);
  assert.match(made.stderr, /2 of 3 videos done, 1 failed\n/);
  assert.equal(readdirSync(out).length, 2);
});

test('asking the release command for help prints usage instead of creating a folder of that name', async () => {
  const { code, stdout, stderr } = await run('cli/release.ts', ['--help'], scene.folder());
  assert.equal(code, 1);
  assert.equal(stdout, '');
  assert.equal(stderr.trim(), 'Usage: npm run release [-- <folder>]');
  assert.ok(!existsSync(join(ROOT, '--help')));
});
