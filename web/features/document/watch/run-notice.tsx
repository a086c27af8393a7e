import type { RunView } from '#contract/run-view.ts';
import { PAGES } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';

export interface RunNoticeProps {
  view: RunView;
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
export function RunNotice({ view, onRetry, isRetrying, onBuiltIn, isStarting }: RunNoticeProps) {
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
            ? (view.error?.message ?? 'It cost nothing. Start it again with Retry.')
            : hasText
              ? 'What was written is kept. Retry goes on from here.'
              : 'Nothing was written yet. Retry starts it.'}
        </p>
      </div>
      <div className="run-notice-ways">
        {IN_SETTINGS.test(code) && (
          <ButtonLink icon="settings" href={`${PAGES.settings}#keys`}>
            Open Settings
          </ButtonLink>
        )}
        {code === 'plan_needed' && (
          <ButtonLink icon="crown" href={PAGES.upgrade}>
            See the plans
          </ButtonLink>
        )}
        {isFailed && onBuiltIn && (
          <Button isPending={isStarting} pendingText="Starting…" onPress={onBuiltIn}>
            Write with the built-in engine
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
