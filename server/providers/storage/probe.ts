import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Storage } from './port.ts';

/** Stores something and takes it away again. Throws where either fails. */
export async function probeStorage(storage: Storage): Promise<void> {
  const key = `doctor/${randomUUID()}`;
  await storage.write(key, Readable.from([Buffer.from('?')]));
  await storage.remove(key);
}
