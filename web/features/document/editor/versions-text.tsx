import type { RefObject } from 'react';
import { getLanguage } from '#contract/catalog/languages.ts';
import { type Document, listPlaces, type ListPlace } from '#contract/documents.ts';
import { listLooks, lookOf } from '../../../lib/block-looks.ts';
import { Dressed } from '../../../lib/inline-text.tsx';
import type { Compared, ComparedBlock, Piece } from './versions-compare.ts';
import { EDITOR_WORDS } from './words.ts';

export interface VersionsTextProps {
  document: Document;
  compared: Compared;
  box: RefObject<HTMLDivElement | null>;
}

/** A read-only text with additions and removals marked. */
export function VersionsText({ document, compared, box }: VersionsTextProps) {
  const { tag, direction } = getLanguage(document.language);
  const names = new Map(
    document.format === 'podcast' ? document.speakers.map(({ id, name }) => [id, name]) : [],
  );
  const places = listPlaces(compared.blocks.map(({ block }) => block));
  return (
    <div
      ref={box}
      className="versions-text prose"
      role="region"
      aria-label={EDITOR_WORDS.versions.draft}
      lang={tag}
      dir={direction}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari gives a scroller no focus of its own.
      tabIndex={0}
    >
      {compared.blocks.map(({ key, ...block }) => (
        <Block
          key={key}
          {...block}
          speaker={names.get(block.block.speaker ?? '')}
          place={places.get(block.block.id)}
        />
      ))}
    </div>
  );
}

interface BlockProps extends Omit<ComparedBlock, 'key'> {
  speaker: string | undefined;
  place: ListPlace | undefined;
}

function Block({ block, isGone, pieces, speaker, place }: BlockProps) {
  const words = pieces.map((piece, index) => <Marked key={index} {...piece} />);
  if (block.head !== undefined) return <p className={`versions-${block.head}`}>{words}</p>;
  return (
    <div
      className="doc-block"
      data-kind={block.kind}
      {...(isGone && { 'data-gone': '' })}
      {...(speaker !== undefined && { 'data-speaker': speaker })}
    >
      <p className={lookOf(block.kind).className} {...(place && listLooks(place))}>
        {words}
      </p>
    </div>
  );
}

function Marked({ fate, isFirst, spans }: Piece) {
  const first = isFirst && { 'data-change': '' };
  const words = spans.map((span, index) => <Dressed key={index} span={span} />);
  if (fate === 'added') return <ins {...first}>{words}</ins>;
  if (fate === 'removed') return <del {...first}>{words}</del>;
  return words;
}
