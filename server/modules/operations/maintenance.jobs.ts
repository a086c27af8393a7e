import { sql } from '#server/db/sql.ts';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';

/** The embedded engine has no autovacuum, and a run's rows are rewritten with every event. */
export const vacuum = defineJob({
  name: 'vacuum',
  schema: z.strictObject({}),
  policy: { concurrency: 1, attempts: 1, backoffSeconds: 1, expireSeconds: 3600 },
  schedule: '23 * * * *',
});

export function maintenanceJobs(database: Database): HandledJob[] {
  return [
    handle(vacuum, {
      async run() {
        if (database.engine === 'embedded') await database.db.execute(sql`VACUUM (ANALYZE)`);
      },
    }),
  ];
}
