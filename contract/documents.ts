import * as z from 'zod/mini';
import { LanguageSchema } from './catalog/languages.ts';
import { LIMITS } from './limits.ts';
import { CountSchema, MillisecondsSchema } from './values.ts';

/** Role of a block in its format. Unknown kinds are shown as paragraphs. */
const BlockKindSchema = z.enum([
  'gist',
  'point',
  /** A numbered list item. */
  'step',
  'quote',
  /** A Markdown table, header first. */
  'table',
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

/** The smallest unit that is edited, checked and cited. `blockIds` are the transcript blocks it's based on. */
export const DocumentBlockSchema = z.object({
  id: z.string(),
  kind: BlockKindSchema,
  md: z.string(),
  blockIds: z.array(z.int().check(z.positive())),
  /** Time in the video, computed by the server; `null` for text that isn't from it, such as a heading. */
  startMs: z.nullable(MillisecondsSchema),
  /** Indentation of a list item; absent for the outermost level. */
  level: z.optional(z.int().check(z.gte(1), z.lte(LIMITS.listLevel))),
  /** The podcast speaker. */
  speaker: z.optional(z.string()),
  /** Overrides the speaker's voice for this turn. */
  voice: z.optional(z.string()),
  /** A custom pause before this turn. */
  pauseMs: z.optional(MillisecondsSchema.check(z.lte(LIMITS.pauseMs))),
  /** A person has edited the text. Its evidence is what the server matched again on save. */
  edited: z.optional(z.boolean()),
  /**
   * On a new block: the answer it was copied from, either all sentences or one passage. The server takes the times from there.
   */
  answer: z.optional(z.object({ questionId: z.string(), passage: z.optional(CountSchema) })),
});
export type DocumentBlock = z.infer<typeof DocumentBlockSchema>;

/** Position of an item in its list. */
export interface ListPlace {
  /** 0 for the outermost level. */
  depth: number;
  /** `null` for bullets. */
  number: number | null;
}

type ListBlock = Pick<DocumentBlock, 'id' | 'kind' | 'level'>;

/**
 * Position of every list item. A list ends at the first block of another kind; an item is at most one level deeper than the
 * previous one; unindented bullets between numbers belong to the number above.
 */
export function listPlaces(blocks: Iterable<ListBlock>): Map<string, ListPlace> {
  const places = new Map<string, ListPlace>();
  for (const items of listsIn(blocks)) {
    const within = bulletsWithinNumbers(items);
    /** The current number at each level. */
    let counted: number[] = [];
    let above = -1;
    let shift = 0;
    for (const { id, kind, level: own = 0 } of items) {
      const level = Math.min(own, above + 1);
      above = level;
      if (level === 0) shift = within.has(id) ? 1 : 0;
      const before = counted[level] ?? 0;
      const isNumber = kind === 'step';
      const keepsCount = isNumber || level === 0;
      counted = [...counted.slice(0, level), keepsCount ? before + Number(isNumber) : 0];
      places.set(id, { depth: level + shift, number: isNumber ? before + 1 : null });
    }
  }
  return places;
}

function listsIn(blocks: Iterable<ListBlock>): ListBlock[][] {
  const lists: ListBlock[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    const isItem = isListKind(block.kind);
    if (isItem && isOpen) lists.at(-1)!.push(block);
    else if (isItem) lists.push([block]);
    isOpen = isItem;
  }
  return lists;
}

export function isListKind(kind: BlockKind): boolean {
  return kind === 'point' || kind === 'step';
}

function bulletsWithinNumbers(items: readonly ListBlock[]): ReadonlySet<string> {
  const outer = items.filter(({ level = 0 }) => level === 0);
  const first = outer.findIndex(({ kind }) => kind === 'step');
  const last = outer.findLastIndex(({ kind }) => kind === 'step');
  return new Set(
    outer
      .filter(({ kind }, at) => kind === 'point' && at > first && at < last && first >= 0)
      .map(({ id }) => id),
  );
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
  /** Start time in the video; `null` if the section doesn't correspond to a part of it. */
  startMs: z.nullable(MillisecondsSchema),
  blocks: z.array(DocumentBlockSchema),
});
export type DocumentSection = z.infer<typeof DocumentSectionSchema>;

const common = {
  language: LanguageSchema,
  title: z.string(),
  sections: z.array(DocumentSectionSchema),
};

/** `intro`, `section`s starting with a heading, possibly with subheadings, `conclusion`, `takeaways`, `faq`. */
const BlogDocumentSchema = z.object({
  format: z.literal('blog'),
  ...common,
  description: z.string(),
  slug: z.string(),
  keyword: z.nullable(z.string()),
  tags: z.array(z.string()),
});
export type BlogDocument = z.infer<typeof BlogDocumentSchema>;

/** `gist` (one line), `points` with times, then a `section` per chapter. */
const SummaryDocumentSchema = z.object({ format: z.literal('summary'), ...common });
export type SummaryDocument = z.infer<typeof SummaryDocumentSchema>;

/** One `thread` section of `tweet` blocks: a single one, or several starting with a hook. */
const TweetDocumentSchema = z.object({
  format: z.literal('tweet'),
  ...common,
  shape: z.enum(['single', 'thread']),
});
export type TweetDocument = z.infer<typeof TweetDocumentSchema>;

/** One `post` section: `hook`, paragraphs and optionally a closing `question`. Hashtags without `#`. */
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
  /** Three options; the first is the default. */
  subjects: z.array(z.string()),
  preheader: z.string(),
});
export type NewsletterDocument = z.infer<typeof NewsletterDocumentSchema>;

const SpeakerSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** A catalogue voice; `null` until chosen. */
  voice: z.nullable(z.string()),
});
export type Speaker = z.infer<typeof SpeakerSchema>;

/** `notes` (paragraphs and `chapter` lines), then `script` sections of `turn` blocks, each with a speaker id. */
export const PodcastDocumentSchema = z.object({
  format: z.literal('podcast'),
  ...common,
  description: z.string(),
  speakers: z.array(SpeakerSchema),
});
export type PodcastDocument = z.infer<typeof PodcastDocumentSchema>;

/** `free` sections in whatever structure the customer's prompt asks for. */
const CustomDocumentSchema = z.object({
  format: z.literal('custom'),
  ...common,
  promptName: z.string(),
});
export type CustomDocument = z.infer<typeof CustomDocumentSchema>;

/** The source of truth of a draft; all files and previews are rendered from it. */
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
