import type { ReactNode } from 'react';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { Transcript } from '#contract/videos.ts';
import { Time, timeCode } from '../../ui/time.tsx';
import { documentBlocks, momentOf } from './transcript.ts';

export interface DocumentViewProps {
  document: Document;
  transcript: Transcript | undefined;
  /** The piece in play. */
  nowId: string | null;
  isWriting: boolean;
  onPick: (block: DocumentBlock, atMs: number) => void;
  /** What stands where text is still to come. */
  children?: ReactNode;
}

/** The page: each piece of text hangs on the rail at the moment it was said. */
export function DocumentView(props: DocumentViewProps) {
  const { document, transcript, nowId, isWriting, onPick, children } = props;
  const { tag, direction } = getLanguage(document.language);
  const lastId = isWriting ? documentBlocks(document).at(-1)?.id : undefined;

  const hang = (block: DocumentBlock, text: ReactNode) => {
    const atMs = momentOf(block, transcript);
    return (
      <>
        <Hook
          atMs={atMs}
          isNow={block.id === nowId}
          onPick={atMs === null ? undefined : () => onPick(block, atMs)}
        />
        {text}
      </>
    );
  };
  const look = (block: DocumentBlock, name: string) =>
    [name, block.id === nowId && 'now'].filter(Boolean).join(' ');
  const words = (block: DocumentBlock) =>
    block.id === lastId ? <span className="caret">{block.md}</span> : block.md;

  const paragraph = (block: DocumentBlock, name: string) => (
    <p id={block.id} className={look(block, name)}>
      {words(block)}
    </p>
  );

  return (
    <article className="doc prose railed" lang={tag} dir={direction}>
      <h1 className="doc-title">{document.title}</h1>
      {document.sections.map(({ id, kind, startMs, blocks }) =>
        kind === 'points' ? (
          <ul key={id} className="doc-points" aria-label="Key points">
            {blocks.map((point) => (
              <li key={point.id}>{hang(point, paragraph(point, 'doc-point'))}</li>
            ))}
          </ul>
        ) : (
          <section key={id} className="doc-section">
            {blocks.map((block) =>
              block.kind === 'heading' ? (
                <h2 key={block.id} id={block.id}>
                  {words(block)}
                </h2>
              ) : (
                <div key={block.id} className="doc-hung">
                  {hang(block, paragraph(block, block.kind === 'gist' ? 'doc-gist' : 'doc-text'))}
                </div>
              ),
            )}
            {blocks.length === 0 && <Hook atMs={startMs} isNow={false} onPick={undefined} />}
          </section>
        ),
      )}
      {children}
    </article>
  );
}

interface HookProps {
  atMs: number | null;
  isNow: boolean;
  onPick: (() => void) | undefined;
}

function Hook({ atMs, isNow, onPick }: HookProps) {
  if (atMs === null || !onPick) {
    return (
      <span className="rail-tick" aria-hidden="true">
        {atMs !== null && <Time seconds={atMs / 1000} />}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="rail-tick"
      data-state={isNow ? 'now' : 'done'}
      aria-label={`${timeCode(atMs / 1000)}, show where this was said`}
      aria-pressed={isNow}
      onClick={onPick}
    >
      <Time seconds={atMs / 1000} />
    </button>
  );
}
