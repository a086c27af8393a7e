import { pgTable, text } from '../tables.ts';

/** One row sealed with the encryption keys; a process that can't open it was started with different keys. */
export const keyCanary = pgTable('key_canary', {
  id: text('id').primaryKey(),
  sealed: text('sealed').notNull(),
});
