import * as z from 'zod/mini';
import { FormatSchema } from './catalog/formats.ts';
import { LanguageSchema } from './catalog/languages.ts';
import { byCount } from './count.ts';
import { ErrorCodeSchema } from './errors.ts';
import { EngineSchema, RunUsageSchema, SnippetSchema, StatusSchema } from './generations.ts';
import { ListedSourceSchema } from './shelves.ts';
import { CountSchema, InstantSchema, MillisecondsSchema } from './values.ts';

const name = z.string().check(z.minLength(1), z.maxLength(120));

/** What is searched: one source or a shelf. */
const AskScopeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('video'), videoId: name }),
  z.strictObject({ kind: z.literal('shelf'), shelfId: name }),
]);
export type AskScope = z.infer<typeof AskScopeSchema>;

export const MOST_ASKED = 2000;

export const AskSchema = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_ASKED)),
  scope: AskScopeSchema,
  /** Answer language. Default: the question's language, if detected. */
  language: z.optional(LanguageSchema),
  /** `provider/model` from the model list, or `built-in`. Default: the account's default. */
  model: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** An earlier question this one follows up on. It provides context, and this question joins its thread. */
  followsId: z.optional(name),
});
export type Ask = z.infer<typeof AskSchema>;

/** A verbatim quote with its position in a source. Only created by the server. */
const MomentSchema = z.object({
  videoId: z.string(),
  /** `null` if the text has no times. */
  startMs: z.nullable(MillisecondsSchema),
  endMs: z.nullable(MillisecondsSchema),
  /** Verbatim, trimmed to the relevant part. */
  quote: z.string(),
  speaker: z.nullable(z.string()),
});
export type QuotedMoment = z.infer<typeof MomentSchema>;

const AnswerSentenceSchema = z.object({
  text: z.string(),
  /** Never empty: sentences without evidence aren't shown. */
  moments: z.array(MomentSchema),
});
export type AnswerSentence = z.infer<typeof AnswerSentenceSchema>;

/** `answered`, or `not_said`: no passage answers it, and `passages` contains the closest ones. */
const VerdictSchema = z.enum(['answered', 'not_said']);
export type Verdict = z.infer<typeof VerdictSchema>;

const ComparedSchema = z.object({
  asked: z.enum(['differences', 'shared']),
  /** Each has the next `passages` of the answer. None: nothing was found that differs, or is alike. */
  groups: z.array(
    z.object({
      /** The figures or dates that differ, as said; empty if it's something else. */
      values: z.array(z.string()),
      passages: CountSchema,
    }),
  ),
});
export type ComparedAnswer = z.infer<typeof ComparedSchema>;

/** Careful wording: a search can't prove that something wasn't said. */
export function notFoundIn({
  searched,
  compared,
}: Pick<AskedQuestion, 'searched' | 'compared'>): string {
  if (compared) return NOTHING_COMPARED[compared.asked];
  return byCount(searched.sources, 'Not found in this source.', 'Not found in these sources.');
}

const NOTHING_COMPARED = {
  differences: 'We found no differences between sentences we could compare.',
  shared: 'We found no sentences that these sources share.',
} as const satisfies Record<ComparedAnswer['asked'], string>;

const QuestionStageSchema = z.enum(['searching', 'answering']);
export type QuestionStage = z.infer<typeof QuestionStageSchema>;

export const QuestionSchema = z.object({
  id: z.string(),
  /** The thread's first question; its own id if it started the thread. */
  threadId: z.string(),
  followsId: z.nullable(z.string()),
  text: z.string(),
  /** Answer language as a BCP 47 tag; `und` if unknown. */
  languageTag: z.string(),
  /** The question's language as a BCP 47 tag; absent before the search or if unknown. */
  askedTag: z.optional(z.string()),
  scope: AskScopeSchema,
  /** The source's title or shelf's name at the time. */
  scopeName: z.string(),
  status: StatusSchema,
  stage: z.nullable(QuestionStageSchema),
  /** `null` until it has succeeded. */
  verdict: z.nullable(VerdictSchema),
  /** The built-in engine answers with passages, models with sentences. */
  engine: EngineSchema,
  /** A model's verified sentences. Empty for the built-in engine. */
  sentences: z.array(AnswerSentenceSchema),
  /** Best first. The built-in engine's answer, a model's input, or the closest matches for `not_said`. */
  passages: z.array(MomentSchema),
  /** Only if the question asked the built-in engine what several sources say differently, or alike. */
  compared: z.optional(ComparedSchema),
  /** Sources referenced by sentences and passages. */
  sources: z.array(ListedSourceSchema),
  /** How much was searched, and how much of it the engine read. */
  searched: z.object({ sources: CountSchema, words: CountSchema, readWords: CountSchema }),
  usage: z.nullable(RunUsageSchema),
  error: z.nullable(z.object({ code: ErrorCodeSchema, message: z.string() })),
  /** Increases with every change; the `id` of live events. */
  lastSeq: CountSchema,
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
  /** Only in search results; `null` if only the question matched. */
  snippet: z.optional(z.nullable(SnippetSchema)),
  /** Only in thread lists: number of follow-up questions. */
  followUps: z.optional(CountSchema),
});
export type AskedQuestion = z.infer<typeof QuestionSchema>;

/** What differs, by the index of the first passage of each group. */
export function groupTitles({
  compared,
}: Pick<AskedQuestion, 'compared'>): ReadonlyMap<number, string> {
  let next = 0;
  return new Map(
    (compared?.groups ?? []).map(({ values, passages }) => {
      const at = next;
      next += passages;
      return [at, values.join(' / ')];
    }),
  );
}

export const AskedSchema = z.object({ id: z.string() });

/** Newest first. */
export const QuestionListSchema = z.object({
  questions: z.array(QuestionSchema),
  nextCursor: z.nullable(z.string()),
  /** Number of questions or threads, counted up to `MOST_COUNTED`: at that number it means "or more". */
  total: CountSchema,
});
export type QuestionList = z.infer<typeof QuestionListSchema>;

/** Questions suggested by the source, in its language. Created without a model. */
export const SuggestedQuestionsSchema = z.object({ questions: z.array(z.string()) });
export type SuggestedQuestions = z.infer<typeof SuggestedQuestionsSchema>;

/** `whole`: every answer of the thread about the same source or shelf. Default: this answer only. */
export const StartDraftSchema = z.strictObject({ whole: z.optional(z.boolean()) });
export type StartDraft = z.infer<typeof StartDraftSchema>;

/** A finished draft, as `GET /generations/:id` has it. */
export const StartedDraftSchema = z.object({ id: z.string(), format: FormatSchema });
export type StartedDraft = z.infer<typeof StartedDraftSchema>;

/** Export file types. */
export const AnswerFileSchema = z.enum(['md', 'html', 'txt', 'json']);
export type AnswerFile = z.infer<typeof AnswerFileSchema>;

/**
 * A server-sent event with the complete question, which replaces the previous state. `id` is its `lastSeq`, returned by clients
 * as `Last-Event-ID`. The stream ends with the question.
 */
export function encodeQuestion(question: AskedQuestion): string {
  return `id: ${question.lastSeq}\nevent: question\ndata: ${JSON.stringify(question)}\n\n`;
}

/** Parses a stream split at any byte: call it with each chunk, get the newest question or `null`. */
export function createQuestionParser(): (chunk: string) => AskedQuestion | null {
  let rest = '';
  return (chunk) => {
    rest += chunk;
    const end = rest.lastIndexOf('\n\n');
    if (end < 0) return null;
    const frames = rest.slice(0, end).split('\n\n');
    rest = rest.slice(end + 2);
    const newest = frames.findLast((frame) => frame.includes('\ndata: '));
    const data = newest?.split('\n').find((line) => line.startsWith('data: '));
    return data ? QuestionSchema.parse(JSON.parse(data.slice('data: '.length))) : null;
  };
}
