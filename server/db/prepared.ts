import type { Queryable } from './database.ts';

/**
 * Builds a drizzle query once per database and prepares it once per connection. Return `.prepare(name)` and use `sql.placeholder`
 * for values. For queries on hot paths.
 */
export function prepared<Built>(build: (db: Queryable) => Built): (db: Queryable) => Built {
  const built = new WeakMap<Queryable, Built>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
