import { type ReactNode, type Ref, memo } from 'react';
import type { AudioFile } from '#contract/podcasts.ts';
import { copyPlain } from '../../../lib/clipboard.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { TimeRail } from '../../../ui/rail.tsx';
import { timeCode } from '../../../ui/time-code.ts';
import { Time } from '../../../ui/time.tsx';
import { TriggerButton } from '../../../ui/trigger-button.tsx';
import { soundEntries } from '../export/files.ts';
import { type Playback, SPEEDS } from './use-playback.ts';
import { STUDIO_WORDS } from './words.tsx';

const WORDS = STUDIO_WORDS.player;

interface PlayerProps {
  id: string;
  file: AudioFile;
  playback: Playback;
  now: SpokenNow | null;
  /** The script has changed since: this plays and downloads the older version. */
  isOlder: boolean;
  /** Ref for detecting whether the player is in view. */
  place: Ref<HTMLElement>;
  /** The audio notice, shown below the player. */
  children: ReactNode;
}

/** The line being spoken, its speaker, language and text direction. */
export interface SpokenNow {
  speaker: string;
  text: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

const SKIP_MS = 10_000;

/** The waveform with the current line as a caption, the chapter rail and the controls. */
export function Player(props: PlayerProps) {
  const { id, file, playback, now, isOlder, place, children } = props;
  const { isPlaying, positionMs, speed, fault, toggle, seek, skip, setSpeed } = playback;
  const { durationMs, chapters, waveform } = file;
  const chapterAt = chapters.findLast(({ startMs }) => startMs <= positionMs);
  // A single chapter covering the whole file isn't worth showing.
  const hasChapters = chapters.length > 1;
  const ticks = (hasChapters ? chapters : []).map(({ title, startMs }) => ({
    at: startMs / 1000,
    label: title,
    // Only the playhead shows the position; a highlighted tick would compete with it.
    state: startMs <= positionMs ? ('done' as const) : ('todo' as const),
  }));
  return (
    <section className="player" aria-label={WORDS.label} ref={place}>
      <div className="player-film">
        <Waveform
          peaks={waveform}
          played={durationMs > 0 ? positionMs / durationMs : 0}
          onSeek={(share) => seek(share * durationMs)}
        />
        <p className="player-caption" aria-live="off" lang={now?.lang} dir={now?.dir}>
          {now && (
            <span>
              <b>{now.speaker}</b> {now.text}
            </span>
          )}
        </p>
      </div>
      <TimeRail
        label={WORDS.rail}
        ticks={ticks.length > 0 ? ticks : [{ at: 0, label: WORDS.start }]}
        durationSeconds={durationMs / 1000}
        positionSeconds={positionMs / 1000}
        onSeek={(seconds) => seek(seconds * 1000)}
      />
      <div className="player-keys">
        <IconButton icon="undo" label={WORDS.back} onPress={() => skip(-SKIP_MS)} />
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? WORDS.pause : WORDS.play}
          tone="go"
          onPress={toggle}
        />
        <IconButton icon="redo" label={WORDS.forward} onPress={() => skip(SKIP_MS)} />
        <span className="player-time">
          <Time seconds={positionMs / 1000} isStrong /> / <Time seconds={durationMs / 1000} />
        </span>
        <label className="player-speed">
          <span className="visually-hidden">{WORDS.speed}</span>
          <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <Menu
          label={WORDS.files}
          trigger={
            <TriggerButton isSmall tone="quiet" icon="download">
              {WORDS.files}
            </TriggerButton>
          }
          groups={[
            {
              ...(isOlder && { title: WORDS.old }),
              entries: soundEntries(id),
            },
            {
              entries: [
                {
                  id: 'notes',
                  label: WORDS.notes,
                  icon: 'copy' as const,
                  hint: WORDS.notesHint,
                  onAct: () => void copyPlain(file.notes, WORDS.notesCopied),
                },
              ],
            },
          ]}
        />
        {hasChapters && (
          <label className="player-chapter">
            <span className="visually-hidden">{WORDS.chapter}</span>
            <select
              value={chapterAt?.startMs ?? 0}
              onChange={(event) => seek(Number(event.target.value))}
            >
              {chapters.map(({ title, startMs }) => (
                <option key={startMs} value={startMs}>
                  {timeCode(startMs / 1000)} {title}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {fault !== null && (
        <p className="player-fault" role="alert">
          {fault}
        </p>
      )}
      {children}
    </section>
  );
}

interface WaveformProps {
  peaks: readonly number[];
  /** From 0 to 1. */
  played: number;
  /** Called with the clicked position, 0 to 1. Keyboard users have the rail below. */
  onSeek: (share: number) => void;
}

const HEIGHT = 100;
const LEAST = 3;
/** Normalised speech has little variation in level, so exaggerate it. */
const CONTRAST = 1.8;

/** The waveform; the played part is yellow. */
function Waveform({ peaks, played, onSeek }: WaveformProps) {
  const { length } = peaks;
  const edge = Math.min(1, Math.max(0, played)) * length;
  return (
    <svg
      className="wave"
      viewBox={`0 0 ${Math.max(1, length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        if (event.button === 0 && width > 0) onSeek((event.clientX - left) / width);
      }}
    >
      <clipPath id="wave-heard">
        <rect x={0} y={0} width={edge} height={HEIGHT} />
      </clipPath>
      <Bars peaks={peaks} className="wave-all" />
      <g clipPath="url(#wave-heard)">
        <Bars peaks={peaks} className="wave-heard" />
      </g>
    </svg>
  );
}

const Bars = memo(function Bars({
  peaks,
  className,
}: {
  peaks: readonly number[];
  className: string;
}) {
  const loudest = Math.max(1, ...peaks);
  const shape = peaks
    .map((peak, at) => {
      const size = Math.max(LEAST, HEIGHT * (peak / loudest) ** CONTRAST);
      return `M${at + 0.15} ${(HEIGHT - size) / 2}h0.7v${size}h-0.7z`;
    })
    .join('');
  return <path className={className} d={shape} />;
});
