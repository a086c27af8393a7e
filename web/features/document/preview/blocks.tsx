import { Fragment, type ReactNode } from 'react';
import { stepNumbers, type DocumentBlock } from '#contract/documents.ts';
import { InlineText } from '../../../lib/inline-text.tsx';
import { Time } from '../../../ui/time.tsx';
import { runsOf } from './block-runs.ts';

interface BlocksProps {
  blocks: readonly DocumentBlock[];
  /** Draws what only its format knows; `null` leaves a block to this. */
  draw?: (block: DocumentBlock) => ReactNode;
}

/** The blocks of a section as a reader sees them: in lists, lists within lists, and quotes. */
export function Blocks({ blocks, draw }: BlocksProps) {
  const numbers = stepNumbers(blocks);
  return runsOf(blocks).map(({ wrapping, items }) => {
    const { id } = items[0]!.block;
    const all = items.map(({ block, within }) =>
      wrapping === 'ul' || wrapping === 'ol' ? (
        <li key={block.id}>
          <InlineText md={block.md} />
          {within.length > 0 && (
            <ul>
              {within.map((point) => (
                <li key={point.id}>
                  <InlineText md={point.md} />
                </li>
              ))}
            </ul>
          )}
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
