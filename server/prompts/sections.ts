import type { BlockKind, SectionKind } from '#contract/documents.ts';

/** A part of the video, as a range of blocks. */
export interface PlannedPart {
  title: string;
  /** `null` if the transcript has no times. */
  startMs: number | null;
  fromBlock: number;
  toBlock: number;
}

export interface SourceOutline {
  parts: readonly PlannedPart[];
  /** Approximate word count of the source. */
  sourceWords: number;
  /** The parts to follow if the writer can't see the whole source at once. */
  follow: readonly PlannedPart[] | null;
}

/** A section that is requested once, and stored when complete. */
export interface PlannedSection {
  id: string;
  /** `head`: fields such as titles and tags. `plan`: the writer's notes, never published. */
  kind: SectionKind | 'head' | 'plan';
  startMs: number | null;
  /** The instruction for this section. */
  ask: string;
  /** Allowed line tags. */
  tags: readonly LineTag[];
  /** Approximate word count; used for prices. */
  words: number;
  /** The part of the video it follows. */
  part?: PlannedPart;
  /** Required number of lines per tag. Missing in plans of earlier versions. */
  holds?: Holds;
}

/** Whether readers see it while it's written. */
export function isShown({ kind }: PlannedSection): boolean {
  return kind !== 'head' && kind !== 'plan';
}

/** `text`: content lines of any kind. */
type Holds = Partial<Record<LineTag | 'text', number>>;

/** Line tag → block kind. Head tags become fields instead. */
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
