import * as z from 'zod/mini';
import { LanguageSchema } from './catalog/languages.ts';
import { LIMITS } from './limits.ts';
import { MillisecondsSchema } from './values.ts';

/** What a block is in the structure of its format. A reader that does not know a kind shows it as a paragraph. */
const BlockKindSchema = z.enum([
  'gist',
  'point',
  /** One of a numbered list. */
  'step',
  'quote',
  'heading',
  'subheading',
  'paragraph',
  'question',
  'answer',
  'tweet',
  'hook',
  'greeting',
  'link',
  'signoff',
  'turn',
  'chapter',
]);
export type BlockKind = z.infer<typeof BlockKindSchema>;

/**
 * The smallest piece of a document that is edited, checked and cited on its own. `blockIds` name the transcript blocks
 * it rests on.
 */
export const DocumentBlockSchema = z.object({
  id: z.string(),
  kind: BlockKindSchema,
  md: z.string(),
  blockIds: z.array(z.int().check(z.positive())),
  /** When in the video it is said, as the server knows it; `null` for what is not said, such as a heading. */
  startMs: z.nullable(MillisecondsSchema),
  /** Which speaker of a podcast says it. */
  speaker: z.optional(z.string()),
  /** A voice for this turn alone, in place of its speaker's. */
  voice: z.optional(z.string()),
  /** Silence before this turn, where somebody chose it. */
  pauseMs: z.optional(MillisecondsSchema.check(z.lte(LIMITS.pauseMs))),
  /** Set once a person has changed the text. Its evidence is then what the server found again on save. */
  edited: z.optional(z.boolean()),
});
export type DocumentBlock = z.infer<typeof DocumentBlockSchema>;

/**
 * The numbers of the numbered lists, by block: they count on over points in between, which belong to the step above,
 * and begin again after anything else.
 */
export function stepNumbers(
  blocks: Iterable<Pick<DocumentBlock, 'id' | 'kind'>>,
): Map<string, number> {
  const numbers = new Map<string, number>();
  let last = 0;
  for (const { id, kind } of blocks) {
    if (kind === 'step') numbers.set(id, ++last);
    else if (kind !== 'point') last = 0;
  }
  return numbers;
}

/** The points between two steps of one numbered list, which belong to the step above them. */
export function pointsWithinSteps(
  blocks: readonly Pick<DocumentBlock, 'id' | 'kind'>[],
): ReadonlySet<string> {
  const within = new Set<string>();
  let waiting: string[] | null = null;
  for (const { id, kind } of blocks) {
    if (kind === 'step') {
      for (const point of waiting ?? []) within.add(point);
      waiting = [];
    } else if (kind === 'point') waiting?.push(id);
    else waiting = null;
  }
  return within;
}

export const SectionKindSchema = z.enum([
  'gist',
  'points',
  'intro',
  'section',
  'conclusion',
  'takeaways',
  'faq',
  'thread',
  'post',
  'greeting',
  'links',
  'signoff',
  'notes',
  'script',
  'free',
]);
export type SectionKind = z.infer<typeof SectionKindSchema>;

const DocumentSectionSchema = z.object({
  id: z.string(),
  kind: SectionKindSchema,
  /** Where in the video it begins; `null` where it follows no part of it. */
  startMs: z.nullable(MillisecondsSchema),
  blocks: z.array(DocumentBlockSchema),
});
export type DocumentSection = z.infer<typeof DocumentSectionSchema>;

const common = {
  language: LanguageSchema,
  title: z.string(),
  sections: z.array(DocumentSectionSchema),
};

/** `intro`, `section`s that begin with a heading and may hold subheadings, `conclusion`, `takeaways`, `faq`. */
const BlogDocumentSchema = z.object({
  format: z.literal('blog'),
  ...common,
  description: z.string(),
  slug: z.string(),
  keyword: z.nullable(z.string()),
  tags: z.array(z.string()),
});
export type BlogDocument = z.infer<typeof BlogDocumentSchema>;

/** `gist` (one line), `points` with times, then `section`s that follow the chapters. */
const SummaryDocumentSchema = z.object({ format: z.literal('summary'), ...common });
export type SummaryDocument = z.infer<typeof SummaryDocumentSchema>;

/** One `thread` section of `tweet` blocks: one of them, or a hook first and a call to action last. */
const TweetDocumentSchema = z.object({
  format: z.literal('tweet'),
  ...common,
  shape: z.enum(['single', 'thread']),
});
export type TweetDocument = z.infer<typeof TweetDocumentSchema>;

/** One `post` section: `hook`, paragraphs, a closing `question`. Hashtags without `#`. */
const LinkedinDocumentSchema = z.object({
  format: z.literal('linkedin'),
  ...common,
  hashtags: z.array(z.string()),
});
export type LinkedinDocument = z.infer<typeof LinkedinDocumentSchema>;

/** `greeting`, `section`s, `links` to moments, `signoff`. */
const NewsletterDocumentSchema = z.object({
  format: z.literal('newsletter'),
  ...common,
  /** Three to choose from; the first is used until another is chosen. */
  subjects: z.array(z.string()),
  preheader: z.string(),
});
export type NewsletterDocument = z.infer<typeof NewsletterDocumentSchema>;

const SpeakerSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** A voice of the catalogue; `null` until one is chosen. */
  voice: z.nullable(z.string()),
});
export type Speaker = z.infer<typeof SpeakerSchema>;

/** `notes` (paragraphs and `chapter` lines), then `script` sections of `turn` blocks, each with its speaker's id. */
export const PodcastDocumentSchema = z.object({
  format: z.literal('podcast'),
  ...common,
  description: z.string(),
  speakers: z.array(SpeakerSchema),
});
export type PodcastDocument = z.infer<typeof PodcastDocumentSchema>;

/** `free` sections, whatever the customer's prompt asked for. */
const CustomDocumentSchema = z.object({
  format: z.literal('custom'),
  ...common,
  promptName: z.string(),
});
export type CustomDocument = z.infer<typeof CustomDocumentSchema>;

/** The truth about a piece of writing; every file and preview is rendered from it. */
export const DocumentSchema = z.discriminatedUnion('format', [
  BlogDocumentSchema,
  SummaryDocumentSchema,
  TweetDocumentSchema,
  LinkedinDocumentSchema,
  NewsletterDocumentSchema,
  PodcastDocumentSchema,
  CustomDocumentSchema,
]);
export type Document = z.infer<typeof DocumentSchema>;
