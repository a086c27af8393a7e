import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { buildIfStale } from '../../cli/build.ts';
import { eventually } from '#tests/support/browser.ts';
import { copyInstall, type InstallCopy } from '#tests/support/install-copy.ts';
import { openScene, type ServerProcess } from '#tests/support/server-process.ts';
import { inheritedFlags } from '#tests/support/short-lived.ts';

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

/** The parts that a report calls missing. */
const missingIn = ({ stdout }: Said) =>
  [...stdout.matchAll(/^missing +(\S.*?) {2}/gm)].map(([, name]) => name);

let install: InstallCopy;
before(async () => {
  await buildIfStale(() => {});
  install = copyInstall(scene.folder());
});

describe('an installation without page builder, PDF and voices', () => {
  const dataDir = scene.folder();
  let server: ServerProcess;
  let started: string;

  before(async () => {
    ['vite', TYPST, 'onnxruntime-node'].forEach(install.remove);
    const launched = scene.launch({ dataDir, project: install.folder, program: 'cli/start.ts' });
    server = await launched.ready;
    started = launched.output.stdout;
  });

  async function call(path: string, body?: object) {
    const headers = { token: server.token, 'content-type': 'application/json' };
    const method = body ? 'POST' : 'GET';
    return fetch(server.url + path, { method, headers, body: body ? JSON.stringify(body) : null });
  }
  const codeOf = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { code: string }).code,
  ];

  test('starts, says what the builder is for, and serves the pages built before', async () => {
    assert.match(started, /page builder isn’t installed .*'vite'/);
    assert.match(started, /npm ci/);
    for (const path of ['/', '/app']) {
      const answer = await call(path);
      assert.equal(answer.status, 200);
      assert.match(await answer.text(), /<html/);
    }
  });

  test('writes and exports; only a PDF is refused, and made once its part is there', async () => {
    const made = await call('/generations', { format: 'summary', sample: 'small-garden' });
    const { generations } = (await made.json()) as { generations: { id: string }[] };
    const path = `/generations/${generations[0]!.id}`;
    await eventually('it is not written', async () => {
      const { status } = (await (await call(path)).json()) as { status: string };
      return status === 'done';
    });
    for (const kind of ['md', 'docx', 'html']) {
      assert.equal((await call(`${path}/export?as=${kind}`)).status, 200, kind);
    }
    const refused = () => call(`${path}/export?as=pdf`).then(codeOf);
    assert.deepEqual(await refused(), [503, 'pdf_not_installed']);
    install.cutShort(TYPST);
    assert.deepEqual(await refused(), [503, 'pdf_not_installed']);
    install.putBack(TYPST);
    const pdf = await call(`${path}/export?as=pdf`);
    assert.deepEqual([pdf.status, (await pdf.text()).slice(0, 5)], [200, '%PDF-']);
  });

  test('lists no voice that cannot speak, and says how to get those', async () => {
    const list = (await (await call('/voices?language=english')).json()) as {
      providers: { id: string; state: string; message: string }[];
    };
    const own = list.providers.find(({ id }) => id === 'built-in');
    assert.equal(own?.state, 'not_installed');
    assert.match(own.message, /npm ci/);
  });

  test('says before an upload that recordings need a key', async () => {
    const answer = (await (await call('/videos/recognition')).json()) as { method: string };
    assert.equal(answer.method, 'none');
  });

  test('the doctor names them beside the running server, and finds nothing wrong with the rest', async () => {
    const said = await doctor(install, { DATA_DIR: dataDir });
    assert.deepEqual(
      [said.code, missingIn(said)],
      [0, ['Page builder', 'Built-in voices', 'Speech recognition']],
    );
    assert.match(said.stdout, /ok +Database .*in use by the server at http/);
  });
});

describe('a damaged installation', () => {
  const env = {
    DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:9/none',
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 'a secret').toString('base64')}`,
    OPENAI_API_KEY: 'sk-of-nobody',
  };

  test('a native part that was cut short counts as missing, a database that cannot be reached as broken', async () => {
    install.cutShort('onnxruntime-node');
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
    assert.match(said.stdout, /can’t run properly: Database, Built pages\.$/m);
    for (const secret of ['hunter2', 'sk-of-nobody', env.ENCRYPTION_KEYS.slice(3)]) {
      assert(!said.stdout.includes(secret), said.stdout);
    }
  });

  test('settings that cannot be used are told with the rest, without what is secret in them', async () => {
    const said = await doctor(install, { ...env, PORT: 'many', DATABASE_URL: 'hunter2' });
    assert.deepEqual([said.code, missingIn(said)[0]], [1, 'Settings']);
    assert.match(said.stdout, /PORT .*"many"/);
    assert(!said.stdout.includes('hunter2'));
  });

  test('without any page a browser is told so, and the calls are answered', async () => {
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
