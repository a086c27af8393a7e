export interface ReadTags {
  text: Record<string, string>;
  picture: { mime: string; bytes: Buffer } | null;
  chapters: { id: string; title: string; startMs: number; endMs: number }[];
  /** Offset of the audio data. */
  size: number;
}

interface Frame {
  id: string;
  body: Buffer;
}

/** Reads an ID3v2.3 tag as specified. Independent of the product's own writer, so that it can verify it. */
export function readId3(file: Buffer): ReadTags {
  if (file.toString('latin1', 0, 3) !== 'ID3' || file[3] !== 3) throw new Error('no ID3v2.3 tag');
  const length = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | file[at]!, 0);
  const tags: ReadTags = { text: {}, picture: null, chapters: [], size: 10 + length };
  for (const { id, body } of framesOf(file.subarray(10, 10 + length))) {
    if (id.startsWith('T')) tags.text[id] = textOf(body);
    if (id === 'APIC') tags.picture = pictureOf(body);
    if (id === 'CHAP') {
      const end = body.indexOf(0);
      const [title] = framesOf(body.subarray(end + 17));
      tags.chapters.push({
        id: body.toString('latin1', 0, end),
        title: title ? textOf(title.body) : '',
        startMs: body.readUInt32BE(end + 1),
        endMs: body.readUInt32BE(end + 5),
      });
    }
  }
  return tags;
}

function framesOf(bytes: Buffer): Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at + 10 <= bytes.length && bytes[at] !== 0;) {
    const size = bytes.readUInt32BE(at + 4);
    const body = bytes.subarray(at + 10, at + 10 + size);
    frames.push({ id: bytes.toString('latin1', at, at + 4), body });
    at += 10 + size;
  }
  return frames;
}

function textOf(body: Buffer): string {
  return body[0] === 1 ? body.toString('utf16le', 3) : body.toString('latin1', 1);
}

function pictureOf(body: Buffer): ReadTags['picture'] {
  const mimeEnd = body.indexOf(0, 1);
  const textEnd = body.indexOf(0, mimeEnd + 2);
  return { mime: body.toString('latin1', 1, mimeEnd), bytes: body.subarray(textEnd + 1) };
}
