import type { z } from 'zod';
import { AppError } from '#server/core/app-error.ts';
import { isStorableJson } from '#server/core/json-body.ts';
import { MOST_CUES } from './portable-table.ts';

/** All that is wrong with a value is collected, and somebody may send nothing but wrong ones. */
const MOST_PARTS = 100_000;
/** A shorter line has no more parts than that: each takes two characters at least, with its comma. */
const LONG_LINE = 2 * MOST_PARTS;
/** No object of ours has so many names. */
const MOST_NAMED = 1000;

/** A line that is not as it must be, and the column that is to blame, where one is. */
class BadLine extends Error {
  readonly column: string | undefined;
  constructor(reason: string, column?: PropertyKey) {
    super(reason);
    this.column = column === undefined ? undefined : String(column);
  }
}

/** `place` names the line to its reader. */
export function parseLine<Value>(
  schema: z.ZodType<Value>,
  line: string | undefined,
  place?: string,
): Value {
  try {
    const text = line ?? '';
    const value: unknown = JSON.parse(text);
    if (text.length > LONG_LINE) assertWorthReading(schema, value);
    if (!isStorableJson(text, value)) throw new BadLine('a text holds a NUL or half a character');
    return check(schema, value);
  } catch (cause) {
    const column = cause instanceof BadLine ? cause.column : undefined;
    const what = column === undefined ? '' : ` (look at “${column}”)`;
    const message = `${place} contains something we can’t import${what}. Nothing was imported. Remove that line, or choose another file.`;
    throw new AppError('archive_unreadable', { cause, ...(place && { message }) });
  }
}

/** As `parse` does, but words are made for none of what is wrong: there may be a hundred thousand of it. */
function check<Value>(schema: z.core.$ZodType<Value>, value: unknown, column?: string): Value {
  const checked = schema._zod.run({ value, issues: [] }, { async: false });
  if (checked instanceof Promise) throw new Error('a schema of an archive waits for something');
  const [first] = checked.issues;
  if (first) throw new BadLine(first.code, column ?? first.path?.[0]);
  return checked.value as Value;
}

/** Throws for what would take minutes or gigabytes only to find that it is wrong. Long lists end at their first wrong element. */
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
