import { index, jsonb, pgTable, text } from '../tables.ts';
import type { Learned, PromptField } from '#contract/styles.ts';
import { users } from './accounts.ts';
import { createdAt, time } from './columns.ts';

export const styles = pgTable(
  'styles',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tone: text('tone').notNull(),
    audience: text('audience').notNull(),
    rules: jsonb('rules').$type<string[]>().notNull(),
    samples: jsonb('samples').$type<string[]>().notNull(),
    bannedWords: jsonb('banned_words').$type<string[]>().notNull(),
    learned: jsonb('learned').$type<Learned>(),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('styles_of_an_owner').on(table.ownerId)],
);

export const prompts = pgTable(
  'prompts',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    template: text('template').notNull(),
    fields: jsonb('fields').$type<PromptField[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('prompts_of_an_owner').on(table.ownerId)],
);
