import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Spool } from '#server/audio/mix/master.ts';

const READ_AT_ONCE = 256 * 1024;

/**
 * On disk, so memory use doesn't grow with length. The file is unlinked right away, so nothing remains however the process
 * ends.
 */
export async function openSpool(): Promise<Spool> {
  const folder = await mkdtemp(join(tmpdir(), 'quillcast-mix-'));
  try {
    const file = await open(join(folder, 'sound'), 'wx+', 0o600);
    let length = 0;
    return {
      async write(bytes) {
        // A nearly full disk may write only a part; the next write then gets the error.
        for (let at = 0; at < bytes.length;) {
          const { bytesWritten } = await file.write(bytes, at, bytes.length - at, length);
          at += bytesWritten;
          length += bytesWritten;
        }
      },
      async empty() {
        await file.truncate(0);
        length = 0;
      },
      async readAll(take) {
        for (let at = 0; at < length;) {
          // A new buffer each time, because the receiver may keep it.
          const bytes = new Uint8Array(Math.min(READ_AT_ONCE, length - at));
          const { bytesRead } = await file.read(bytes, 0, bytes.length, at);
          if (bytesRead === 0) throw new Error('the spool is shorter than what was written to it');
          await take(bytes.subarray(0, bytesRead));
          at += bytesRead;
        }
      },
      close: () => file.close(),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
