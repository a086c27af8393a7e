import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from '#tests/support/server-process.ts';

/** A disk of its own that can be filled without harm to anybody else. */
export interface SmallDisk {
  readonly dir: string;
  /** Takes all that is free but so much. */
  fill(leaveBytes: number): void;
  free(): void;
}

/** `null` where this process may not mount anything. */
export function mountSmallDisk(scene: Scene, sizeMb: number): SmallDisk | null {
  const dir = scene.folder();
  const options = ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0700`, 'none', dir];
  if (spawnSync('mount', options).status !== 0) return null;
  scene.onClose(() => spawnSync('umount', ['-l', dir]));
  const ballast = join(dir, 'ballast');
  return {
    dir,
    fill(leaveBytes) {
      const { bavail, bsize } = statfsSync(dir);
      const file = openSync(ballast, 'a');
      const piece = Buffer.alloc(bsize);
      for (let left = bavail * bsize - leaveBytes; left >= bsize; left -= bsize) {
        writeSync(file, piece);
      }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
  };
}
