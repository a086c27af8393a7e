import type { AudioState } from '#contract/podcasts.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';

interface AudioNoticeProps {
  state: AudioState | undefined;
  /** Why nobody knows how the audio stands. */
  unknown: string | null;
  onAsk: () => void;
  /** Whether anything can speak this language here. */
  canSpeak: boolean;
  isBusy: boolean;
  isChanged: boolean;
  onSpeak: () => void;
  onStop: () => void;
}

/** What the audio is doing, what is safe, and the one thing to do next. */
export function AudioNotice(props: AudioNoticeProps) {
  const { state, unknown, canSpeak, isBusy, isChanged, onSpeak, onStop, onAsk } = props;
  if (!state) {
    return unknown === null ? (
      <div className="studio-notice" role="status">
        <p>Looking for the audio…</p>
      </div>
    ) : (
      <div className="studio-notice" data-tone="failed" role="alert">
        <p>{unknown} The script is safe.</p>
        <Button isSmall icon="retry" onPress={onAsk}>
          Try again
        </Button>
      </div>
    );
  }
  const { status, stage, progress, linesDone, linesTotal, remainingSeconds, error, file } = state;
  if (status === 'queued' || status === 'running') {
    const doing = stage === 'mixing' ? 'Mixing and levelling' : 'Speaking';
    const isWaiting = status === 'queued';
    // A new one has not been begun: what is done by now was done before something went wrong.
    const waiting = linesDone > 0 ? 'Something went wrong; trying again' : 'Waiting for its turn';
    const left =
      isWaiting || remainingSeconds === null ? '' : ` · about ${inWords(remainingSeconds)} left`;
    const lines =
      isWaiting && linesDone === 0 ? `${linesTotal} lines` : `${linesDone} of ${linesTotal} lines`;
    return (
      <div className="studio-notice" role="status">
        <Progress
          label={isWaiting ? waiting : doing}
          figure={lines + left}
          {...(!isWaiting && { value: progress })}
        />
        <Button isSmall icon="stop" onPress={onStop}>
          Stop
        </Button>
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <div className="studio-notice" data-tone="failed" role="alert">
        <p>{error?.message ?? 'The audio could not be made. What was spoken is kept.'}</p>
        <Button isSmall tone="go" icon="retry" isPending={isBusy} onPress={onSpeak}>
          {linesDone < linesTotal ? 'Speak the rest' : 'Try again'}
        </Button>
      </div>
    );
  }
  if (status === 'stopped') {
    return (
      <div className="studio-notice">
        <p>
          Stopped. {linesDone} of {linesTotal} lines are spoken and kept.
        </p>
        <Button isSmall tone="go" icon="mic" isPending={isBusy} onPress={onSpeak}>
          Speak the rest
        </Button>
      </div>
    );
  }
  if (!canSpeak) {
    return (
      <div className="studio-notice">
        <p>
          No voice here speaks this language yet. The script is safe. Add a provider’s key in
          Settings, or ask the operator for the built-in voices.
        </p>
      </div>
    );
  }
  if (!file) {
    return (
      <div className="studio-notice">
        <p>
          Not spoken yet. Choose the voices, then make the audio; you can change any line after.
        </p>
        <Button tone="go" icon="mic" isPending={isBusy} onPress={onSpeak}>
          Make the audio
        </Button>
      </div>
    );
  }
  if (isChanged) {
    return (
      <div className="studio-notice">
        <p>The script has changed since. Only what changed is spoken again.</p>
        <Button isSmall tone="go" icon="mic" isPending={isBusy} onPress={onSpeak}>
          Update the audio
        </Button>
      </div>
    );
  }
  return null;
}

function inWords(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  return `${Math.round(seconds / 60)} min`;
}
