import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#server/core/app-error.ts';
import { assertFolder, assertKey } from './keys.ts';
import type { Storage } from './port.ts';

/** Stores files in a local folder, readable only by its owner. */
export function createFileStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, ...assertKey(key).split('/'));
  // Can't collide: keys never start with a dot.
  const parts = join(root, '.parts');
  void removeLeftOvers(parts);

  return {
    async write(key, content) {
      const path = pathOf(key);
      for (const folder of [parts, dirname(path)]) {
        await mkdir(folder, { recursive: true, mode: 0o700 });
      }
      // Written elsewhere and flushed first, so a crash never leaves a partial file that looks complete.
      const part = join(parts, randomUUID());
      try {
        const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(content, file);
        await rename(part, path);
        await flushFolder(dirname(path));
        return { bytes: file.bytesWritten };
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },

    async read(key, range) {
      const path = pathOf(key);
      if ((await sizeOf(path)) === null) throw new AppError('not_found');
      return createReadStream(path, range);
    },

    findSize: (key) => sizeOf(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),

    async removeFolder(folder) {
      const path = join(root, ...assertFolder(folder).split('/').filter(Boolean));
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** Temporary files of killed processes. No write takes this long. */
const LEFT_OVER_MS = 24 * 3600 * 1000;

async function removeLeftOvers(parts: string): Promise<void> {
  for (const name of await readdir(parts).catch(() => [])) {
    const path = join(parts, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > LEFT_OVER_MS) await rm(path, { force: true });
  }
}

/** A rename is only durable once its folder is synced. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const { size } = await stat(path);
    return size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
