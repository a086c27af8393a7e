import type { ErrorCode } from '#contract/errors.ts';
import type { RunView } from '#contract/run-view.ts';

/** What happened, of what is tried again by itself. Anything else is a fault on our side. */
const CAUSES: Partial<Record<ErrorCode, string>> = {
  rate_limited_by_provider: 'The model’s provider asks to slow down.',
  provider_overloaded: 'The model’s provider is overloaded at the moment.',
  provider_unreachable: 'The model’s provider could not be reached.',
  cut_off: 'The model broke off in the middle of its answer.',
  stalled: 'The model stopped answering.',
  malformed_answer: 'The model’s answer could not be read.',
};

export interface RetryNoticeProps {
  retrying: NonNullable<RunView['retrying']>;
  hasText: boolean;
}

/** Over the text of a run that waits to ask again: which attempt it will be, and that nothing is lost. */
export function RetryNotice({ retrying, hasText }: RetryNoticeProps) {
  const { code, attempt, of, waitSeconds } = retrying;
  const pause = waitSeconds > 1 ? `after a pause of ${duration(waitSeconds)}` : 'in a moment';
  return (
    <div className="run-notice" data-tone="wait" role="status">
      <div>
        <p className="run-notice-title">
          Attempt {attempt} of {of} follows {pause}
        </p>
        <p>
          {CAUSES[code] ?? 'A part of this service did not answer.'}{' '}
          {hasText
            ? 'Nothing is lost: finished sections are kept and are not asked for again.'
            : 'Nothing is lost, and you need do nothing.'}{' '}
          You can close this page.
        </p>
      </div>
    </div>
  );
}

function duration(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
}
