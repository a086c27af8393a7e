import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Disk usage like `du -sm`: whole blocks, hard links counted once, in MiB. */
export function megabytesOnDisk(folder: string): number {
  const seen = new Set<number>();
  let bytes = 0;
  const add = (path: string) => {
    const { ino, blocks, size } = lstatSync(path);
    if (seen.has(ino)) return;
    seen.add(ino);
    // Windows reports no blocks.
    bytes += process.platform === 'win32' ? size : blocks * 512;
  };
  add(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    add(join(entry.parentPath, entry.name));
  }
  return Math.ceil(bytes / 2 ** 20);
}
