import * as z from 'zod/mini';
import { LanguageSchema } from './catalog/languages.ts';
import { ErrorCodeSchema } from './errors.ts';
import { EngineSchema, RunUsageSchema, SnippetSchema, StatusSchema } from './generations.ts';
import { ListedSourceSchema } from './shelves.ts';
import { CountSchema, InstantSchema, MillisecondsSchema } from './values.ts';

const name = z.string().check(z.minLength(1), z.maxLength(120));

/** What is asked: one source, or all that stands on a shelf. */
const AskScopeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('video'), videoId: name }),
  z.strictObject({ kind: z.literal('shelf'), shelfId: name }),
]);
export type AskScope = z.infer<typeof AskScopeSchema>;

export const MOST_ASKED = 2000;

export const AskSchema = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_ASKED)),
  scope: AskScopeSchema,
  /** The language to answer in. Left out: the language of the question, as far as it can be told. */
  language: z.optional(LanguageSchema),
  /** `provider/model` of the model list, or `built-in`. Left out: the account's default. */
  model: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** A question of your own that this one follows: it is understood in its light, and joins its thread. */
  followsId: z.optional(name),
});
export type Ask = z.infer<typeof AskSchema>;

/** A place in a source and what is said there, word for word. Only the server makes one. */
const MomentSchema = z.object({
  videoId: z.string(),
  /** `null` in a text without times. */
  startMs: z.nullable(MillisecondsSchema),
  endMs: z.nullable(MillisecondsSchema),
  /** Verbatim, trimmed to what matters. */
  quote: z.string(),
  /** Who says it, where that is known. */
  speaker: z.nullable(z.string()),
});
export type QuotedMoment = z.infer<typeof MomentSchema>;

const AnswerSentenceSchema = z.object({
  text: z.string(),
  /** Never empty: a sentence that rests on nothing that was said is not shown. */
  moments: z.array(MomentSchema),
});
export type AnswerSentence = z.infer<typeof AnswerSentenceSchema>;

/** `answered`, or `not_said`: no passage that answers it was found, and `passages` has the closest ones. */
const VerdictSchema = z.enum(['answered', 'not_said']);
export type Verdict = z.infer<typeof VerdictSchema>;

/** What a search can truly say where it found no answer. */
export const notFoundIn = ({ searched }: Pick<AskedQuestion, 'searched'>) =>
  searched.sources > 1 ? 'Not found in these sources.' : 'Not found in this source.';

const QuestionStageSchema = z.enum(['searching', 'answering']);
export type QuestionStage = z.infer<typeof QuestionStageSchema>;

export const QuestionSchema = z.object({
  id: z.string(),
  /** The first question of the conversation; its own id where it begins one. */
  threadId: z.string(),
  followsId: z.nullable(z.string()),
  text: z.string(),
  /** What it is answered in, as a BCP 47 tag; `und` where that cannot be told. */
  languageTag: z.string(),
  /** What it is written in, as a BCP 47 tag; left out until it was searched for, and where that cannot be told. */
  askedTag: z.optional(z.string()),
  scope: AskScopeSchema,
  /** The source's title or the shelf's name, as it was. */
  scopeName: z.string(),
  status: StatusSchema,
  /** What is being done, while it runs. */
  stage: z.nullable(QuestionStageSchema),
  /** `null` until it has ended well. */
  verdict: z.nullable(VerdictSchema),
  /** The built-in engine answers with passages; a model with sentences. */
  engine: EngineSchema,
  /** The answer of a model, a checked sentence after the other. Empty with the built-in engine. */
  sentences: z.array(AnswerSentenceSchema),
  /**
   * Best first. With the built-in engine they are the answer; with a model they are what it was given to read; under
   * `not_said` they are the closest ones.
   */
  passages: z.array(MomentSchema),
  /** The sources that sentences and passages name. */
  sources: z.array(ListedSourceSchema),
  /** How much was searched, and how much of it the engine was given to read. */
  searched: z.object({ sources: CountSchema, words: CountSchema, readWords: CountSchema }),
  usage: z.nullable(RunUsageSchema),
  error: z.nullable(z.object({ code: ErrorCodeSchema, message: z.string() })),
  /** Grows with every change; the `id` of the live events. */
  lastSeq: CountSchema,
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
  /** Only where a list was searched; `null` where the question alone was found. */
  snippet: z.optional(z.nullable(SnippetSchema)),
  /** Only where conversations were listed: how many questions came after this one, its first. */
  followUps: z.optional(CountSchema),
});
export type AskedQuestion = z.infer<typeof QuestionSchema>;

export const AskedSchema = z.object({ id: z.string() });

/** Newest first. */
export const QuestionListSchema = z.object({
  questions: z.array(QuestionSchema),
  nextCursor: z.nullable(z.string()),
  /** How many there are (conversations, where those were listed), counted up to `MOST_COUNTED`: at that number it means "or more". */
  total: CountSchema,
});
export type QuestionList = z.infer<typeof QuestionListSchema>;

/** Questions that the source itself suggests, in its language. They are made without a model. */
export const SuggestedQuestionsSchema = z.object({ questions: z.array(z.string()) });
export type SuggestedQuestions = z.infer<typeof SuggestedQuestionsSchema>;

/** What an answer can be taken away as. */
export const AnswerFileSchema = z.enum(['md', 'html', 'txt', 'json']);
export type AnswerFile = z.infer<typeof AnswerFileSchema>;

/**
 * One server-sent event: the whole question as it stands, which replaces what was shown before. `id` is its `lastSeq`,
 * and what the client sends back as `Last-Event-ID`. The stream ends when the question has.
 */
export function encodeQuestion(question: AskedQuestion): string {
  return `id: ${question.lastSeq}\nevent: question\ndata: ${JSON.stringify(question)}\n\n`;
}

/** Reads a stream cut at any byte: give it each piece of text as it comes, get the newest question in it, if any. */
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
