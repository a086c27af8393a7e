import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { CHECKED, findGaps, nameAt, nativeOn, PROMISED, readLock, runsOn } from '../../cli/lock.ts';
import { listParts } from '../../cli/native-parts.ts';
import { openRegistry } from '../../cli/registry.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { packages } = readLock();

test('every native package has a build for each supported system and CPU', () => {
  assert.deepEqual(findGaps(packages), []);
});

test('everything npm installs on our platforms is pinned by its hash', () => {
  const bare = Object.entries(packages)
    .filter(([path, { integrity }]) => path !== '' && !integrity)
    .filter(([, entry]) => CHECKED.some((platform) => runsOn(entry, platform)));
  assert.deepEqual(
    bare.map(([path]) => path),
    [],
  );
});

test('npm ci installs every native package on x64 and arm64', async (context) => {
  const registry = await openRegistry();
  try {
    await registry.findIntegrity('npm', 'latest');
  } catch (error) {
    context.skip(`${(error as Error).message} Run this where it can be: npm test -- platforms`);
    return;
  }
  const native = new Map(CHECKED.flatMap((platform) => nativeOn(packages, platform)));
  assert.ok(native.size > CHECKED.length * 5);
  const wrong = await Promise.all(
    Array.from(native, async ([path, { name = nameAt(path), version, integrity }]) => {
      const found = await registry.findIntegrity(name, version);
      if (found === null) return [`${name} ${version} is not in the registry`];
      if (!integrity) return [`${name} ${version} has no hash in the lock file`];
      return found === integrity ? [] : [`${name} ${version} is another file in the registry`];
    }),
  );
  assert.deepEqual(wrong.flat(), []);
});

const here = PROMISED.find(({ os, cpu }) => os === process.platform && cpu === process.arch);
test(
  'the native packages for this machine are installed and contain a binary',
  { skip: !here && 'not a platform that is promised' },
  () => {
    const parts = listParts(ROOT, here!);
    assert.ok(parts.length > 5);
    assert.deepEqual(
      parts.filter(({ binaries }) => binaries === 0),
      [],
    );
  },
);
