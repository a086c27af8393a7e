import type { BatchStatus, BatchSummary, ItemState } from '#contract/batches.ts';
import { counted } from '#contract/count.ts';
import type { ChannelWatch } from '#contract/watches.ts';
import type { BadgeProps } from '../../ui/badge.tsx';

export const STATUS_WORDS: Record<BatchStatus, string> = {
  running: 'Running',
  paused: 'Paused',
  stopped: 'Stopped',
  done: 'Done',
};

export const STATE_WORDS: Record<ItemState, string> = {
  waiting: 'Waiting',
  reading: 'Reading',
  making: 'Writing',
  done: 'Done',
  failed: 'Failed',
};

export const STATE_TONES: Record<ItemState, NonNullable<BadgeProps['tone']>> = {
  waiting: 'plain',
  reading: 'mark',
  making: 'mark',
  done: 'ok',
  failed: 'proof',
};

export function progressWords({ counts: { all, done } }: BatchSummary): string {
  return `${done.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')}`;
}

/** Said beside the progress, as a video that failed never counts as done. */
export function failedWords({ counts: { failed } }: BatchSummary): string {
  return `${failed.toLocaleString('en-GB')} failed`;
}

/** What happens now, or what has come of it, in a sentence or two. */
export function standingWords({ status, counts, restsUntil }: BatchSummary): string {
  const left = counts.all - counts.done - counts.failed - counts.going;
  if (status === 'running' && restsUntil) {
    const at = new Date(restsUntil).toLocaleTimeString('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
    });
    return `Waiting a moment before the next video. We’ll continue automatically at ${at}. You can close this page.`;
  }
  if (status === 'running') {
    return 'You can close this page. Drafts appear in your Library as they’re done.';
  }
  if (status === 'stopped') {
    return left > 0
      ? `Stopped. ${videos(left)} left. Everything created so far is in your Library.`
      : 'Stopped. Everything created so far is in your Library.';
  }
  if (status === 'done' && counts.failed > 0) {
    return counts.failed === 1
      ? '1 video didn’t work. You can see why below.'
      : `${videos(counts.failed)} didn’t work. You can see why below.`;
  }
  return status === 'done' ? 'All drafts are in your Library.' : '';
}

const videos = (count: number) => counted(count, 'video');

/** "07:20" today, "19 Nov, 07:20" on another day. */
function instantWords(instant: string): string {
  const when = new Date(instant);
  const isToday = when.toDateString() === new Date().toDateString();
  return when.toLocaleString('en-GB', {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** When a channel was looked at, whether anything came of it, and when it is looked at next. */
export function lookWords(watch: ChannelWatch): string {
  const { status, lastLookAt, nextLookAt, batch, problem } = watch;
  if (status === 'paused') return 'Paused. We skip what’s published until you resume.';
  if (lastLookAt === null) return 'The first check starts in a moment.';
  const last = `Checked ${instantWords(lastLookAt)}.`;
  const found = batch || problem ? '' : ' No new videos yet.';
  return `${last}${found}${nextLookAt ? ` Next check ${instantWords(nextLookAt)}.` : ''}`;
}
