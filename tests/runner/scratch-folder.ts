import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;
/**
 * No run has used more than two gigabytes of it at once. The rest is headroom, so that small machines don't run out
 * of memory.
 */
const NEEDED = { folder: 6 * GIGABYTE, memory: 10 * GIGABYTE };

/**
 * A folder for all files of a run, removed when the run ends. It is in memory if there is enough, because each of
 * hundreds of databases starts by writing a thousand files.
 */
export function makeScratch(): string {
  const parent = isRoomy() ? IN_MEMORY : tmpdir();
  const folder = mkdtempSync(join(parent, 'checks-'));
  // Servers run as other users, who have to reach their own subfolders.
  chmodSync(folder, 0o711);
  if (parent === IN_MEMORY && !mayRun(folder)) {
    rmSync(folder, { recursive: true });
    return mkdtempSync(join(tmpdir(), 'checks-'));
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

function isRoomy(): boolean {
  if (!existsSync(IN_MEMORY) || freemem() < NEEDED.memory) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= NEEDED.folder;
}

/** Containers often mount the in-memory folder `noexec`, and some tests start a copy of the program from it. */
function mayRun(folder: string): boolean {
  const file = join(folder, 'may-run');
  writeFileSync(file, '#!/bin/sh\nexit 7\n', { mode: 0o755 });
  const { status } = spawnSync(file);
  rmSync(file);
  return status === 7;
}
