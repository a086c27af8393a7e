import { z } from 'zod';
import { FormatSchema, StageSchema } from './catalog/formats.ts';
import { DEFAULT_LANGUAGE, LanguageSchema } from './catalog/languages.ts';
import { DocumentSchema } from './documents.ts';
import { ErrorCodeSchema } from './errors.ts';

export const StatusSchema = z.enum(['queued', 'running', 'done', 'failed', 'stopped']);
export type Status = z.infer<typeof StatusSchema>;

/** Nothing more is written by a run in one of these until somebody asks for a retry. */
export const ENDED: readonly Status[] = ['done', 'failed', 'stopped'];

export const SummaryOptionsSchema = z.strictObject({
  length: z.enum(['short', 'medium', 'long']).default('medium'),
});
export type SummaryOptions = z.infer<typeof SummaryOptionsSchema>;

export const CreateGenerationSchema = z.strictObject({
  format: FormatSchema,
  language: LanguageSchema.default(DEFAULT_LANGUAGE),
  /** `true` for the first built-in sample, or a sample's id. */
  sample: z.union([z.literal(true), z.string().min(1).max(60)]),
  options: SummaryOptionsSchema.prefault({}),
  alsoMake: z.array(FormatSchema).max(6).default([]),
});
export type CreateGeneration = z.infer<typeof CreateGenerationSchema>;

export const CreatedGenerationsSchema = z.object({
  generations: z.array(z.object({ id: z.string(), format: FormatSchema })),
});
export type CreatedGenerations = z.infer<typeof CreatedGenerationsSchema>;

/** Which engine wrote a result. The built-in one is extractive, uses no model, and says so. */
export const EngineSchema = z.object({
  kind: z.literal('built-in'),
  label: z.string(),
});
export type Engine = z.infer<typeof EngineSchema>;
export const BUILT_IN_ENGINE: Engine = { kind: 'built-in', label: 'built-in engine, no AI model' };

/** How much of each five-minute window of the video the text rests on, 0 to 1. */
export const CoverageSchema = z.array(
  z.object({ startMs: z.int().nonnegative(), share: z.number().min(0).max(1) }),
);
export type Coverage = z.infer<typeof CoverageSchema>;

export const ChecksSchema = z.object({
  words: z.int().nonnegative(),
  coverage: CoverageSchema,
});
export type Checks = z.infer<typeof ChecksSchema>;

export const GenerationSummarySchema = z.object({
  id: z.string(),
  videoId: z.string(),
  format: FormatSchema,
  language: LanguageSchema,
  title: z.string(),
  status: StatusSchema,
  stage: StageSchema.nullable(),
  error: z.object({ code: ErrorCodeSchema, message: z.string() }).nullable(),
  engine: EngineSchema,
  /** The newest event; a client that has folded the log up to here has missed nothing. */
  lastSeq: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type GenerationSummary = z.infer<typeof GenerationSummarySchema>;

export const GenerationSchema = GenerationSummarySchema.extend({
  document: DocumentSchema.nullable(),
  checks: ChecksSchema.nullable(),
});
export type Generation = z.infer<typeof GenerationSchema>;

export const GenerationListSchema = z.object({
  generations: z.array(GenerationSummarySchema),
  nextCursor: z.string().nullable(),
  /** How many there are in all. */
  total: z.int().nonnegative(),
});
export type GenerationList = z.infer<typeof GenerationListSchema>;
