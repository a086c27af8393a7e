import { crc32, deflateSync } from 'node:zlib';

const SIZE = 1400;
const INK = 0;
const PAGE = 1;
const YELLOW = 2;
const RULE = 3;
/** Brand colours: ink, page, caption yellow, hairline. */
const PALETTE = [0x14, 0x14, 0x14, 0xff, 0xff, 0xff, 0xff, 0xd9, 0x1a, 0xc9, 0xc9, 0xc4];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

let drawn: Uint8Array | null = null;

/** Drawn on first use, because it takes a tenth of a second. */
export const usualCover = (): Uint8Array => (drawn ??= drawCover());

/** The default podcast cover: a caption peeling off into a page beside the rail. Square, as players require. */
function drawCover(): Uint8Array {
  const pixels = new Uint8Array(SIZE * SIZE).fill(PAGE);
  const fill = ({ x, y, width, height }: Box, color: number) => {
    for (let row = y; row < y + height; row += 1) {
      pixels.fill(color, row * SIZE + x, row * SIZE + x + width);
    }
  };
  for (let tick = 0; tick < 29; tick += 1) {
    const long = tick % 4 === 0;
    fill({ x: 140, y: 120 + tick * 41, width: long ? 70 : 38, height: 5 }, long ? INK : RULE);
  }
  fill({ x: 135, y: 120, width: 5, height: 28 * 41 + 5 }, INK);
  const widths = [860, 760, 900, 640];
  for (const [at, width] of widths.entries()) {
    fill({ x: 290, y: 170 + at * 90, width, height: 26 }, at === 0 ? INK : RULE);
  }
  fill({ x: 250, y: 600, width: 1010, height: 420 }, INK);
  // A waveform.
  const heights = [70, 150, 230, 120, 280, 200, 90, 240, 160, 300, 190, 110, 220, 140, 60];
  for (const [at, height] of heights.entries()) {
    fill({ x: 330 + at * 58, y: 810 - (height >> 1), width: 32, height }, YELLOW);
  }
  for (const [at, width] of [820, 540].entries()) {
    fill({ x: 290, y: 1120 + at * 90, width, height: 26 }, RULE);
  }
  return encodePng(pixels);
}

function encodePng(pixels: Uint8Array): Uint8Array {
  const rows = new Uint8Array(SIZE * (SIZE + 1));
  for (let row = 0; row < SIZE; row += 1) {
    rows.set(pixels.subarray(row * SIZE, (row + 1) * SIZE), row * (SIZE + 1) + 1);
  }
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, SIZE);
  header.setUint32(4, SIZE);
  header.setUint8(8, 8);
  // Indexed colour.
  header.setUint8(9, 3);
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', Uint8Array.from(PALETTE)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(body.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), 4 + named.length);
  return out;
}
