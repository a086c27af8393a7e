import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runFiles } from '#tests/runner/run-file.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { systemBrowser } from '../../cli/installed-browser.ts';
import { writeProgram } from './write-program.ts';

const home = mkdtempSync(join(tmpdir(), 'browser-'));
after(() => rmSync(home, { recursive: true, force: true }));

const DEBIAN = 'NAME="Debian GNU/Linux"\nID=debian\n';
const isWindows = process.platform === 'win32' && 'programs are found elsewhere there';

/** A fake machine that has only the files a test puts there. */
function machine(
  name: string,
  { isRoot = true, osRelease = DEBIAN, find = undefined as (() => Promise<null>) | undefined } = {},
) {
  const bin = join(home, name);
  mkdirSync(bin);
  const said: string[] = [];
  const env = { PATH: bin };
  const ensure = () =>
    ensureBrowser((line) => said.push(line), {
      find: find ?? (() => Promise.resolve(systemBrowser(env))),
      isRoot,
      osRelease,
      env,
    });
  return { bin, said, ensure };
}

/** A fake apt-get that logs its arguments and installs the programs named in `brings`. */
function putApt(bin: string, brings: string): void {
  writeProgram(
    join(bin, 'apt-get'),
    `const fs = require('node:fs');
     fs.appendFileSync(${JSON.stringify(join(bin, 'asked'))}, process.argv.slice(2).join(' ') + '\\n');
     if (process.argv[2] === 'install') { ${brings} }`,
  );
}

describe('on a machine without a browser', { skip: isWindows }, () => {
  test('Debian’s browser is installed where possible, and the user is told', async () => {
    const { bin, said, ensure } = machine('debian');
    const browser = JSON.stringify(join(bin, 'chromium'));
    putApt(bin, `fs.writeFileSync(${browser}, '#!/bin/sh\\nexit 0\\n', { mode: 0o755 });`);
    assert.deepEqual(await ensure(), { flags: [], lost: null });
    assert.equal(
      readFileSync(join(bin, 'asked'), 'utf8'),
      'update\ninstall --yes --no-install-recommends chromium\n' +
        'install --yes --no-install-recommends chromium-headless-shell\n',
    );
    assert.match(said.join('\n'), /installing Debian’s chromium/);
  });

  test('the user is told how to install one where we can’t', async () => {
    const offline = machine('offline');
    putApt(offline.bin, 'process.exitCode = 100;');
    const { lost } = await offline.ensure();
    assert.match(offline.said.join('\n'), /could not install/);
    assert.match(lost!(7), /^7 browser tests could not run.*BROWSER_PATH/);
    const user = machine('user', { isRoot: false });
    assert.match((await user.ensure()).lost!(7), /As root: apt-get install chromium/);
    const other = machine('other', { osRelease: 'ID=fedora\n' });
    assert.match((await other.ensure()).lost!(7), /BROWSER_PATH/);
    assert.deepEqual([...user.said, ...other.said], []);
  });

  test('a BROWSER_PATH that is not a browser is reported, and no other browser is used instead', async () => {
    const { said, ensure } = machine('wrong', {
      find: () => Promise.reject(new Error('BROWSER_PATH isn’t a file: /nowhere')),
    });
    const { flags, lost } = await ensure();
    assert.ok(flags.length > 0);
    assert.equal(lost!(7), '7 browser tests could not run: BROWSER_PATH isn’t a file: /nowhere');
    assert.deepEqual(said, []);
  });

  test('browser tests are counted as skipped and don’t run', async () => {
    const { bin, ensure } = machine('counted', { osRelease: '' });
    const file = join(bin, 'a.test.mjs');
    writeFileSync(
      file,
      `import * as runner from 'node:test';
       import { before, describe, test } from 'node:test';
       import { createServer } from 'node:http';
       createServer().listen(0);
       before(() => { throw new Error('run'); });
       test('one', () => { throw new Error('run'); });
       describe('two', () => { runner.test('three', () => { throw new Error('run'); }); });`,
    );
    const { flags } = await ensure();
    const { broken, passed, failed, skipped } = await runFiles([file], {
      flags,
      env: {},
      scratch: bin,
    });
    assert.deepEqual([broken, passed, failed, skipped.length], [null, [], [], 2]);
  });
});

test('a browser binary that can’t be executed is not used', { skip: isWindows }, () => {
  const bin = join(home, 'stub');
  mkdirSync(bin);
  const put = (name: string, code: number) =>
    writeFileSync(join(bin, name), `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  put('chromium-browser', 1);
  assert.equal(systemBrowser({ PATH: bin }), null);
  put('microsoft-edge', 0);
  assert.equal(systemBrowser({ PATH: bin })?.executablePath, join(bin, 'microsoft-edge'));
});

test(
  'an incomplete browser package is passed over for an installed browser',
  { skip: isWindows },
  () => {
    const folder = join(home, 'half');
    const half = join(folder, 'node_modules/@sparticuz/chromium');
    mkdirSync(join(half, 'build'), { recursive: true });
    const manifest = { name: '@sparticuz/chromium', version: '1.0.0', main: 'build/index.js' };
    writeFileSync(join(half, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(half, 'build/index.js'), '');
    const program = fileURLToPath(new URL('../../cli/installed-browser.ts', import.meta.url));
    copyFileSync(program, join(folder, 'installed-browser.ts'));
    writeFileSync(join(folder, 'chromium'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { findInstalledBrowser } from './installed-browser.ts';
       console.log((await findInstalledBrowser()).executablePath);`,
      ],
      { cwd: folder, encoding: 'utf8', env: { PATH: folder, XDG_CACHE_HOME: folder } },
    );
    assert.equal(stdout.trim(), join(folder, 'chromium'), stderr);
  },
);
