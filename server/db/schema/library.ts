import { customType, index, integer, jsonb, pgTable, primaryKey, text } from '../tables.ts';
import type { Document } from '#contract/documents.ts';
import type { Version } from '#contract/generations.ts';
import { createdAt, time } from './columns.ts';
import { generations } from './generations.ts';
import { questions } from './questions.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Every saved version, so no save can lose what a person wrote. */
export const generationVersions = pgTable(
  'generation_versions',
  {
    generationId: text('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    cause: text('cause').$type<Version['cause']>().notNull(),
    title: text('title').notNull(),
    words: integer('words').notNull(),
    document: jsonb('document').$type<Document>().notNull(),
    createdAt: createdAt(),
    /** When the editing session that this save concludes began. */
    beganAt: time('began_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.version] })],
);

/** Index for library search. One of the terms is the owner's, so that a search for a word combines two short lists. */
export const generationSearch = pgTable(
  'generation_search',
  {
    generationId: text('generation_id')
      .primaryKey()
      .references(() => generations.id, { onDelete: 'cascade' }),
    terms: tsvector('terms').notNull(),
  },
  (table) => [index('generation_search_terms').using('gin', table.terms)],
);

/** The same for questions and answers; refreshed lazily by the first search after a change. */
export const questionSearch = pgTable(
  'question_search',
  {
    questionId: text('question_id')
      .primaryKey()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** The question's `lastSeq` when this was indexed. */
    lastSeq: integer('last_seq').notNull(),
    terms: tsvector('terms').notNull(),
  },
  (table) => [index('question_search_terms').using('gin', table.terms)],
);
