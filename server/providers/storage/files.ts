import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#server/core/app-error.ts';
import { assertFolder, assertKey } from './keys.ts';
import type { Storage } from './port.ts';

/** Files in a folder of this machine, readable by nobody else. */
export function createFileStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, ...assertKey(key).split('/'));

  return {
    async write(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Under another name until it is whole, so that a crash leaves nothing that looks finished.
      const part = `${path}.${randomUUID()}.part`;
      try {
        const file = createWriteStream(part, { flags: 'wx', mode: 0o600 });
        await pipeline(content, file);
        await rename(part, path);
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

async function sizeOf(path: string): Promise<number | null> {
  try {
    const { size } = await stat(path);
    return size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
