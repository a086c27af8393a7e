import { useQuery } from '@tanstack/react-query';
import type { ErrorCode } from '#contract/errors.ts';
import type { AnswersBehind, Engine } from '#contract/generations.ts';
import type { RunView } from '#contract/run-view.ts';
import { price } from '../../../lib/money.ts';
import { PAGES } from '../../../lib/paths.ts';
import { answersPath, questionQuery } from '../../../lib/questions.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { WATCH_WORDS } from './words.tsx';

const WORDS = WATCH_WORDS.run;

export interface RunNoticeProps {
  view: RunView;
  engine: Engine;
  onRetry: () => void;
  isRetrying: boolean;
  /** Repeats the run without a model; `null` if that isn't possible. */
  onBuiltIn: (() => void) | null;
  isStarting: boolean;
}

/** Failures the user can fix in Settings: a key, its credit, a cap. */
const IN_SETTINGS =
  /^(key_|no_credit|no_model_access|not_served_here|spending_cap|house_|too_long_for_house)/;

/** Shown above a run that didn't finish: what happened, what is saved, what to do. */
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
        <p className="run-notice-title">{isFailed ? WORDS.failed : WORDS.stopped}</p>
        <p>
          {isFailed
            ? (view.error?.message ?? WORDS.failedText)
            : hasText
              ? WORDS.stoppedText
              : WORDS.stoppedEmpty}
        </p>
        <Bill view={view} engine={engine} />
      </div>
      <div className="run-notice-ways">
        {IN_SETTINGS.test(code) && (
          <ButtonLink icon="settings" href={`${PAGES.settings}#keys`}>
            {WORDS.settings}
          </ButtonLink>
        )}
        {code === 'plan_needed' && (
          <ButtonLink icon="crown" href={PAGES.upgrade}>
            {WORDS.plans}
          </ButtonLink>
        )}
        {isFailed && onBuiltIn && (
          <Button isPending={isStarting} pendingText={WORDS.starting} onPress={onBuiltIn}>
            {WORDS.builtIn}
          </Button>
        )}
        <Button
          tone="go"
          icon="retry"
          isPending={isRetrying}
          pendingText={WORDS.starting}
          onPress={onRetry}
        >
          {WORDS.retry}
        </Button>
      </div>
    </div>
  );
}

/** What a failed run has cost a user who pays with their own key. */
function Bill({ view: { status, usage }, engine }: Pick<RunNoticeProps, 'view' | 'engine'>) {
  const isOwn = engine.kind === 'model' && engine.key === 'own';
  if (!isOwn || !usage || usage.costCents === 0) return null;
  return (
    <p>
      {status === 'failed' && `${WORDS.usesNoWords} `}
      {usage.estimated
        ? WORDS.mayBill(price(usage.costCents))
        : WORDS.bills(price(usage.costCents))}
    </p>
  );
}

/** Causes of automatic retries. All other errors count as our fault. */
const CAUSES: Partial<Record<ErrorCode, string>> = WATCH_WORDS.again.causes;

export interface RetryNoticeProps {
  retrying: NonNullable<RunView['retrying']>;
  hasText: boolean;
}

/** Shown above a run waiting to retry: the attempt number, and that nothing is lost. */
export function RetryNotice({ retrying, hasText }: RetryNoticeProps) {
  const { code, attempt, of, waitSeconds } = retrying;
  const { soon, later, otherCause, kept, nothingToDo, canClose } = WATCH_WORDS.again;
  return (
    <div className="run-notice" data-tone="wait" role="status">
      <div>
        <p className="run-notice-title">
          {waitSeconds > 1 ? later(waitSeconds, attempt, of) : soon(attempt, of)}
        </p>
        <p>
          {CAUSES[code] ?? otherCause} {hasText ? kept : nothingToDo} {canClose}
        </p>
      </div>
    </div>
  );
}

/** Shown above a draft whose shelf is gone: what still works, and where to continue. */
export function GoneNotice({ words }: { words: string }) {
  return (
    <div className="run-notice" role="status">
      <div>
        <p className="run-notice-title">{WATCH_WORDS.gone.title}</p>
        <p>{words}</p>
      </div>
      <div className="run-notice-ways">
        <ButtonLink href={PAGES.ask}>{WATCH_WORDS.gone.action}</ButtonLink>
      </div>
    </div>
  );
}

/** Shown above a draft that was started from answers: the way back to them, as long as they are there. */
export function AnswersNotice({ answers }: { answers: AnswersBehind }) {
  const { isError } = useQuery({ ...questionQuery(answers.questionId), retry: false });
  if (isError) return null;
  return (
    <section className="run-notice" data-tone="line" aria-label={WATCH_WORDS.answers.title}>
      <div>
        <p>{WATCH_WORDS.answers.text}</p>
      </div>
      <div className="run-notice-ways">
        <ButtonLink isSmall icon="chevron-back" href={answersPath(answers)}>
          {WATCH_WORDS.answers.back}
        </ButtonLink>
      </div>
    </section>
  );
}
