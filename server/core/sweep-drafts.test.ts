import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { DRAFTS, makeDraft, sweepDrafts } from './sweep-drafts.ts';

test('leftovers of a stopped process are removed; drafts of running processes and other files stay', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'drafts-'));
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1e6)']);
  t.after(() => {
    other.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  mkdirSync(join(folder, `dist.new-${ended}`, 'pages'), { recursive: true });
  const files = [
    `a1.tar.${ended}`,
    `a1.tar.${ended}.unfinished`,
    // In a container every server process has the same pid.
    `a1.tar.${process.pid}`,
    `a1.tar.${other.pid}`,
    'a1.tar',
    'dist.new-of-mine',
    `notes-${ended}`,
  ];
  for (const name of files) writeFileSync(join(folder, name), '');
  sweepDrafts(folder, ['dist.new-*', '*.tar.*']);
  assert.deepEqual(
    readdirSync(folder).toSorted(),
    ['a1.tar', `a1.tar.${other.pid}`, 'dist.new-of-mine', `notes-${ended}`].toSorted(),
  );
});

test('the database copy left by a killed backup is removed at the next start, backups stay', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'drafts-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const left = makeDraft(folder, 'backup').replace(/\d+$/, String(ended));
  mkdirSync(join(left, 'database'), { recursive: true });
  const kept = ['backup-2026-11-17T09-00-00.tar.gz', `files.before-restore-${ended}`];
  for (const name of kept) writeFileSync(join(folder, name), '');
  sweepDrafts(folder, DRAFTS);
  assert.deepEqual(readdirSync(folder).toSorted(), kept.toSorted());
});
