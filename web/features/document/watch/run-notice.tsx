import { counted } from '#contract/count.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Engine } from '#contract/generations.ts';
import type { RunView } from '#contract/run-view.ts';
import { price } from '../../../lib/money.ts';
import { PAGES } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';

export interface RunNoticeProps {
  view: RunView;
  engine: Engine;
  onRetry: () => void;
  isRetrying: boolean;
  /** Writes the same without a model; `null` where that cannot be done. */
  onBuiltIn: (() => void) | null;
  isStarting: boolean;
}

/** What is mended in Settings: a key, its credit, a cap. */
const IN_SETTINGS =
  /^(key_|no_credit|no_model_access|not_served_here|spending_cap|house_|too_long_for_house)/;

/** Over the text of a run that did not come to its end: what happened, what is safe, what to do. */
export function RunNotice({
  view,
  engine,
  onRetry,
  isRetrying,
  onBuiltIn,
  isStarting,
}: RunNoticeProps) {
  if (view.status !== 'failed' && view.status !== 'stopped') return null;
  const isFailed = view.status === 'failed';
  const hasText = (view.document?.sections.length ?? 0) > 0;
  const code = isFailed ? (view.error?.code ?? '') : '';
  return (
    <div className="run-notice" data-tone={isFailed ? 'proof' : 'plain'} role="status">
      <div>
        <p className="run-notice-title">{isFailed ? 'This run failed' : 'You stopped this run'}</p>
        <p>
          {isFailed
            ? (view.error?.message ??
              'A failed run uses none of your words. Your provider may still bill you for what it had already sent. Retry to start again.')
            : hasText
              ? 'What was written so far is saved. Retry to continue from here.'
              : 'Nothing was written yet. Retry to start.'}
        </p>
        <Bill view={view} engine={engine} />
      </div>
      <div className="run-notice-ways">
        {IN_SETTINGS.test(code) && (
          <ButtonLink icon="settings" href={`${PAGES.settings}#keys`}>
            Open Settings
          </ButtonLink>
        )}
        {code === 'plan_needed' && (
          <ButtonLink icon="crown" href={PAGES.upgrade}>
            See plans
          </ButtonLink>
        )}
        {isFailed && onBuiltIn && (
          <Button isPending={isStarting} pendingText="Starting…" onPress={onBuiltIn}>
            Create Highlights instead
          </Button>
        )}
        <Button
          tone="go"
          icon="retry"
          isPending={isRetrying}
          pendingText="Starting…"
          onPress={onRetry}
        >
          Retry
        </Button>
      </div>
    </div>
  );
}

/** What a run that came to nothing has cost whoever pays for it with a key of their own. */
function Bill({ view: { status, usage }, engine }: Pick<RunNoticeProps, 'view' | 'engine'>) {
  const isOwn = engine.kind === 'model' && engine.key === 'own';
  if (!isOwn || !usage || usage.costCents === 0) return null;
  return (
    <p>
      {status === 'failed' && 'A failed run uses none of your words. '}
      {usage.estimated
        ? `Your provider may bill about ${price(usage.costCents)} for what it had already sent.`
        : `Your provider bills ${price(usage.costCents)} for what it had already sent.`}
    </p>
  );
}

/** What happened, of what is tried again by itself. Anything else is a fault on our side. */
const CAUSES: Partial<Record<ErrorCode, string>> = {
  rate_limited_by_provider: 'The AI provider asked us to slow down.',
  provider_overloaded: 'The AI provider is overloaded right now.',
  provider_unreachable: 'We couldn’t reach the AI provider.',
  cut_off: 'The model stopped mid-answer.',
  stalled: 'The model stopped responding.',
  malformed_answer: 'We couldn’t read the model’s answer.',
};

export interface RetryNoticeProps {
  retrying: NonNullable<RunView['retrying']>;
  hasText: boolean;
}

/** Over the text of a run that waits to ask again: which attempt it will be, and that nothing is lost. */
export function RetryNotice({ retrying, hasText }: RetryNoticeProps) {
  const { code, attempt, of, waitSeconds } = retrying;
  const pause = waitSeconds > 1 ? `in ${duration(waitSeconds)}` : 'in a moment';
  return (
    <div className="run-notice" data-tone="wait" role="status">
      <div>
        <p className="run-notice-title">
          We’ll try again {pause} (attempt {attempt} of {of})
        </p>
        <p>
          {CAUSES[code] ?? 'Part of our service didn’t respond.'}{' '}
          {hasText
            ? 'Finished sections are saved, so you won’t pay for them again.'
            : 'You don’t need to do anything.'}{' '}
          You can close this page.
        </p>
      </div>
    </div>
  );
}

/** Over the text whose shelf is gone: what can still be done with it, and where to go on. */
export function GoneNotice({ words }: { words: string }) {
  return (
    <div className="run-notice" role="status">
      <div>
        <p className="run-notice-title">The shelf is no longer available</p>
        <p>{words}</p>
      </div>
      <div className="run-notice-ways">
        <ButtonLink href={PAGES.ask}>Choose another source</ButtonLink>
      </div>
    </div>
  );
}

function duration(seconds: number): string {
  return seconds < 90
    ? counted(seconds, 'second', 'seconds')
    : counted(Math.round(seconds / 60), 'minute', 'minutes');
}
