import { memo, type ReactNode } from 'react';
import { getLanguage } from '#contract/catalog/languages.ts';
import {
  type Document,
  type DocumentBlock,
  listPlaces,
  type ListPlace,
} from '#contract/documents.ts';
import { documentBlocks, listLooks, lookOf, sectionLabel } from '../../../lib/block-looks.ts';
import { holdsBlocks, introOf, newSpeaker } from '#document/flow.ts';
import { isRich } from '#document/parse-blocks.ts';
import type { ToldMoment } from '../../../lib/told-moment.ts';
import { InlineText, RichText } from '../../../lib/inline-text.tsx';
import { WATCH_WORDS } from './words.tsx';

const WORDS = WATCH_WORDS.document;

export interface DocumentViewProps {
  document: Document;
  momentOf: (block: DocumentBlock) => number | null;
  tellBlock: (block: DocumentBlock, atMs: number) => ToldMoment;
  /** Id of the block at the current moment. */
  nowId: string | null;
  isWriting: boolean;
  onPick: (block: DocumentBlock, atMs: number) => void;
  /** Shown where text is still to come. */
  children?: ReactNode;
}

/** The draft while it is being written. Each block shows the time it comes from on the rail. */
export function DocumentView(props: DocumentViewProps) {
  const { document, momentOf, tellBlock, nowId, isWriting, onPick, children } = props;
  const { tag, direction } = getLanguage(document.language);
  const blocks = documentBlocks(document);
  const lastId = isWriting ? blocks.at(-1)?.id : undefined;
  const places = listPlaces(blocks);
  return (
    <article className="doc prose" data-format={document.format} lang={tag} dir={direction}>
      <DocumentHead document={document} />
      {document.sections.map((section) =>
        section.blocks.map((block, index) => (
          <BlockView
            key={block.id}
            block={block}
            label={index === 0 ? sectionLabel(section, block) : null}
            atMs={momentOf(block)}
            tellBlock={tellBlock}
            isNow={block.id === nowId}
            isLast={block.id === lastId}
            {...placeOf(places.get(block.id))}
            mayBeRich={holdsBlocks(document.format, block.kind)}
            speaker={newSpeaker(document, block, section.blocks[index - 1])}
            onPick={onPick}
          />
        )),
      )}
      {children}
    </article>
  );
}

/** Primitive props, so that memoised items don't re-render if their place is unchanged. */
function placeOf(place: ListPlace | undefined): ListPlace {
  return place ?? { depth: 0, number: null };
}

interface BlockViewProps extends ListPlace {
  block: DocumentBlock;
  label: string | null;
  atMs: number | null;
  tellBlock: DocumentViewProps['tellBlock'];
  isNow: boolean;
  isLast: boolean;
  mayBeRich: boolean;
  speaker: string | null;
  onPick: (block: DocumentBlock, atMs: number) => void;
}

/** Memoised: finished blocks don't re-render while the next one streams in. */
const BlockView = memo(function BlockView(props: BlockViewProps) {
  const { block, label, atMs, tellBlock, isNow, isLast, mayBeRich, speaker, onPick } = props;
  const { depth, number } = props;
  const { tag: Tag, className } = lookOf(block.kind);
  return (
    <div
      className={isNow ? 'doc-block now' : 'doc-block'}
      data-kind={block.kind}
      {...(label !== null && { 'data-label': label })}
      {...(speaker !== null && { 'data-speaker': speaker })}
    >
      {atMs !== null && (
        <Hook told={tellBlock(block, atMs)} isNow={isNow} onPick={() => onPick(block, atMs)} />
      )}
      {mayBeRich && isRich(block.md) ? (
        <RichText id={block.id} className={className} md={block.md} />
      ) : (
        <Tag id={block.id} className={className} {...listLooks({ depth, number })}>
          {isLast ? (
            <span className="caret">
              <InlineText md={block.md} />
            </span>
          ) : (
            <InlineText md={block.md} />
          )}
        </Tag>
      )}
    </div>
  );
});

interface HookProps {
  told: ToldMoment;
  isNow: boolean;
  onPick: () => void;
}

function Hook({ told: { time, source, words }, isNow, onPick }: HookProps) {
  return (
    <button
      type="button"
      className="rail-tick"
      data-state={isNow ? 'now' : 'done'}
      {...(source !== null && { title: words })}
      aria-label={WORDS.showMoment(words)}
      aria-pressed={isNow}
      onClick={onPick}
    >
      {time !== '' && <span className="time">{time}</span>}
      {source !== null && <span className="tick-source">{source}</span>}
    </button>
  );
}

/** The title, and the fields that the format's platform shows above the text. */
function DocumentHead({ document }: { document: Document }) {
  const { title } = document;
  return (
    <header className="doc-head">
      <h1 className="doc-title">{title}</h1>
      {'description' in document && document.description !== '' && introOf(document).length > 0 && (
        <p className="doc-lede">{document.description}</p>
      )}
      {document.format === 'newsletter' && document.subjects.length > 0 && (
        <dl className="doc-facts">
          <div>
            <dt>{WORDS.subject}</dt>
            <dd>{document.subjects[0]}</dd>
          </div>
          <div>
            <dt>{WORDS.preheader}</dt>
            <dd>{document.preheader}</dd>
          </div>
        </dl>
      )}
      {document.format === 'linkedin' && document.hashtags.length > 0 && (
        <p className="doc-tags">{document.hashtags.map((tag) => `#${tag}`).join(' ')}</p>
      )}
    </header>
  );
}
