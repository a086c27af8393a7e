import { counted, figure } from '#contract/count.ts';

const TAG = 'en-GB';

/** Every text of the operator's desk. */
export const OPERATOR_WORDS = {
  title: 'Operator',
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
  loading: 'Loading the server status',
  ready: 'Ready',
  notReady: 'Not ready',
  number: figure,

  house: {
    title: 'House keys',
    month: (month: string) =>
      new Date(`${month}-01T00:00:00Z`).toLocaleDateString(TAG, {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    visitors: 'Visitors’ share',
    today: (limit: string) => `Today (limit ${limit})`,
  },

  queue: {
    title: 'Queue',
    empty: 'No jobs are waiting or running.',
    label: 'Queue by job type',
    kind: 'Type',
    waiting: 'Waiting',
    running: 'Running',
    oldest: 'Oldest waiting',
  },

  failed: {
    title: 'Failed jobs',
    none: 'There are no failed jobs.',
    jobs: (count: number) => counted(count, 'job', 'jobs'),
    at: (instant: string) => new Date(instant).toLocaleString(TAG),
    newest: (count: number) => `Showing the newest ${figure(count)}.`,
    retry: 'Retry',
    retryOne: (kind: string, ago: string) => `Retry the ${kind} job that failed ${ago}`,
    retryAll: 'Retry all',
    retryKind: (kind: string) => `Retry all failed ${kind} jobs`,
    retried: (count: number) => `Retrying ${counted(count, 'job', 'jobs')}.`,
    noneRetried: 'There was nothing to retry. The job may already be running again.',
  },

  accounts: {
    title: 'Accounts',
    search: 'Search by email',
    loading: 'Loading accounts',
    nothing: 'No results',
    more: 'Show more',
    loadingMore: 'Loading…',
    label: 'Accounts by email',
    note: 'Words and spending are for this month (UTC).',
    email: 'Email',
    plan: 'Plan',
    since: 'Since',
    day: (instant: string) => new Date(instant).toLocaleDateString(TAG, { dateStyle: 'medium' }),
    words: 'Words',
    ownKeys: 'Their keys',
    houseKeys: 'House keys',
    statuses: {
      none: 'No plan',
      trialing: 'Trial',
      active: 'Subscribed',
      past_due: 'Payment failed',
      cancelled: 'Cancelled',
      ended: 'Plan ended',
      lifetime: 'Lifetime',
      team: 'Team',
    },
    statusAndPlan: (status: string, plan: string) => `${status} (${plan})`,
  },
} as const;
