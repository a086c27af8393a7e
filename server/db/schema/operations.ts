import { pgTable, text } from '../tables.ts';

/** One row, sealed with the encryption keys: a process that cannot open it has been given others. */
export const keyCanary = pgTable('key_canary', {
  id: text('id').primaryKey(),
  sealed: text('sealed').notNull(),
});
