import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { writingOf } from '#contract/catalog/languages.ts';
import type { Cue, Video } from '#contract/videos.ts';
import { Icon } from '../../ui/icons.tsx';
import { TimeRail } from '../../ui/rail.tsx';
import { appConfigQuery } from '../public-config.ts';
import { embedAddress, useEmbed } from './embed.ts';
import './film.css';
import { SHARED_WORDS } from '../words.tsx';

const { film: WORDS } = SHARED_WORDS;

/** The fields that both a full video and a card of one have. */
type FilmSource = Pick<
  Video,
  'kind' | 'title' | 'channel' | 'durationMs' | 'languageTag' | 'platformId' | 'thumbnail'
> & { timed: boolean };

/** The position. `jump` increases when the reader seeks, so that the player can tell it from normal playback. */
interface FilmMoment {
  atMs: number;
  jump: number;
}

export interface FilmProps {
  source: FilmSource;
  /** The caption at this moment. */
  caption: string;
  /** Drawn as a waveform if there is no picture. */
  cues: readonly Cue[];
  moment: FilmMoment;
  /** The reader came to listen, so playback starts automatically. */
  isPlayedAtOnce?: boolean;
  onSeek: (atMs: number) => void;
  /** Called as playback progresses. */
  onPlaying: (atMs: number) => void;
}

/** The frame and caption at the chosen moment, and the player itself once requested. */
export function Film(props: FilmProps) {
  const { source, moment, isPlayedAtOnce = false, onSeek, onPlaying } = props;
  const base = useQuery(appConfigQuery).data?.embedUrl;
  const [isPlaying, setPlaying] = useState(isPlayedAtOnce);
  const { platformId } = source;
  const canPlay = platformId !== null && base !== undefined;
  return (
    <section className="watch-film" aria-label={WORDS.source}>
      {isPlaying && canPlay ? (
        <Player
          base={base}
          platformId={platformId}
          title={source.title}
          moment={moment}
          onPlaying={onPlaying}
          onGiveUp={() => setPlaying(false)}
        />
      ) : (
        <Still {...props} onPlay={canPlay ? () => setPlaying(true) : null} />
      )}
      {source.timed && source.durationMs > 0 && (
        <TimeRail
          label={WORDS.source}
          durationSeconds={Math.floor(source.durationMs / 1000)}
          positionSeconds={Math.floor(moment.atMs / 1000)}
          onSeek={(seconds) => onSeek(seconds * 1000)}
          ticks={[]}
        />
      )}
    </section>
  );
}

type StillProps = Pick<FilmProps, 'source' | 'caption' | 'cues' | 'moment'> & {
  /** `null` if there is nothing to play: a text, or one of our own samples. */
  onPlay: (() => void) | null;
};

function Still({ source, caption, cues, moment, onPlay }: StillProps) {
  const { tag, direction } = writingOf(source);
  const { kind, title, channel, durationMs, thumbnail } = source;
  return (
    <div className="film" lang={tag} dir={direction}>
      {thumbnail && <img className="watch-still" src={thumbnail} alt="" />}
      <p className="watch-film-name">
        <span title={title}>{title}</span>
        <span>
          {channel}
          {kind === 'sample' && <span lang="en"> · {WORDS.silent}</span>}
        </span>
      </p>
      {!thumbnail && source.timed && (
        <Speech
          cues={cues}
          durationMs={durationMs || (cues.at(-1)?.endMs ?? 0)}
          atMs={moment.atMs}
        />
      )}
      {onPlay && (
        <button type="button" className="watch-play" aria-label={WORDS.play} onClick={onPlay}>
          <Icon name="play" />
        </button>
      )}
      <p className="film-caption">
        <span className="caption">{caption}</span>
      </p>
    </div>
  );
}

interface PlayerProps {
  base: string;
  platformId: string;
  title: string;
  moment: FilmMoment;
  onPlaying: (atMs: number) => void;
  onGiveUp: () => void;
}

/** The platform's privacy-friendly embedded player, controlled by messages. */
function Player({ base, platformId, title, moment, onPlaying, onGiveUp }: PlayerProps) {
  // The iframe's URL stays as it was at first; later moments are sent as seek messages.
  const [address] = useState(() => embedAddress(base, platformId, moment.atMs));
  const { frame, isRefused, isSilent } = useEmbed({
    origin: new URL(base).origin,
    atMs: moment.atMs,
    jump: moment.jump,
    onPlaying,
  });
  return (
    <div className="film embed">
      <iframe
        ref={frame}
        src={address}
        title={WORDS.frame(title)}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {(isRefused || isSilent) && (
        <div className="embed-refused" role="alert">
          <p>{isRefused ? WORDS.refused : WORDS.stuck}</p>
          <button type="button" className="link alone" onClick={onGiveUp}>
            {WORDS.close}
          </button>
        </div>
      )}
    </div>
  );
}

const BINS = 72;

interface SpeechProps {
  cues: readonly Cue[];
  durationMs: number;
  atMs: number;
}

/** How much is said over time, and how far the reader has come. */
function Speech({ cues, durationMs, atMs }: SpeechProps) {
  const heights = useMemo(() => speechHeights(cues, durationMs), [cues, durationMs]);
  return (
    <svg
      className="speech"
      viewBox={`0 0 ${BINS} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {heights.map((height, bin) => (
        <rect
          key={bin}
          x={bin + 0.2}
          y={10 - height * 10}
          width={0.6}
          height={height * 20}
          {...(bin / BINS < atMs / durationMs && { 'data-past': '' })}
        />
      ))}
    </svg>
  );
}

/** Characters said per equal share of the video, relative to the densest share. */
function speechHeights(cues: readonly Cue[], durationMs: number): number[] {
  const said = Array.from({ length: BINS }, () => 0);
  const binOf = (ms: number) =>
    Math.min(BINS - 1, Math.floor((ms / Math.max(1, durationMs)) * BINS));
  for (const { startMs, endMs, text } of cues) {
    const from = binOf(startMs);
    const to = binOf(endMs);
    for (let bin = from; bin <= to; bin++) said[bin]! += text.length / (to - from + 1);
  }
  const most = Math.max(1, ...said);
  return said.map((count) => Math.max(0.04, count / most));
}
