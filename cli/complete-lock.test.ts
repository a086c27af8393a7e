import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LOCK_FILE, type LockPackages, missingEntries } from './complete-lock.ts';

test('npm ci works on every platform: the lock file has an entry for each package it names', () => {
  const { packages } = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as { packages: LockPackages };
  assert.deepEqual(Object.keys(missingEntries(packages)), [], 'run node cli/complete-lock.ts');
});

test('a missing entry is found, with the platform that its name tells', () => {
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
