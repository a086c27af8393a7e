interface PictureKind {
  mime: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

/** Reads only the bytes, because declared types can't be trusted. `null`: neither PNG nor JPEG. */
export function readPicture(bytes: Buffer): PictureKind | null {
  return readPng(bytes) ?? readJpeg(bytes);
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

function readPng(bytes: Buffer): PictureKind | null {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(PNG)) return null;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { mime: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Whether a marker starts a frame of any coding (SOF); C4, C8 and CC mean something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(bytes: Buffer): PictureKind | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return { mime: 'image/jpeg', width, height };
    }
    // Fill bytes between markers.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
