import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Storage } from './port.ts';

/** Writes and deletes a test file; throws if either fails. */
export async function probeStorage(storage: Storage): Promise<void> {
  const key = `doctor/${randomUUID()}`;
  await storage.write(key, Readable.from([Buffer.from('?')]));
  await storage.remove(key);
}
