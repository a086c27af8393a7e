import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { openSpool } from './spool.ts';

test('a mix buffered on disk is read back whole, also after being emptied and refilled', async () => {
  const spool = await openSpool();
  for (const [size, fill] of [
    [700_001, 7],
    [300_000, 9],
  ] as const) {
    await spool.empty();
    for (let at = 0; at < 3; at += 1) await spool.write(new Uint8Array(size).fill(fill + at));
    const parts: Uint8Array[] = [];
    await spool.readAll(async (part) => void parts.push(part));
    const whole = Buffer.concat(parts);
    assert.equal(whole.length, 3 * size);
    assert.deepEqual([whole[0], whole[size], whole.at(-1)], [fill, fill + 1, fill + 2]);
  }
  await spool.close();
});

test('a full disk is reported instead of leaving a gap in the audio', () => {
  const program = `
    const { openSpool } = await import('${new URL('./spool.ts', import.meta.url).href}');
    const spool = await openSpool();
    await spool.write(new Uint8Array(90_000)).then(() => console.log('taken'), ({ code }) => console.log(code));`;
  const shell = `ulimit -f 40 && exec "$0" --input-type=module --eval "$1"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', shell, process.execPath, program], {
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: '' },
  });
  assert.equal(stdout.trim(), 'EFBIG', stderr);
});
