/** Zip fields as specified in PKWARE's APPNOTE 6.3: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */

export const SIGNATURE = {
  local: 0x04034b50,
  descriptor: 0x08074b50,
  directory: 0x02014b50,
  ending: 0x06054b50,
  ending64: 0x06064b50,
  locator64: 0x07064b50,
} as const;

/** Marks a value that is too large and stored in the Zip64 field instead. */
export const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;
export const DEFLATED = 8;
export const STORED = 0;
export const FLAG = { encrypted: 1, sizesFollow: 8, isUtf8: 1 << 11 } as const;
export const EXTRA_64 = 1;
const FLAGS = FLAG.sizesFollow | FLAG.isUtf8;
/** The format version from which readers support Zip64. */
const VERSION = 20;
const VERSION_64 = 45;

export interface Entry {
  name: Buffer;
  crc: number;
  packedBytes: number;
  bytes: number;
  /** Position of its header. */
  offset: number;
  /** Needs Zip64. */
  isLarge: boolean;
}

type Field = readonly [bytes: 1 | 2 | 4 | 8, value: number];

function pack(fields: readonly Field[], ...rest: Buffer[]): Buffer {
  const out = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) at = out.writeBigUInt64LE(BigInt(value), at);
    else at = out.writeUIntLE(value, at, bytes);
  }
  return rest.length > 0 ? Buffer.concat([out, ...rest]) : out;
}

/** A fixed time: the manifest says when the archive was made. */
const TIME: readonly Field[] = [
  [2, 0],
  [2, (1 << 5) | 1],
];

export function localHead({ name, isLarge }: Entry): Buffer {
  const extra = isLarge
    ? pack([
        [2, EXTRA_64],
        [2, 16],
        [8, 0],
        [8, 0],
      ])
    : Buffer.alloc(0);
  const size = isLarge ? MOST_32 : 0;
  const fields: Field[] = [
    [4, SIGNATURE.local],
    [2, isLarge ? VERSION_64 : VERSION],
    [2, FLAGS],
    [2, DEFLATED],
    ...TIME,
    [4, 0],
    [4, size],
    [4, size],
    [2, name.length],
    [2, extra.length],
  ];
  return pack(fields, name, extra);
}

export function descriptor({ crc, packedBytes, bytes, isLarge }: Entry): Buffer {
  const width = isLarge ? 8 : 4;
  return pack([
    [4, SIGNATURE.descriptor],
    [4, crc],
    [width, packedBytes],
    [width, bytes],
  ]);
}

export function directoryLine({ name, crc, packedBytes, bytes, offset, isLarge }: Entry): Buffer {
  const isFar = offset >= MOST_32;
  const large: Field[] = [
    ...(isLarge
      ? ([
          [8, bytes],
          [8, packedBytes],
        ] as const)
      : []),
    ...(isFar ? ([[8, offset]] as const) : []),
  ];
  const extra =
    large.length > 0 ? pack([[2, EXTRA_64], [2, large.length * 8], ...large]) : Buffer.alloc(0);
  const version = large.length > 0 ? VERSION_64 : VERSION;
  const fields: Field[] = [
    [4, SIGNATURE.directory],
    [2, version],
    [2, version],
    [2, FLAGS],
    [2, DEFLATED],
    ...TIME,
    [4, crc],
    [4, isLarge ? MOST_32 : packedBytes],
    [4, isLarge ? MOST_32 : bytes],
    [2, name.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, isFar ? MOST_32 : offset],
  ];
  return pack(fields, name, extra);
}

interface Directory {
  count: number;
  start: number;
  bytes: number;
}

export function ending({ count, start, bytes }: Directory): Buffer {
  const isLarge = count >= MOST_16 || start >= MOST_32 || bytes >= MOST_32;
  const usual = pack([
    [4, SIGNATURE.ending],
    [2, 0],
    [2, 0],
    [2, Math.min(count, MOST_16)],
    [2, Math.min(count, MOST_16)],
    [4, Math.min(bytes, MOST_32)],
    [4, Math.min(start, MOST_32)],
    [2, 0],
  ]);
  if (!isLarge) return usual;
  return pack(
    [
      [4, SIGNATURE.ending64],
      [8, 44],
      [2, VERSION_64],
      [2, VERSION_64],
      [4, 0],
      [4, 0],
      [8, count],
      [8, count],
      [8, bytes],
      [8, start],
      [4, SIGNATURE.locator64],
      [4, 0],
      [8, start + bytes],
      [4, 1],
    ],
    usual,
  );
}
