import { customType, index, integer, jsonb, pgTable, primaryKey, text } from '../tables.ts';
import type { Document } from '#contract/documents.ts';
import type { Version } from '#contract/generations.ts';
import { createdAt, time } from './columns.ts';
import { generations } from './generations.ts';
import { questions } from './questions.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Every state a document was saved in, so that nothing a person wrote can be lost to a save. */
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
    /** When the writing began that this is the last save of. */
    beganAt: time('began_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.version] })],
);

/** What the library's search reads. The terms begin with the owner, so that one account's search never reads another's. */
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

/** The same for questions and their answers, each made when somebody searches after it has changed. */
export const questionSearch = pgTable(
  'question_search',
  {
    questionId: text('question_id')
      .primaryKey()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Of the question, as it was then. */
    lastSeq: integer('last_seq').notNull(),
    terms: tsvector('terms').notNull(),
  },
  (table) => [index('question_search_terms').using('gin', table.terms)],
);
