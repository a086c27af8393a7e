import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from '#tests/support/server-process.ts';

/** A small disk that can be filled without affecting anything else. */
export interface SmallDisk {
  readonly dir: string;
  /** Environment for a server on this disk. */
  readonly env: Record<string, string>;
  /** Fills the disk except for this many bytes. */
  fill(leaveBytes: number): void;
  free(): void;
}

/** `null` if this process isn't allowed to mount. */
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

/** The fallback: writes of the server fail as on a full disk. It can only be full or not full. */
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
