import { useEffect, useRef } from 'react';
import type { AudioFile, AudioState, SpeakEstimate, VoiceList } from '#contract/podcasts.ts';
import { timeLeftWords } from '#contract/time-left.ts';
import { PAGES } from '../../../lib/paths.ts';
import { VoicesNeeded } from '../../../lib/voices-needed.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { levelWords } from './level-words.ts';
import { amountWords, costWords, countLines, exactPrice } from './speak-words.ts';
import { isOver, onlyPaidWords } from './voice-fault-words.ts';
import { VoiceFault } from './voice-fault.tsx';
import { STUDIO_WORDS } from './words.tsx';

interface AudioNoticeProps {
  state: AudioState | undefined;
  /** Why the state of the audio couldn't be loaded. */
  unknown: string | null;
  onAsk: () => void;
  voices: VoiceList | undefined;
  /** The cost of speaking the script now; `undefined` until known. */
  estimate: SpeakEstimate | undefined;
  /** The estimate is outdated and a new one is loading. */
  isReckoning: boolean;
  hasLines: boolean;
  isBusy: boolean;
  /** Speaking was started from this page. */
  isOwn: boolean;
  /** What differs from the existing file; `null` if nothing. */
  changed: string | null;
  onSpeak: () => void;
  onStop: () => void;
}

const { safe: SAFE, notice: WORDS, going: GOING } = STUDIO_WORDS;

/** The state of the audio, what is saved, what it would cost, and the next step. */
export function AudioNotice(props: AudioNoticeProps) {
  const { state, unknown, voices, isReckoning, hasLines, isBusy, isOwn, changed } = props;
  const estimate = isReckoning ? undefined : props.estimate;
  const { onSpeak, onStop, onAsk } = props;
  if (!state) {
    return unknown === null ? (
      <div className="studio-notice" role="status">
        <p>{WORDS.loading}</p>
      </div>
    ) : (
      <div className="studio-notice" data-tone="failed" role="alert">
        <p>
          {unknown} {SAFE}
        </p>
        <Button isSmall icon="retry" onPress={onAsk}>
          {WORDS.retry}
        </Button>
      </div>
    );
  }
  const { status, linesDone, linesTotal, error, file } = state;
  if (status === 'queued' || status === 'running') {
    return <Going state={state} voices={voices} isOwn={isOwn} onStop={onStop} />;
  }
  const isMute = voices !== undefined && voices.voices.length === 0;
  const cost = estimate && !isMute && (
    <small>
      {costWords(estimate)} {estimate.paidTo.length > 0 && onlyPaidWords(voices)}
    </small>
  );
  const rest = (label: string) =>
    isMute ? null : (
      <Button isSmall tone="go" icon="mic" isPending={isBusy} onPress={onSpeak}>
        {label}
      </Button>
    );
  if (status === 'failed' && !isOver(error, estimate)) {
    return (
      <div className="studio-notice" data-tone="failed" role="alert">
        <div>
          <p>
            {error ? <VoiceFault error={error} voices={voices} secondsLeft={null} /> : WORDS.failed}
          </p>
          {isMute ? <VoicesNeeded list={voices} safe={SAFE} /> : cost}
        </div>
        {rest(linesDone > 0 && linesDone < linesTotal ? WORDS.continue : WORDS.retry)}
      </div>
    );
  }
  if (status === 'stopped') {
    // All lines were spoken and it was stopped during mixing.
    const isSpoken = estimate?.lineIds.length === 0;
    return (
      <div className="studio-notice">
        <div>
          <p>
            {isSpoken ? WORDS.stoppedMixing : stoppedWords(state, estimate)}
            {file && ` ${WORDS.previous}`}
          </p>
          {isMute ? <VoicesNeeded list={voices} safe={SAFE} /> : cost}
        </div>
        {rest(isSpoken ? WORDS.mix : WORDS.continue)}
      </div>
    );
  }
  // If the recording is up to date, no voice is needed.
  if (isMute && (!file || changed !== null)) {
    return (
      <div className="studio-notice">
        <div>
          {file && changed !== null && <p>{WORDS.oldBecause(changed)}</p>}
          <VoicesNeeded list={voices} safe={SAFE} />
        </div>
      </div>
    );
  }
  if (!file) {
    if (!hasLines) {
      return (
        <div className="studio-notice">
          <p>{WORDS.empty}</p>
        </div>
      );
    }
    return (
      <div className="studio-notice">
        <div>
          <p>
            {WORDS.none}
            {estimate && ` ${WORDS.toRecord(amountWords(estimate))}`}
          </p>
          {cost}
        </div>
        <Button tone="go" icon="mic" isPending={isBusy} onPress={onSpeak}>
          {WORDS.generate}
        </Button>
      </div>
    );
  }
  if (changed !== null) {
    const what =
      estimate && estimate.lineIds.length > 0
        ? WORDS.changedToRecord(changed, amountWords(estimate))
        : changed;
    return (
      <div className="studio-notice">
        <div>
          <p>{WORDS.old}</p>
          <small>
            {what} {estimate ? costWords(estimate) : WORDS.reckoning}
          </small>
        </div>
        {rest(WORDS.update)}
      </div>
    );
  }
  return <Finished file={file} costCents={state.costCents} />;
}

/** The recording and its cost. Shown whether or not there is anything to do, so that the layout below doesn't move. */
function Finished({ file, costCents }: { file: AudioFile; costCents: number }) {
  const megabytes = (file.bytes / 1e6).toFixed(1);
  const loudness = levelWords(file.loudnessLufs, file.truePeakDbtp);
  return (
    <div className="studio-notice">
      <div>
        <p>{WORDS.matches}</p>
        <small>
          {costCents === 0
            ? WORDS.free(megabytes, loudness)
            : WORDS.paid(megabytes, loudness, exactPrice(costCents), (text) => (
                <Link href={`${PAGES.settings}#spending`}>{text}</Link>
              ))}
        </small>
      </div>
    </div>
  );
}

interface GoingProps {
  state: AudioState;
  voices: VoiceList | undefined;
  isOwn: boolean;
  onStop: () => void;
}

function Going({ state, voices, isOwn, onStop }: GoingProps) {
  const { status, stage, progress, linesDone, linesTotal, remainingSeconds, error } = state;
  const stop = useRef<HTMLButtonElement>(null);
  // The pressed button is gone. Move focus here, so that keyboard users don't start again at the top of the page.
  useEffect(() => {
    if (isOwn && document.activeElement === document.body) {
      stop.current?.focus({ preventScroll: true });
    }
  }, [isOwn]);
  const doing = stage === 'mixing' ? GOING.mixing : GOING.recording;
  const isWaiting = status === 'queued';
  const waiting = error ? GOING.retrying : GOING.queued;
  const lines =
    isWaiting && linesDone === 0 ? countLines(linesTotal) : GOING.lines(linesDone, linesTotal);
  const figure =
    isWaiting || remainingSeconds === null
      ? lines
      : GOING.withTime(lines, timeLeftWords(remainingSeconds));
  return (
    <div className="studio-notice" role="status">
      <div>
        <Progress
          label={isWaiting ? waiting : doing}
          figure={figure}
          {...(!isWaiting && { value: progress })}
        />
        {isWaiting && error && (
          <small>
            <VoiceFault error={error} voices={voices} secondsLeft={remainingSeconds} />
          </small>
        )}
      </div>
      <Button isSmall icon="stop" ref={stop} onPress={onStop}>
        {GOING.stop}
      </Button>
    </div>
  );
}

/** Counts what a new run could reuse, since the stopped run may have used other voices. */
function stoppedWords({ linesDone, linesTotal }: AudioState, estimate?: SpeakEstimate): string {
  const total = estimate?.linesTotal ?? linesTotal;
  const kept = estimate ? total - estimate.lineIds.length : linesDone;
  return estimate
    ? WORDS.stoppedLeft(kept, total, amountWords(estimate))
    : WORDS.stopped(kept, total);
}
