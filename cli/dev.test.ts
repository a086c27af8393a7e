import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openScene } from '#tests/support/server-process.ts';

const scene = openScene();
after(() => scene.close());

test("in watch mode pages include the dev tools' scripts, and no CSP blocks them", async (t) => {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['cli/launch.mjs', 'cli/dev.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH, HOME, DATA_DIR: scene.folder(), PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  let url = '';
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /^ready (\S+)/.exec(line) ?? [];
    if (address) {
      url = address;
      break;
    }
  }
  for (const path of ['/', '/login', '/app/summary', '/gallery']) {
    const answer = await fetch(url + path);
    assert.equal(answer.status, 200, path);
    assert.equal(answer.headers.get('content-security-policy'), null, path);
    assert.match(await answer.text(), /@vite\/client/, path);
  }
  const style = await fetch(`${url}/site/site.css`);
  assert.equal(style.status, 200);
  const call = await fetch(`${url}/user_info`);
  assert.equal(call.status, 401);
  assert.match(String(call.headers.get('content-security-policy')), /default-src 'none'/);
});
