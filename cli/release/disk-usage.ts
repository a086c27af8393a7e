import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a folder takes on the disk, as `du -sm` prints it: whole blocks, a file with two names once, of 2²⁰ bytes. */
export function megabytesOnDisk(folder: string): number {
  const seen = new Set<number>();
  let bytes = 0;
  const add = (path: string) => {
    const { ino, blocks, size } = lstatSync(path);
    if (seen.has(ino)) return;
    seen.add(ino);
    // Windows counts no blocks.
    bytes += process.platform === 'win32' ? size : blocks * 512;
  };
  add(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    add(join(entry.parentPath, entry.name));
  }
  return Math.ceil(bytes / 2 ** 20);
}
