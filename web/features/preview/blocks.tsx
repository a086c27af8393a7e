import { Fragment, type ReactNode } from 'react';
import { stepNumbers, type DocumentBlock } from '#contract/documents.ts';
import { InlineText } from '../../lib/inline-text.tsx';
import { Time } from '../../ui/time.tsx';

type Wrapping = 'ul' | 'ol' | 'blockquote';

const WRAPPINGS: Partial<Record<DocumentBlock['kind'], Wrapping>> = {
  point: 'ul',
  link: 'ul',
  step: 'ol',
  quote: 'blockquote',
};

interface BlocksProps {
  blocks: readonly DocumentBlock[];
  /** Draws what only its format knows; `null` leaves a block to this. */
  draw?: (block: DocumentBlock) => ReactNode;
}

/** Points that follow each other are one list, paragraphs of a quote one quote. */
export function Blocks({ blocks, draw }: BlocksProps) {
  const numbers = stepNumbers(blocks);
  return runsOf(blocks).map(({ wrapping, inside }) => {
    const { id } = inside[0]!;
    const all = inside.map((block) =>
      wrapping === 'ul' || wrapping === 'ol' ? (
        <li key={block.id}>
          <InlineText md={block.md} />
        </li>
      ) : (
        <Fragment key={block.id}>{draw?.(block) ?? <Block block={block} />}</Fragment>
      ),
    );
    if (wrapping === 'ul') return <ul key={id}>{all}</ul>;
    if (wrapping === 'blockquote') return <blockquote key={id}>{all}</blockquote>;
    if (wrapping === null) return all;
    return (
      <ol key={id} start={numbers.get(id) ?? 1}>
        {all}
      </ol>
    );
  });
}

function runsOf(blocks: readonly DocumentBlock[]) {
  const runs: { wrapping: Wrapping | null; inside: DocumentBlock[] }[] = [];
  for (const block of blocks) {
    const wrapping = WRAPPINGS[block.kind] ?? null;
    const last = runs.at(-1);
    if (last && last.wrapping === wrapping) last.inside.push(block);
    else runs.push({ wrapping, inside: [block] });
  }
  return runs;
}

function Block({ block: { kind, md, startMs } }: { block: DocumentBlock }) {
  if (kind === 'heading') {
    return (
      <h2>
        <InlineText md={md} />
      </h2>
    );
  }
  if (kind === 'subheading' || kind === 'question') {
    return (
      <h3>
        <InlineText md={md} />
      </h3>
    );
  }
  if (kind === 'chapter') {
    return (
      <p>
        {startMs !== null && <Time seconds={startMs / 1000} />} <InlineText md={md} />
      </p>
    );
  }
  return (
    <p className={kind === 'gist' ? 'preview-gist' : undefined}>
      <InlineText md={md} />
    </p>
  );
}
