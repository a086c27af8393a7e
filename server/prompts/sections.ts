import type { BlockKind, SectionKind } from '#contract/documents.ts';

/** A part of the video that a text can follow, by the blocks it is made of. */
export interface PlannedPart {
  title: string;
  /** `null` where the transcript has no times. */
  startMs: number | null;
  fromBlock: number;
  toBlock: number;
}

/** What a plan is made from. */
export interface SourceOutline {
  parts: readonly PlannedPart[];
  /** About how many words are said. */
  sourceWords: number;
  /** The parts, where the writer sees only some of the source at a time and cannot choose from all of it. */
  follow: readonly PlannedPart[] | null;
}

/** A piece of the document that is asked for, stored when it is whole, and never asked for again. */
export interface PlannedSection {
  id: string;
  /** `head`: the fields around the text, such as titles and tags. `plan`: what the writer notes before, for nobody else. */
  kind: SectionKind | 'head' | 'plan';
  startMs: number | null;
  /** What the model is asked to write in it. */
  ask: string;
  /** The tags its lines may carry. */
  tags: readonly LineTag[];
  /** About how many words it will have; prices rest on it. */
  words: number;
  /** The part of the video it follows. */
  part?: PlannedPart;
  /** What it cannot do without: so many lines of each. Left out in plans of an earlier version. */
  holds?: Holds;
}

/** Whether readers see it as it is written. */
export function isShown({ kind }: PlannedSection): boolean {
  return kind !== 'head' && kind !== 'plan';
}

/** `text`: lines of any kind that say something, whichever the model chose. */
type Holds = Partial<Record<LineTag | 'text', number>>;

/** Tag of a line → what it becomes. The tags of a head become fields instead. */
export const LINE_KINDS = {
  h: 'heading',
  h3: 'subheading',
  p: 'paragraph',
  point: 'point',
  step: 'step',
  quote: 'quote',
  row: 'table',
  gist: 'gist',
  q: 'question',
  a: 'answer',
  tweet: 'tweet',
  hook: 'hook',
  greeting: 'greeting',
  link: 'link',
  signoff: 'signoff',
  turn: 'turn',
  chapter: 'chapter',
} as const satisfies Record<string, BlockKind>;

export const HEAD_TAGS = [
  'title',
  'description',
  'tags',
  'subject',
  'preheader',
  'hashtags',
  'plan',
] as const;
type HeadTag = (typeof HEAD_TAGS)[number];
export type LineTag = keyof typeof LINE_KINDS | HeadTag;

export function blocksOf({ fromBlock, toBlock }: PlannedPart): string {
  return fromBlock === toBlock ? `#${fromBlock}` : `#${fromBlock} to #${toBlock}`;
}
