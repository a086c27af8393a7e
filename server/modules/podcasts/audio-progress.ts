import type { AudioEvent } from '#contract/events.ts';
import type { AudioStage } from '#contract/podcasts.ts';
import { createProgress } from '#server/runs/progress.ts';
import { createTimeLeft, type KnownSpeed, type Worked } from '#server/runs/time-left.ts';
import type { AudioRow } from './podcasts.repo.ts';

/** Speaking takes most of the time; mixing takes the rest. */
const SPEAKING_SHARE = 0.75;
/** Default mixing time in seconds per character, until one has been measured: a twentieth of the audio's length. */
const USUAL_MIX = 0.05 / 15;

export interface AudioNow {
  stage: AudioStage;
  progress: number;
  linesDone: number;
  remainingSeconds: number | null;
}

/** The event that viewers get for a row's current state. */
export function toEvent(row: AudioRow): AudioEvent {
  const { status, stage, progress, linesDone, linesTotal, remainingSeconds } = row;
  return { type: 'audio', status, stage, progress, linesDone, linesTotal, remainingSeconds };
}

/** Progress of a recording: lines are spoken, then mixed. */
export interface AudioProgress {
  /** Measured in characters, line by line. */
  speaking(worked: Worked): void;
  mixing(share: number): void;
  close(): Promise<void>;
  /** The measured speed, for the next recording with the same voices. */
  learned(): KnownSpeed;
}

export function createAudioProgress(
  known: KnownSpeed,
  save: (now: AudioNow, isNews: boolean) => Promise<void>,
): AudioProgress {
  const timeLeft = createTimeLeft(known, USUAL_MIX);
  const progress = createProgress(save);
  let linesDone = 0;
  return {
    speaking(worked) {
      const { done, total, pieces } = worked;
      linesDone = pieces;
      const left = timeLeft.working(Date.now(), worked);
      progress.put({
        stage: 'speaking',
        progress: (total === 0 ? 1 : done / total) * SPEAKING_SHARE,
        linesDone,
        remainingSeconds: left === null ? null : Math.ceil(left),
      });
    },
    mixing(share) {
      progress.put({
        stage: 'mixing',
        progress: SPEAKING_SHARE + share * (1 - SPEAKING_SHARE) * 0.99,
        linesDone,
        remainingSeconds: Math.max(1, Math.ceil(timeLeft.finishing(Date.now(), share))),
      });
    },
    close: () => progress.close(),
    learned: () => timeLeft.learned(),
  };
}
