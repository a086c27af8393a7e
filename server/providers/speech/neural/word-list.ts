import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A power of two, twice the number of words. */
const SLOTS = 2 ** 18;
const [NEW_LINE, QUOTE] = [0x0a, 0x22];

/** A word's sounds in CMU notation; `null` if it isn't in the dictionary. */
type FindSounds = (word: string) => string | null;

/**
 * The raw dictionary file, `"word": "S AW1 N D Z"` per line, with a hash index. As the object the package exports it would take
 * 60 MB, ten times as much.
 */
export function openWordList(): FindSounds {
  const file = createRequire(import.meta.url).resolve('cmu-pronouncing-dictionary');
  const bytes = readFileSync(file);
  const places = new Uint32Array(SLOTS);
  for (let line = bytes.indexOf(NEW_LINE); line >= 0; line = bytes.indexOf(NEW_LINE, line + 1)) {
    const start = line + 4;
    if (bytes[start - 1] !== QUOTE) continue;
    let slot = hash(bytes, start, bytes.indexOf(QUOTE, start));
    while (places[slot] !== 0) slot = (slot + 1) % SLOTS;
    places[slot] = start;
  }
  return (word) => {
    const wanted = Buffer.from(`${word}": "`, 'utf8');
    let slot = hash(wanted, 0, wanted.length - 4);
    for (let at = places[slot]!; at !== 0; at = places[slot]!) {
      const after = at + wanted.length;
      if (wanted.equals(bytes.subarray(at, after))) {
        return bytes.toString('latin1', after, bytes.indexOf(QUOTE, after));
      }
      slot = (slot + 1) % SLOTS;
    }
    return null;
  };
}

/** FNV-1a hash, reduced to a slot. */
function hash(bytes: Uint8Array, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let at = start; at < end; at += 1) value = Math.imul(value ^ bytes[at]!, 0x01000193);
  return (value ^ (value >>> 15)) & (SLOTS - 1);
}
