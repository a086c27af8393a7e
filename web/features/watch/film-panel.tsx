import { useMemo } from 'react';
import { writingOf } from '#contract/catalog/languages.ts';
import type { Cue, Transcript } from '#contract/videos.ts';
import { TimeRail } from '../../ui/rail.tsx';
import { captionAt } from './transcript.ts';

export interface FilmPanelProps {
  transcript: Transcript;
  atMs: number;
  onSeek: (atMs: number) => void;
}

/** The line that is said at the chosen moment, under the frame it was said in. */
export function FilmPanel({ transcript, atMs, onSeek }: FilmPanelProps) {
  const { tag, direction } = writingOf(transcript);
  const { title, channel, durationMs } = transcript.video;
  return (
    <section className="watch-film" aria-label="The video">
      <div className="film" lang={tag} dir={direction}>
        <p className="watch-film-name">
          <span>{title}</span>
          <span>{channel}</span>
        </p>
        <Speech cues={transcript.cues} durationMs={durationMs} atMs={atMs} />
        <p className="film-caption">
          <span className="caption">{captionAt(transcript, atMs)}</span>
        </p>
      </div>
      <TimeRail
        label="The video"
        isOnFilm
        durationSeconds={Math.floor(durationMs / 1000)}
        positionSeconds={Math.floor(atMs / 1000)}
        onSeek={(seconds) => onSeek(seconds * 1000)}
        ticks={[]}
      />
    </section>
  );
}

const BINS = 72;

/** How densely is spoken from start to end, and how far the reader has come. */
function Speech({
  cues,
  durationMs,
  atMs,
}: {
  cues: readonly Cue[];
  durationMs: number;
  atMs: number;
}) {
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
  for (const { startMs, endMs, text } of cues) {
    const from = Math.min(BINS - 1, Math.floor((startMs / durationMs) * BINS));
    const to = Math.min(BINS - 1, Math.floor((endMs / durationMs) * BINS));
    for (let bin = from; bin <= to; bin++) said[bin]! += text.length / (to - from + 1);
  }
  const most = Math.max(1, ...said);
  return said.map((count) => Math.max(0.04, count / most));
}
