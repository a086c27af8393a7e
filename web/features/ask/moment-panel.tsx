import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { writingOf } from '#contract/catalog/languages.ts';
import { momentAddress } from '#contract/moment-links.ts';
import type { Transcript, TranscriptBlock } from '#contract/videos.ts';
import { Film } from '../../lib/film/film.tsx';
import { formatPath } from '../../lib/paths.ts';
import { captionAt, currentTranscriptQuery } from '../../lib/transcripts.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Time } from '../../ui/time.tsx';
import type { ChosenMoment } from './moments.tsx';
import { ASK_WORDS } from './words.ts';

export interface MomentPanelProps extends Pick<ShownMomentProps, 'jump' | 'onClose'> {
  /** What is asked, while nothing is chosen. */
  name: string;
  chosen: ChosenMoment | null;
}

/** The moment behind a sentence: played where that can be, and what is said around it. */
export function MomentPanel({ name, chosen, jump, onClose }: MomentPanelProps) {
  return (
    <aside
      className="ask-side"
      aria-label={ASK_WORDS.moment.panel}
      {...(chosen === null && { 'data-empty': '' })}
    >
      {chosen === null ? (
        <div className="film">
          <p className="watch-film-name">
            <bdi>{name}</bdi>
          </p>
          <p className="film-caption">
            <span className="caption">{ASK_WORDS.moment.none}</span>
          </p>
        </div>
      ) : (
        <ShownMoment
          key={chosen.source.videoId}
          chosen={chosen}
          jump={jump}
          onClose={onClose}
          canWrite
        />
      )}
    </aside>
  );
}

const CAPTION_CHARACTERS = 120;

function shortened(text: string): string {
  if (text.length <= CAPTION_CHARACTERS) return text;
  const cut = text.slice(0, CAPTION_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), CAPTION_CHARACTERS / 2))}…`;
}

export interface ShownMomentProps {
  chosen: ChosenMoment;
  /** Counts the clicks: a second one on the same chip plays it again. */
  jump: number;
  onClose: () => void;
  /** Links to the form that creates a draft from the source. */
  canWrite?: boolean;
}

/** A moment: its player, its quote and what was said before and after. */
export function ShownMoment(props: ShownMomentProps) {
  const { chosen, jump, onClose, canWrite = false } = props;
  const { moment, source } = chosen;
  // Somebody else's shelf may name sources whose transcript isn't ours to read; the quote is always there.
  const transcript = useQuery({ ...currentTranscriptQuery(source.videoId), retry: false }).data;
  const startMs = moment.startMs ?? 0;
  const [passed, setPassed] = useState({ jump, atMs: startMs, hops: 0 });
  // A new click takes the player along; until then it says itself how far it is.
  const at = passed.jump === jump ? passed : { jump, atMs: startMs, hops: 0 };
  const { tag, direction } = writingOf(source);
  const around = useMemo(() => findAround(transcript, moment), [transcript, moment]);
  const isMoved = at.atMs !== startMs;
  return (
    <>
      <div className="ask-side-head">
        <h2 className="ask-side-title" title={source.title}>
          <bdi>{source.title || ASK_WORDS.answer.untitled}</bdi>
        </h2>
        <IconButton icon="close" label={ASK_WORDS.moment.close} isSmall onPress={onClose} />
      </div>
      {source.timed && (
        <Film
          source={source}
          caption={transcript && isMoved ? captionAt(transcript, at.atMs) : shortened(moment.quote)}
          cues={transcript?.cues ?? []}
          moment={{ atMs: at.atMs, jump: jump * 1000 + at.hops }}
          isPlayedAtOnce
          onSeek={(atMs) => setPassed({ jump, atMs, hops: at.hops + 1 })}
          onPlaying={(atMs) => setPassed({ jump, atMs, hops: at.hops })}
        />
      )}
      <div className="ask-around" lang={tag} dir={direction} aria-live="polite">
        {around.before.map((block) => (
          <p key={block.id} className="ask-before">
            {block.text}
          </p>
        ))}
        <blockquote className="ask-quote">
          <p className="ask-quote-by">
            {moment.startMs !== null && <Time seconds={moment.startMs / 1000} isStrong />}
            {moment.speaker !== null && <b>{moment.speaker}</b>}
          </p>
          <p>
            {around.lead}
            <mark>{moment.quote}</mark>
            {around.tail}
          </p>
        </blockquote>
        {around.after.map((block) => (
          <p key={block.id}>{block.text}</p>
        ))}
      </div>
      <div className="ask-side-acts">
        {source.url !== null && (
          <ButtonLink
            isSmall
            icon="external"
            href={momentAddress(source.url, startMs)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {ASK_WORDS.moment.watch}
          </ButtonLink>
        )}
        {canWrite && (
          <ButtonLink
            isSmall
            icon="edit"
            href={`${formatPath('blog')}?video=${encodeURIComponent(source.videoId)}`}
          >
            {ASK_WORDS.moment.write}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

interface Around {
  before: readonly TranscriptBlock[];
  lead: string;
  tail: string;
  after: readonly TranscriptBlock[];
}

const NOTHING: Around = { before: [], lead: '', tail: '', after: [] };

/** What stands before and after a quote in its transcript; nothing where it isn't found word for word. */
function findAround(
  transcript: Transcript | undefined,
  { startMs, quote }: ChosenMoment['moment'],
): Around {
  if (!transcript) return NOTHING;
  const { blocks } = transcript;
  const near = startMs === null ? 0 : blocks.findLastIndex((block) => block.startMs <= startMs);
  const holds = (block: TranscriptBlock | undefined) => block?.text.includes(quote) === true;
  const at = holds(blocks[near]) ? near : blocks.findIndex(holds);
  const block = blocks[at];
  if (!block) return NOTHING;
  const from = block.text.indexOf(quote);
  return {
    before: blocks.slice(Math.max(0, at - 1), at),
    lead: block.text.slice(0, from),
    tail: block.text.slice(from + quote.length),
    after: blocks.slice(at + 1, at + 2),
  };
}
