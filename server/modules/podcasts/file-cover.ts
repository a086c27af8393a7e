import type { Id3Picture } from '#server/audio/id3.ts';
import type { Storage } from '#server/providers/storage/port.ts';

const HEAD_BYTES = 10;
/** A picture of ours or the platform's is smaller; a tag that says more is none that we wrote. */
const MOST_BYTES = 6_000_000;

/** The cover that an MP3 of ours carries, as `writeId3` put it there: nothing is stored or fetched for it. */
export async function findFileCover(
  storage: Pick<Storage, 'read' | 'findSize'>,
  key: string,
): Promise<Id3Picture | null> {
  const size = await storage.findSize(key);
  if (size === null || size <= HEAD_BYTES) return null;
  const read = async (start: number, length: number) => {
    const parts: Buffer[] = [];
    const range = { start, end: Math.min(size, start + length) - 1 };
    for await (const part of await storage.read(key, range)) parts.push(part as Buffer);
    return Buffer.concat(parts);
  };
  const head = await read(0, HEAD_BYTES);
  if (head.toString('latin1', 0, 3) !== 'ID3') return null;
  const length = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | (head[at]! & 127), 0);
  if (length === 0 || length > MOST_BYTES) return null;
  return findPicture(await read(HEAD_BYTES, length));
}

function findPicture(frames: Buffer): Id3Picture | null {
  for (let at = 0; at + HEAD_BYTES <= frames.length && frames[at] !== 0;) {
    const length = frames.readUInt32BE(at + 4);
    const body = frames.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length);
    if (frames.toString('latin1', at, at + 4) === 'APIC') {
      const nameEnd = body.indexOf(0, 1);
      const mime = body.toString('latin1', 1, nameEnd);
      if (mime !== 'image/jpeg' && mime !== 'image/png') return null;
      // One byte for its kind, then a description of no length.
      return { mime, bytes: body.subarray(body.indexOf(0, nameEnd + 2) + 1) };
    }
    at += HEAD_BYTES + length;
  }
  return null;
}
