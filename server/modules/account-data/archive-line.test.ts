import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { AppError } from '#server/core/app-error.ts';
import { parseLine } from './archive-line.ts';
import { MOST_CUES } from './portable-table.ts';

let looked = 0;
const CueSchema = z.object({
  text: z.string().refine(() => {
    looked += 1;
    return true;
  }),
  doubtful: z.array(z.number()).optional(),
});
const RowSchema = z.strictObject({
  id: z.string(),
  cues: z.array(CueSchema).nullable(),
  document: z.looseObject({ blocks: z.array(CueSchema).optional() }).optional(),
});
type Cue = Record<string, unknown>;

/** Number of values read before it was refused. */
function refuse(row: object): { column: string | undefined; looked: number } {
  const line = JSON.stringify(row);
  looked = 0;
  try {
    parseLine(RowSchema, line, 'Line 7 of transcripts.jsonl');
  } catch (error) {
    assert.ok(error instanceof AppError);
    assert.equal(error.code, 'archive_unreadable');
    assert.match(error.message, /^Line 7 of transcripts\.jsonl contains something we can’t import/);
    // A message listing every error would be longer than the line.
    assert.ok((error.cause as Error).message.length < 100);
    return { column: /“(\w+)”/.exec(error.message)?.[1], looked };
  }
  return assert.fail('it was taken');
}

const many = (count: number, one: unknown): Cue[] =>
  Array.from({ length: count }, () => one as Cue);
const GOOD = { text: 'Bees dance.' };

test('a list longer than any real one is refused before its elements are checked', () => {
  assert.deepEqual(refuse({ id: 'a', cues: many(MOST_CUES + 1, GOOD) }), {
    column: 'cues',
    looked: 0,
  });
});

test('a list of invalid elements costs no more than its first one', () => {
  assert.deepEqual(refuse({ id: 'a', cues: [...many(10, GOOD), ...many(MOST_CUES - 10, 0)] }), {
    column: 'cues',
    looked: 10,
  });
  const nested = { ...GOOD, doubtful: many(90_000, 'x') };
  assert.deepEqual(refuse({ id: 'a', cues: many(20, nested) }), { column: 'cues', looked: 1 });
});

test("invalid data further down, or as an object's keys, is refused without parsing it", () => {
  assert.equal(refuse({ id: 'a', cues: [], document: { blocks: many(100_001, GOOD) } }).looked, 0);
  const names = Object.fromEntries(many(100_001, GOOD).map((cue, at) => [`n${at}`, cue]));
  assert.equal(refuse({ id: 'a', cues: [], document: names }).looked, 0);
});

test('the longest possible transcript is accepted', () => {
  const row = { id: 'a', cues: many(MOST_CUES, GOOD), document: { blocks: many(99_000, GOOD) } };
  assert.equal(parseLine(RowSchema, JSON.stringify(row)).cues?.length, MOST_CUES);
  assert.deepEqual(parseLine(RowSchema, '{"id":"a","cues":null}'), { id: 'a', cues: null });
});
