import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complete, missingEntries } from './complete-lock.ts';
import { type LockPackages, readLock } from './lock.ts';

test('npm ci works on every platform: the lock file has an entry for each package it names', () => {
  assert.deepEqual(
    Object.keys(missingEntries(readLock().packages)),
    [],
    'run node cli/complete-lock.ts',
  );
});

test('a missing entry is added, with the platform from its name', () => {
  const packages: LockPackages = {
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: {
        '@tool/binding-linux-arm64-musl': '1.0.0',
        '@tool/binding-win32-x64-msvc': '1.0.0',
        '@tool/binding-wasm32-wasi': '1.0.0',
        '@tool/there': '1.0.0',
        'some-range': '^2.0.0',
      },
    },
    'node_modules/@tool/there': { version: '1.0.0' },
  };
  assert.deepEqual(missingEntries(packages), {
    'node_modules/@tool/binding-linux-arm64-musl': {
      version: '1.0.0',
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    },
    'node_modules/@tool/binding-win32-x64-msvc': {
      version: '1.0.0',
      os: ['win32'],
      cpu: ['x64'],
      dev: true,
      optional: true,
    },
    'node_modules/@tool/binding-wasm32-wasi': {
      version: '1.0.0',
      cpu: ['wasm32'],
      dev: true,
      optional: true,
    },
  });
});

test('a version missing from the registry for our platforms is reported instead of made up', async () => {
  const parts = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];
  const packages: LockPackages = {
    '': { version: '1.0.0' },
    'node_modules/tool': {
      version: '1.0.0',
      integrity: 'sha512-tool',
      optionalDependencies: Object.fromEntries(parts.map((part) => [`@tool/${part}`, '1.0.0'])),
    },
  };
  const having = (...names: string[]) => ({
    findIntegrity: async (name: string) => (names.includes(name) ? `sha512-${name}` : null),
  });
  await assert.rejects(
    complete(packages, having('@tool/linux-x64')),
    /^Error: Choose other versions:\n {2}@tool\/linux-arm64 1\.0\.0 isn’t in the registry$/,
  );
  const done = await complete(packages, having('@tool/linux-x64', '@tool/linux-arm64'));
  const hashOf = (name: string) => done.packages[`node_modules/${name}`]!.integrity;
  assert.equal(hashOf('@tool/linux-arm64'), 'sha512-@tool/linux-arm64');
  assert.equal(hashOf('@tool/win32-x64'), undefined);
  assert.deepEqual(done.unpinned, [
    '@tool/darwin-arm64 1.0.0',
    '@tool/darwin-x64 1.0.0',
    '@tool/win32-x64 1.0.0',
  ]);
});

test('a tool without a build for a supported platform is reported', async () => {
  const packages: LockPackages = {
    'node_modules/tool': {
      version: '1.0.0',
      integrity: 'sha512-tool',
      optionalDependencies: { '@tool/linux-x64': '1.0.0', '@tool/linux-arm64': '1.0.0' },
    },
  };
  await assert.rejects(
    complete(packages, { findIntegrity: async () => 'sha512-any' }),
    /tool has no build for darwin arm64\n.*darwin x64\n.*win32 x64$/,
  );
});

test("an older nested copy isn't mistaken for the missing one", () => {
  const packages: LockPackages = {
    'node_modules/@part/linux-x64': { version: '2.0.0' },
    'node_modules/tool/node_modules/part': {
      version: '1.0.0',
      optionalDependencies: { '@part/linux-x64': '1.0.0' },
    },
  };
  assert.deepEqual(Object.keys(missingEntries(packages)), [
    'node_modules/tool/node_modules/@part/linux-x64',
  ]);
});
