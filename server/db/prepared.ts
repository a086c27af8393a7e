import type { Queryable } from './database.ts';

/**
 * A query of the builder that is put together once for a database and parsed and planned once for a connection: give it
 * what `.prepare(name)` returns, with `sql.placeholder` where values go. For those that somebody waits behind.
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
