/** Anything that runs SQL: the pool or a transaction's connection. */
export interface SqlRunner {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface QueueDatabase {
  readonly engine: 'embedded' | 'postgres';
  readonly pool: SqlRunner;
  transaction<T>(work: (on: SqlRunner) => Promise<T>): Promise<T>;
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }>;
}

/** A multi-statement query returns several results; pg-boss expects their rows merged. */
export async function runForBoss(
  on: SqlRunner,
  text: string,
  values?: unknown[],
): Promise<{ rows: unknown[] }> {
  const result = (await on.query(text, values)) as { rows: unknown[] } | { rows?: unknown[] }[];
  return Array.isArray(result) ? { rows: result.flatMap((one) => one.rows ?? []) } : result;
}
