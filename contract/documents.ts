import * as z from 'zod/mini';
import { LanguageSchema } from './catalog/languages.ts';
import { LIMITS } from './limits.ts';
import { CountSchema, MillisecondsSchema } from './values.ts';

/** What a block is in the structure of its format. A reader that does not know a kind shows it as a paragraph. */
const BlockKindSchema = z.enum([
  'gist',
  'point',
  /** One of a numbered list. */
  'step',
  'quote',
  /** A Markdown table of several lines, head first. */
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
  /** How far an item of a list is indented; absent where it is not. */
  level: z.optional(z.int().check(z.gte(1), z.lte(LIMITS.listLevel))),
  /** Which speaker of a podcast says it. */
  speaker: z.optional(z.string()),
  /** A voice for this turn alone, in place of its speaker's. */
  voice: z.optional(z.string()),
  /** Silence before this turn, where somebody chose it. */
  pauseMs: z.optional(MillisecondsSchema.check(z.lte(LIMITS.pauseMs))),
  /** Set once a person has changed the text. Its evidence is then what the server found again on save. */
  edited: z.optional(z.boolean()),
  /**
   * With a new block: the answer it was taken from, all of its sentences or one of its passages. The server finds the
   * moments there, and keeps those.
   */
  answer: z.optional(z.object({ questionId: z.string(), passage: z.optional(CountSchema) })),
});
export type DocumentBlock = z.infer<typeof DocumentBlockSchema>;

/** Where an item stands in the list it is part of. */
export interface ListPlace {
  /** 0 for the outermost list. */
  depth: number;
  /** `null` for a bullet. */
  number: number | null;
}

type ListBlock = Pick<DocumentBlock, 'id' | 'kind' | 'level'>;

/**
 * The place of every bullet and number. A list ends with the first block that is neither; an item is at most one level
 * deeper than the one above it; unindented bullets between two numbers belong to the number above them.
 */
export function listPlaces(blocks: Iterable<ListBlock>): Map<string, ListPlace> {
  const places = new Map<string, ListPlace>();
  for (const items of listsIn(blocks)) {
    const within = bulletsWithinNumbers(items);
    /** The last number of every level. */
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

/** One `thread` section of `tweet` blocks: one of them, or several with a hook first. */
const TweetDocumentSchema = z.object({
  format: z.literal('tweet'),
  ...common,
  shape: z.enum(['single', 'thread']),
});
export type TweetDocument = z.infer<typeof TweetDocumentSchema>;

/** One `post` section: `hook`, paragraphs, and a closing `question` where there is one. Hashtags without `#`. */
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
