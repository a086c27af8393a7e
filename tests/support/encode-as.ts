import type { Encoding } from '#contract/encodings.ts';

const tables = new Map<Encoding, ReadonlyMap<string, readonly number[]>>();

/** Encodes text in a legacy encoding. Node can decode all of them but encode few, so this inverts the decoding table. */
export function encodeAs(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  const table = tableOf(encoding);
  return Buffer.from(
    Array.from(text).flatMap((letter) => {
      const bytes = table.get(letter);
      if (!bytes) throw new Error(`${encoding} has no ${letter}`);
      return bytes;
    }),
  );
}

function tableOf(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, readonly number[]>();
  const add = (bytes: number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes));
    if (Array.from(letter).length === 1 && letter !== '\ufffd' && !table.has(letter)) {
      table.set(letter, bytes);
    }
  };
  for (let first = 0; first < 256; first += 1) add([first]);
  if (table.size < 200) {
    for (let first = 0x81; first < 0xff; first += 1) {
      for (let second = 0x40; second < 0xff; second += 1) add([first, second]);
    }
  }
  tables.set(encoding, table);
  return table;
}
