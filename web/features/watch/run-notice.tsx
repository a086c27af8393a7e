import type { RunView } from '#contract/run-view.ts';
import { Button } from '../../ui/button.tsx';

export interface RunNoticeProps {
  view: RunView;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Over the text of a run that did not come to its end: what happened, what is safe, what to do. */
export function RunNotice({ view, onRetry, isRetrying }: RunNoticeProps) {
  if (view.status !== 'failed' && view.status !== 'stopped') return null;
  const isFailed = view.status === 'failed';
  const hasText = (view.document?.sections.length ?? 0) > 0;
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
  );
}
