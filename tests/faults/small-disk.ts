import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from '#tests/support/server-process.ts';

/** A disk of its own that can be filled without harm to anybody else. */
export interface SmallDisk {
  readonly dir: string;
  /** What a server on it needs in its environment. */
  readonly env: Record<string, string>;
  /** Takes all that is free but so much. */
  fill(leaveBytes: number): void;
  free(): void;
}

/** `null` where this process may not mount anything. */
export function mountDisk(scene: Scene, sizeMb: number): SmallDisk | null {
  const dir = scene.folder();
  const options = ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0700`, 'none', dir];
  if (spawnSync('mount', options).status !== 0) return null;
  scene.onClose(() => spawnSync('umount', ['-l', dir]));
  const ballast = join(dir, 'ballast');
  return {
    dir,
    env: {},
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

/** The next best: the server's own writes fail as they would on a full disk. It is full or it is not. */
export function pretendDisk(scene: Scene): SmallDisk {
  const flag = join(scene.folder(), 'full');
  const preload = new URL('./full-disk.mjs', import.meta.url).href;
  return {
    dir: scene.folder(),
    env: { NODE_OPTIONS: `--import=${preload}`, FULL_DISK: flag },
    fill: () => writeFileSync(flag, ''),
    free: () => rmSync(flag, { force: true }),
  };
}
