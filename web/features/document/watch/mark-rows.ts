import type { Mark } from '#contract/checks.ts';

/** What one row says: marks of one kind and reason, in one place or word for word the same in several. */
export interface MarkRow {
  kind: Mark['kind'];
  why: string;
  quotes: string[];
  /** The first place it is found at. */
  blockId: string;
  places: number;
  /** What the video says instead. */
  said?: Mark['said'];
  /** What a model says of the sentence. */
  reading?: Mark['reading'];
}

/** Of these a line may hold several, which are looked at together. */
const GATHERED = new Set<Mark['kind']>(['number', 'name', 'time']);

const keyOf = (reading: Mark['reading']) =>
  reading ? `${reading.verdict} ${reading.said?.startMs}` : '';

/** A sentence with a date, a price and a name is one thing to look at, and so is one word said in twelve lines. */
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
