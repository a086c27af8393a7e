import { join } from 'node:path';
import type { Config } from '#server/core/config.ts';
import { createFileStorage } from './files.ts';
import type { Storage } from './port.ts';
import { createS3Storage } from './s3.ts';

export function selectStorage({ data }: Config): Storage {
  return data.storageUrl
    ? createS3Storage(data.storageUrl)
    : createFileStorage(join(data.dir, 'files'));
}
