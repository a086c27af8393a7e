import type { Mark } from '#contract/checks.ts';

/** One row: marks of the same kind and reason, either in one block or with identical words in several. */
export interface MarkRow {
  kind: Mark['kind'];
  why: string;
  quotes: string[];
  /** The first block with such a mark. */
  blockId: string;
  places: number;
  /** What the video says instead. */
  said?: Mark['said'];
  /** A model's verdict on the sentence. */
  reading?: Mark['reading'];
}

/** A line can have several of these, which are reviewed together. */
const GATHERED = new Set<Mark['kind']>(['number', 'name', 'time']);

const keyOf = (reading: Mark['reading']) =>
  reading ? `${reading.verdict} ${reading.said?.startMs}` : '';

/** Groups marks, so that a sentence with a date, a price and a name is one row, and so is a word marked in twelve lines. */
export function markRows(marks: readonly Mark[]): MarkRow[] {
  const perPlace = new Map<string, MarkRow>();
  for (const [index, { kind, why, quote, blockId, said, reading }] of marks.entries()) {
    const key = GATHERED.has(kind)
      ? `${kind} ${blockId} ${why} ${said?.startMs} ${keyOf(reading)}`
      : String(index);
    const row = perPlace.get(key);
    if (!row)
      perPlace.set(key, {
        kind,
        why,
        quotes: [quote],
        blockId,
        places: 1,
        ...(said && { said }),
        ...(reading && { reading }),
      });
    else if (!row.quotes.includes(quote)) row.quotes.push(quote);
  }
  const rows = new Map<string, MarkRow>();
  for (const row of perPlace.values()) {
    const key = JSON.stringify([row.kind, row.why, row.quotes, keyOf(row.reading)]);
    const same = rows.get(key);
    if (same) same.places += 1;
    else rows.set(key, row);
  }
  return [...rows.values()];
}
