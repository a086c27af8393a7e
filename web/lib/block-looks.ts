import type {
  BlockKind,
  Document,
  DocumentBlock,
  DocumentSection,
  ListPlace,
  SectionKind,
} from '#contract/documents.ts';

/** Element and class of a block, shared by the reading view and the editor so that both look the same. */
export interface BlockLook {
  tag: 'h2' | 'h3' | 'p';
  className: string;
}

const LOOKS: Record<BlockKind, BlockLook> = {
  gist: { tag: 'p', className: 'doc-gist' },
  point: { tag: 'p', className: 'doc-point' },
  step: { tag: 'p', className: 'doc-step' },
  quote: { tag: 'p', className: 'doc-quote' },
  heading: { tag: 'h2', className: 'doc-heading' },
  subheading: { tag: 'h3', className: 'doc-subheading' },
  paragraph: { tag: 'p', className: 'doc-text' },
  table: { tag: 'p', className: 'doc-text' },
  question: { tag: 'p', className: 'doc-question' },
  answer: { tag: 'p', className: 'doc-text' },
  tweet: { tag: 'p', className: 'doc-tweet' },
  hook: { tag: 'p', className: 'doc-hook' },
  greeting: { tag: 'p', className: 'doc-text' },
  link: { tag: 'p', className: 'doc-point' },
  signoff: { tag: 'p', className: 'doc-text' },
  turn: { tag: 'p', className: 'doc-turn' },
  chapter: { tag: 'p', className: 'doc-chapter' },
};

/** A kind that only a newer server knows is shown as a paragraph. */
export function lookOf(kind: string): BlockLook {
  return LOOKS[kind as BlockKind] ?? LOOKS.paragraph;
}

/** Attributes that the style sheet uses to place list items. */
export function listLooks({ depth, number }: ListPlace): Record<string, string> {
  return {
    ...(depth > 0 && { 'data-depth': String(depth) }),
    ...(number !== null && { 'data-number': String(number) }),
  };
}

const SECTION_LABELS: Partial<Record<SectionKind, string>> = {
  points: 'Key points',
  takeaways: 'Key takeaways',
  faq: 'Questions',
  links: 'Moments',
  notes: 'Show notes',
  script: 'Script',
};

/** The label of a section whose text doesn't say what it is. */
export function sectionLabel(
  section: Pick<DocumentSection, 'kind'>,
  first: Pick<DocumentBlock, 'kind'> | undefined,
): string | null {
  if (first?.kind === 'heading') return null;
  return SECTION_LABELS[section.kind] ?? null;
}

export function documentBlocks({ sections }: Document): DocumentBlock[] {
  return sections.flatMap((section) => section.blocks);
}
