import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../core/app-error.ts';
import { newId } from '../core/ids.ts';
import type { Storage } from '../providers/storage/port.ts';

const KEY = /^[\w-]+(?:\/[\w.-]+)*\/?$/;

/** Files under one folder of this machine. A file appears under its name only when it is whole. */
export function createFolderStorage(root: string): Storage {
  const pathOf = (key: string) => {
    if (!KEY.test(key) || key.split('/').includes('..')) throw new Error(`a bad key: ${key}`);
    return join(root, key);
  };
  const sizeOf = async (key: string) => {
    const found = await stat(pathOf(key)).catch(() => null);
    return found?.isFile() ? found.size : null;
  };
  return {
    async write(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${newId('tmp')}`;
      try {
        await pipeline(content, createWriteStream(draft, { mode: 0o600 }));
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return { bytes: (await sizeOf(key)) ?? 0 };
    },
    async read(key, range) {
      if ((await sizeOf(key)) === null) throw new AppError('not_found');
      return createReadStream(pathOf(key), range ?? {});
    },
    findSize: sizeOf,
    remove: (key) => rm(pathOf(key), { force: true }),
    removeFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
  };
}
