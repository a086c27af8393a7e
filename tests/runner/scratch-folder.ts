import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;
/** A whole run has had at most two there at one moment; it must not be what makes a small machine slow. */
const NEEDED = { folder: 6 * GIGABYTE, memory: 10 * GIGABYTE };

/**
 * A folder for everything a run writes, gone when it ends: in memory where there is plenty, since each of hundreds of
 * databases begins with writing a thousand files.
 */
export function makeScratch(): string {
  const parent = isRoomy() ? IN_MEMORY : tmpdir();
  const folder = mkdtempSync(join(parent, 'checks-'));
  // Whoever a server is run as must get to its own folder in there.
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

/** Containers often forbid it there, and some tests start a copy of the program. */
function mayRun(folder: string): boolean {
  const file = join(folder, 'may-run');
  writeFileSync(file, '#!/bin/sh\nexit 7\n', { mode: 0o755 });
  const { status } = spawnSync(file);
  rmSync(file);
  return status === 7;
}
