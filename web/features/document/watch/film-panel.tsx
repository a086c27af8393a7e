import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { writingOf } from '#contract/catalog/languages.ts';
import type { Cue, Transcript } from '#contract/videos.ts';
import { appConfigQuery } from '../../../lib/public-config.ts';
import { Icon } from '../../../ui/icons.tsx';
import { TimeRail } from '../../../ui/rail.tsx';
import { embedAddress, useEmbed } from './embed.ts';
import type { Moment } from './use-moment.ts';
import { captionAt } from './transcript.ts';

export interface FilmPanelProps {
  transcript: Transcript;
  moment: Moment;
  onSeek: (atMs: number) => void;
  onPlaying: (atMs: number) => void;
}

/** The line that is said at the chosen moment, under the frame it was said in; the video itself once it is asked for. */
export function FilmPanel({ transcript, moment, onSeek, onPlaying }: FilmPanelProps) {
  const { video } = transcript;
  const { atMs } = moment;
  const base = useQuery(appConfigQuery).data?.embedUrl;
  const [isPlaying, setPlaying] = useState(false);
  const canPlay = video.platformId !== null && base !== undefined;
  return (
    <section className="watch-film" aria-label="Source">
      {isPlaying && canPlay && video.platformId !== null ? (
        <Player
          base={base}
          platformId={video.platformId}
          title={video.title}
          moment={moment}
          onPlaying={onPlaying}
          onGiveUp={() => setPlaying(false)}
        />
      ) : (
        <Still
          transcript={transcript}
          atMs={atMs}
          onPlay={canPlay ? () => setPlaying(true) : null}
        />
      )}
      {video.transcript.timed && (
        <TimeRail
          label="Source"
          durationSeconds={Math.floor(video.durationMs / 1000)}
          positionSeconds={Math.floor(atMs / 1000)}
          onSeek={(seconds) => onSeek(seconds * 1000)}
          ticks={[]}
        />
      )}
    </section>
  );
}

interface StillProps {
  transcript: Transcript;
  atMs: number;
  /** `null` where there is nothing to play: a text, or a video of our own. */
  onPlay: (() => void) | null;
}

function Still({ transcript, atMs, onPlay }: StillProps) {
  const { tag, direction } = writingOf(transcript);
  const { kind, title, channel, durationMs, thumbnail } = transcript.video;
  return (
    <div className="film" lang={tag} dir={direction}>
      {thumbnail && <img className="watch-still" src={thumbnail} alt="" />}
      <p className="watch-film-name">
        <span title={title}>{title}</span>
        <span>
          {channel}
          {kind === 'sample' && <span lang="en"> · no sound</span>}
        </span>
      </p>
      {!thumbnail && transcript.video.transcript.timed && (
        <Speech
          cues={transcript.cues}
          durationMs={durationMs || (transcript.cues.at(-1)?.endMs ?? 0)}
          atMs={atMs}
        />
      )}
      {onPlay && (
        <button type="button" className="watch-play" aria-label="Play video here" onClick={onPlay}>
          <Icon name="play" />
        </button>
      )}
      <p className="film-caption">
        <span className="caption">{captionAt(transcript, atMs)}</span>
      </p>
    </div>
  );
}

interface PlayerProps {
  base: string;
  platformId: string;
  title: string;
  moment: Moment;
  onPlaying: (atMs: number) => void;
  onGiveUp: () => void;
}

/** The platform's privacy-friendly player, in a frame, driven by messages. */
function Player({ base, platformId, title, moment, onPlaying, onGiveUp }: PlayerProps) {
  // The address stays as it was when the player came; later moments are sent to it.
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
        title={`Video: ${title}`}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {(isRefused || isSilent) && (
        <div className="embed-refused" role="alert">
          <p>
            {isRefused
              ? 'The owner doesn’t allow this video to play on other sites.'
              : 'The player isn’t responding.'}{' '}
            The timeline and the transcript still work.
          </p>
          <button type="button" className="link alone" onClick={onGiveUp}>
            Close player
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

/** How densely is spoken from start to end, and how far the reader has come. */
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

/** Characters said in each equal share of the video, as a part of the most said in any. */
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
