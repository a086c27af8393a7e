import { useEffect, useRef, useState } from 'react';
import { writingOf } from '#contract/catalog/languages.ts';
import { placeAt } from '#contract/source-parts.ts';
import type { Cue, JoinedPart, Transcript, TranscriptBlock } from '#contract/videos.ts';
import { tellMomentIn } from '../../../lib/told-moment.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/field.tsx';
import type { Desk } from '../desk.ts';
import { heardPieces } from './doubtful.ts';
import { SpeakerEditor } from './speaker-editor.tsx';
import { useSpeakers } from './use-speakers.ts';
import { WATCH_WORDS } from './words.tsx';

const WORDS = WATCH_WORDS.transcript;

export interface TranscriptPanelProps {
  transcript: Transcript;
  /** Ids of blocks that the draft cites. */
  cited: ReadonlySet<number>;
  /** Ids of blocks to highlight now. */
  marked: readonly number[];
  desk: Desk;
  onPick: (block: TranscriptBlock) => void;
}

export function TranscriptPanel({ transcript, cited, marked, desk, onPick }: TranscriptPanelProps) {
  const change = useSpeakers(transcript, desk);
  const [editing, setEditing] = useState<TranscriptBlock | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { tag, direction } = writingOf(transcript);
  const term = wanted.trim().toLocaleLowerCase(tag);
  const found = transcript.blocks.filter(
    ({ text, speaker }) =>
      term === '' ||
      text.toLocaleLowerCase(tag).includes(term) ||
      speaker?.toLocaleLowerCase(tag).includes(term),
  );
  const [first] = marked;
  const { timed, kind } = transcript.video.transcript;
  const doubtful = transcript.cues.filter((cue) => cue.doubtful !== undefined);

  // Scroll only the list, not the page.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-marked]');
    if (row && list.current) {
      list.current.scrollTo({ top: row.offsetTop - list.current.clientHeight / 3 });
    }
  }, [first]);

  return (
    <section className="transcript" aria-label={WORDS.title}>
      <div className="panel-title">
        <h2>{WORDS.title}</h2>
        {term !== '' && (
          <span className="time" role="status">
            {WORDS.found(found.length, transcript.blocks.length)}
          </span>
        )}
        {transcript.canUndo && (
          <Button
            isSmall
            tone="quiet"
            icon="undo"
            isPending={change.isPending}
            onPress={() => change.mutate({ what: 'undo' })}
          >
            {WORDS.undo}
          </Button>
        )}
      </div>
      {kind === 'recognized' && (
        <p className="field-hint">
          {WORDS.recognized}
          {doubtful.length > 0 && ` ${WORDS.underlined}`}
        </p>
      )}
      <SearchField
        label={WORDS.search}
        placeholder={WORDS.searchHint}
        value={wanted}
        onChange={setWanted}
      />
      {found.length === 0 ? (
        <p className="transcript-none">{WORDS.nothing}</p>
      ) : (
        <ol
          className="transcript-list"
          ref={list}
          lang={tag}
          dir={direction}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari gives a scroller no focus of its own.
          tabIndex={0}
          aria-label={WORDS.list[timed ? 'timed' : 'untimed']}
        >
          {found.map((block, at) => (
            <li
              key={block.id}
              {...sourceBefore(transcript.parts, block, found[at - 1])}
              className="said"
              {...(cited.has(block.id) && { 'data-cited': '' })}
              {...(marked.includes(block.id) && { 'data-marked': '' })}
            >
              <button
                type="button"
                className="said-time"
                aria-label={WORDS.showUse(
                  timed
                    ? tellMomentIn(transcript.parts, block.startMs).words
                    : WORDS.passage(block.id),
                )}
                onClick={() => onPick(block)}
              >
                {timed ? (
                  <span className="time">
                    {tellMomentIn(transcript.parts, block.startMs).time || '¶'}
                  </span>
                ) : (
                  <span>{WORDS.passageMark(block.id)}</span>
                )}
              </button>
              <div>
                {transcript.speakers.length > 0 && (
                  <button
                    type="button"
                    className="said-by"
                    aria-label={WORDS.changeSpeaker(block.speaker ?? WORDS.unknownSpeaker)}
                    onClick={(event) => {
                      anchor.current = event.currentTarget;
                      setEditing(block);
                    }}
                  >
                    {block.speaker ?? WORDS.unknownSpeaker}
                  </button>
                )}
                <p>
                  {term === '' ? (
                    <Heard block={block} cues={doubtful} />
                  ) : (
                    <Found text={block.text} term={term} tag={tag} />
                  )}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {editing && (
        <SpeakerEditor
          key={editing.id}
          anchor={anchor}
          block={editing}
          speakers={transcript.speakers}
          isPending={change.isPending}
          onChange={(wish) => change.mutate(wish, { onSuccess: () => setEditing(null) })}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  );
}

/** A source's title, above its first passage. */
function sourceBefore(
  parts: readonly JoinedPart[],
  block: TranscriptBlock,
  before: TranscriptBlock | undefined,
): { 'data-source'?: string } {
  const part = placeAt(parts, block.startMs)?.part;
  const isNew = part && (!before || placeAt(parts, before.startMs)?.part !== part);
  return isNew ? { 'data-source': part.title } : {};
}

/** The text with uncertain words of the speech recognition underlined. */
function Heard({ block, cues }: { block: TranscriptBlock; cues: readonly Cue[] }) {
  return heardPieces(block, cues).map(({ text, isDoubtful }, at) =>
    isDoubtful ? (
      <span key={at} className="said-unsure" title={WORDS.unsure}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/** The text with every match of the search term highlighted. */
function Found({ text, term, tag }: { text: string; term: string; tag: string }) {
  const lower = text.toLocaleLowerCase(tag);
  // A few letters get longer when lower-cased, which would shift positions, so don't highlight.
  if (lower.length !== text.length) return text;
  const parts = [];
  let from = 0;
  for (let at = lower.indexOf(term); at >= 0; at = lower.indexOf(term, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + term.length)}</mark>);
    from = at + term.length;
  }
  return [...parts, text.slice(from)];
}
