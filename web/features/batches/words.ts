import type { BatchStatus, BatchSummary, ItemState } from '#contract/batches.ts';
import { counted, figure } from '#contract/count.ts';
import type { ChannelWatch } from '#contract/watches.ts';
import type { BadgeProps } from '../../ui/badge.tsx';

/** Every text of batches and watched channels, beside the sentences that depend on how one of them stands. */
export const BATCH_WORDS = {
  title: 'Batch',
  batches: 'Batches',
  library: 'Library',
  retry: 'Try again',
  status: {
    running: 'Running',
    paused: 'Paused',
    stopped: 'Stopped',
    done: 'Done',
  } satisfies Record<BatchStatus, string>,
  state: {
    waiting: 'Waiting',
    reading: 'Reading',
    making: 'Writing',
    done: 'Done',
    failed: 'Failed',
  } satisfies Record<ItemState, string>,
  spent: (amount: string) => `${amount} spent`,
  limit: (amount: string) => `limit ${amount}`,

  page: {
    loading: 'Loading the batch',
    missing: 'Batch not found',
    missingTitle: 'It may have been deleted',
    missingText: 'Drafts from a deleted batch stay in your Library.',
    openLibrary: 'Open Library',
    watched: 'Watched channel',
    done: 'Videos done',
    stop: 'Stop',
    stopping: 'Stopping…',
    starting: 'Starting…',
    retryFailed: 'Retry failed',
    continue: 'Continue',
    delete: 'Delete',
    deleteTitle: (title: string) => `Delete “${title}”?`,
    deleteNote: 'This deletes the list. Its drafts and sources stay in your Library.',
    newLimit: 'New limit ($)',
    tooLow: 'Enter an amount above the current limit.',
    setLimit: 'Set a limit',
    startOther: 'Start something else',
  },

  video: {
    retry: 'Retry',
    retryOne: (title: string) => `Retry “${title}”`,
    addTranscript: 'Add a transcript',
  },

  watches: {
    title: 'Watched channels',
    lede: 'New videos on these channels become drafts in your Library. We don’t publish anything.',
    needsLook: 'Needs attention',
    loading: 'Loading your channels',
    emptyTitle: 'No channels yet',
    empty:
      'Paste a channel’s link and choose what to create. We check for new videos and turn them into drafts.',
    add: 'Add a channel',
    paused: 'Paused',
    waiting: 'Waiting',
    watching: 'Watching',
    pause: 'Pause',
    pauseOne: (title: string) => `Pause “${title}”`,
    resume: 'Resume',
    resumeOne: (title: string) => `Resume “${title}”`,
    edit: 'Edit',
    editOne: (title: string) => `Edit “${title}”`,
    stop: 'Stop watching',
    stopOne: (title: string) => `Stop watching “${title}”`,
    stopTitle: (title: string) => `Stop watching “${title}”?`,
    stopNote: 'New videos won’t become drafts anymore. Existing drafts stay in your Library.',
  },

  form: {
    channel: 'Channel link',
    noChannel:
      'That’s not a link to a YouTube channel. Open the channel on YouTube and copy its address.',
    create: 'Create',
    alsoCreate: 'Also create',
    noFormat: 'Choose at least one format.',
    inStyle: (name: string) => `Written in your style “${name}”.`,
    language: 'Write in',
    eachLanguage: 'The language of each video',
    shorts: 'Include Shorts',
    cap: 'Monthly spending limit ($)',
    capHint:
      'Applies to drafts that use your API key. If you leave it blank, we’ll only create drafts that cost nothing.',
    noAmount: 'Enter an amount in dollars.',
    watch: 'Watch this channel',
    save: 'Save',
    saving: 'Saving…',
  },
} as const;

export const STATE_TONES: Record<ItemState, NonNullable<BadgeProps['tone']>> = {
  waiting: 'plain',
  reading: 'mark',
  making: 'mark',
  done: 'ok',
  failed: 'proof',
};

export function progressWords({ counts: { all, done } }: BatchSummary): string {
  return `${figure(done)} of ${figure(all)}`;
}

export function doneWords({ counts: { all, done } }: BatchSummary): string {
  return `${figure(done)} of ${figure(all)} done`;
}

/** Said beside the progress, as a video that failed never counts as done. */
export function failedWords({ counts: { failed } }: BatchSummary): string {
  return `${figure(failed)} failed`;
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
      ? `Stopped. ${counted(left, 'video', 'videos')} left. Everything created so far is in your Library.`
      : 'Stopped. Everything created so far is in your Library.';
  }
  if (status === 'done' && counts.failed > 0) {
    return counted(
      counts.failed,
      'video didn’t work. You can see why below.',
      'videos didn’t work. You can see why below.',
    );
  }
  return status === 'done' ? 'All drafts are in your Library.' : '';
}

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
  if (status === 'paused') return 'Paused. We’ll skip any videos published until you resume.';
  if (lastLookAt === null) return 'The first check starts in a moment.';
  return [
    `Checked ${instantWords(lastLookAt)}.`,
    ...(batch || problem ? [] : ['No new videos yet.']),
    ...(nextLookAt ? [`Next check ${instantWords(nextLookAt)}.`] : []),
  ].join(' ');
}
