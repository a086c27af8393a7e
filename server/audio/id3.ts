interface Id3Chapter {
  title: string;
  startMs: number;
  endMs: number;
}

export interface Id3Picture {
  mime: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
}

export interface Id3Tags {
  title: string;
  artist: string;
  album: string;
  /** ISO 639-2. */
  language: string;
  year: string;
  comment: string;
  chapters: readonly Id3Chapter[];
  picture: Id3Picture | null;
}

const UTF16 = 1;
const MOST_CHAPTERS = 255;

/** Writes the tag at the start of an MP3: ID3v2.3 with CHAP and CTOC chapters, which players support. */
export function writeId3(tags: Id3Tags): Uint8Array {
  const chapters = tags.chapters.slice(0, MOST_CHAPTERS);
  const frames = [
    textFrame('TIT2', tags.title),
    textFrame('TPE1', tags.artist),
    textFrame('TALB', tags.album),
    textFrame('TLAN', tags.language),
    textFrame('TYER', tags.year),
    textFrame('TCON', 'Podcast'),
    commentFrame(tags.language, tags.comment),
    ...(tags.picture ? [pictureFrame(tags.picture)] : []),
    ...(chapters.length > 0 ? [contentsFrame(chapters), ...chapters.map(chapterFrame)] : []),
  ];
  const body = join(frames);
  const head = Uint8Array.of(0x49, 0x44, 0x33, 3, 0, 0, ...sevenBits(body.length));
  return join([head, body]);
}

function frame(id: string, body: Uint8Array): Uint8Array {
  const head = new Uint8Array(10);
  head.set(ascii(id));
  new DataView(head.buffer).setUint32(4, body.length);
  return join([head, body]);
}

function textFrame(id: string, text: string): Uint8Array {
  return frame(id, join([Uint8Array.of(UTF16), utf16(text)]));
}

function commentFrame(language: string, text: string): Uint8Array {
  return frame(
    'COMM',
    join([
      Uint8Array.of(UTF16),
      ascii(language.padEnd(3).slice(0, 3)),
      utf16(''),
      zero(2),
      utf16(text),
    ]),
  );
}

function pictureFrame({ mime, bytes }: Id3Picture): Uint8Array {
  const frontCover = 3;
  return frame(
    'APIC',
    join([zero(1), ascii(mime), zero(1), Uint8Array.of(frontCover), zero(1), bytes]),
  );
}

const chapterId = (at: number) => join([ascii(`chp${at}`), zero(1)]);

function contentsFrame(chapters: readonly Id3Chapter[]): Uint8Array {
  const topLevelAndOrdered = 3;
  return frame(
    'CTOC',
    join([
      ascii('toc'),
      Uint8Array.of(0, topLevelAndOrdered, chapters.length),
      ...chapters.map((_, at) => chapterId(at)),
    ]),
  );
}

function chapterFrame({ title, startMs, endMs }: Id3Chapter, at: number): Uint8Array {
  const times = new DataView(new ArrayBuffer(16));
  times.setUint32(0, startMs);
  times.setUint32(4, endMs);
  // Byte offsets are unused; the times apply.
  times.setUint32(8, 0xffff_ffff);
  times.setUint32(12, 0xffff_ffff);
  return frame(
    'CHAP',
    join([chapterId(at), new Uint8Array(times.buffer), textFrame('TIT2', title)]),
  );
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 127);
}

function utf16(text: string): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2));
  view.setUint16(0, 0xfeff, true);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + at * 2, text.charCodeAt(at), true);
  return new Uint8Array(view.buffer);
}

const zero = (length: number) => new Uint8Array(length);

/** Synchsafe integers: seven bits per byte, so a length can't look like an MP3 frame header. */
function sevenBits(value: number): number[] {
  return [(value >> 21) & 127, (value >> 14) & 127, (value >> 7) & 127, value & 127];
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
