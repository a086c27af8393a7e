import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { MIGRATIONS_FOLDER } from './migrate.ts';

/**
 * Finds what would break processes of the previous version that are still running during a migration: columns they read are gone
 * or renamed, or their writes are rejected.
 */
function problemsIn(migration: string): string[] {
  const statements = migration
    .split('--> statement-breakpoint')
    .map((text) => text.trim())
    .filter(Boolean);
  const matches = (pattern: RegExp) =>
    statements.flatMap((text) => pattern.exec(text)?.slice(1) ?? []);
  const newTables = new Set(matches(/^CREATE TABLE "(\w+)"/));
  const newColumns = new Set(matches(/^ALTER TABLE "\w+" ADD COLUMN "(\w+)"/));
  const isNew = (names: string | undefined) =>
    (names ?? '').split(',').every((name) => newColumns.has(name.replaceAll(/["\s]/g, '')));

  function mayStand(text: string): boolean {
    if (/^CREATE (?:TABLE|INDEX|FUNCTION|TRIGGER)\b/.test(text)) return true;
    const [, table] = /^(?:ALTER TABLE|CREATE UNIQUE INDEX "\w+" ON) "(\w+)"/.exec(text) ?? [];
    if (table !== undefined && newTables.has(table)) return true;
    if (/^ALTER TABLE "\w+" ADD COLUMN /.test(text)) {
      return !/\bNOT NULL\b/.test(text) || /\bDEFAULT\b/.test(text);
    }
    const [, of] = /^ALTER TABLE "\w+" ADD CONSTRAINT [^(]+\(([^)]+)\)/.exec(text) ?? [];
    return of !== undefined && isNew(of);
  }
  return statements.filter((text) => !mayStand(text));
}

test('processes of the previous version keep working while a new version migrates the tables', () => {
  // The first migration creates the tables, so no older process exists.
  const [, ...later] = readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  assert.ok(later.length > 10);
  for (const name of later) {
    const problems = problemsIn(readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8'));
    assert.deepEqual(
      problems,
      [],
      `${name}: add what is new, and take away what nobody reads a version later`,
    );
  }
});

test('dropped, renamed, narrowed and newly required columns are detected', () => {
  for (const bad of [
    'ALTER TABLE "users" DROP COLUMN "email";',
    'ALTER TABLE "users" RENAME COLUMN "email" TO "mail";',
    'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "users" ADD CONSTRAINT "one_name" UNIQUE("name");',
    'CREATE UNIQUE INDEX "one_name" ON "users" USING btree ("name");',
    'DROP TABLE "users";',
    'CREATE OR REPLACE FUNCTION "begin_call"() RETURNS text;',
  ]) {
    assert.deepEqual(problemsIn(bad), [bad]);
  }
  assert.deepEqual(
    problemsIn('ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;'),
    [],
  );
});
