import type { z } from 'zod';
import { AppError } from '#server/core/app-error.ts';
import { isStorableJson } from '#server/core/json-body.ts';
import { MOST_CUES } from './portable-table.ts';

/** Limit on values per line, because validation collects every error and a file may contain nothing else. */
const MOST_PARTS = 100_000;
/** Shorter lines can't exceed the limit: each value takes at least two characters with its comma. */
const LONG_LINE = 2 * MOST_PARTS;
/** More keys than any of our objects has. */
const MOST_NAMED = 1000;

/** An invalid line, with the offending column if known. */
class BadLine extends Error {
  readonly column: string | undefined;
  constructor(reason: string, column?: PropertyKey) {
    super(reason);
    this.column = column === undefined ? undefined : String(column);
  }
}

/** `place` identifies the line in the error message. */
export function parseLine<Value>(
  schema: z.ZodType<Value>,
  line: string | undefined,
  place?: string,
): Value {
  try {
    const text = line ?? '';
    const value: unknown = JSON.parse(text);
    if (text.length > LONG_LINE) assertWorthReading(schema, value);
    if (!isStorableJson(text, value)) throw new BadLine('a string holds a NUL or half a character');
    return check(schema, value);
  } catch (cause) {
    const column = cause instanceof BadLine ? cause.column : undefined;
    const what = column === undefined ? '' : ` (look at “${column}”)`;
    const message = `${place} contains something we can’t import${what}. Nothing was imported. Remove that line, or choose another file.`;
    throw new AppError('archive_unreadable', { cause, ...(place && { message }) });
  }
}

/** Like `parse`, but without formatting messages for what may be a hundred thousand errors. */
function check<Value>(schema: z.core.$ZodType<Value>, value: unknown, column?: string): Value {
  const checked = schema._zod.run({ value, issues: [] }, { async: false });
  if (checked instanceof Promise) throw new Error('an archive schema must not be asynchronous');
  const [first] = checked.issues;
  if (first) throw new BadLine(first.code, column ?? first.path?.[0]);
  return checked.value as Value;
}

/**
 * Rejects input whose full validation would take minutes or gigabytes. Long lists are checked up to their first invalid
 * element.
 */
function assertWorthReading(schema: z.core.$ZodType, row: unknown): void {
  if (typeof row !== 'object' || row === null) throw new BadLine('no object');
  const { shape } = (schema as z.ZodObject)._zod.def;
  const others: unknown[] = [];
  for (const [column, value] of Object.entries(row)) {
    const element = Array.isArray(value) && elementOf(shape[column]);
    if (!element) {
      others.push(value);
      continue;
    }
    if (value.length > MOST_CUES) throw new BadLine('too long a list', column);
    for (const one of value as unknown[]) {
      assertFewParts([one], column);
      check(element, one, column);
    }
  }
  assertFewParts(others);
}

function elementOf(schema: z.core.$ZodType | undefined): z.core.$ZodType | null {
  for (let at = schema; at; at = (at._zod.def as { innerType?: z.core.$ZodType }).innerType) {
    if (at._zod.def.type === 'array') return (at as z.core.$ZodArray)._zod.def.element;
  }
  return null;
}

function assertFewParts(values: readonly unknown[], column?: string): void {
  const waiting = [...values];
  for (let count = 0; waiting.length > 0;) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const parts: unknown[] = Object.values(next);
    if (Array.isArray(next) || parts.length > MOST_NAMED) count += parts.length;
    if (count > MOST_PARTS) throw new BadLine('too many values', column);
    for (const part of parts) waiting.push(part);
  }
}
