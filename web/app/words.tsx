import type { ReactNode } from 'react';
import { counted, figure } from '#contract/count.ts';

type Strong = (text: string) => ReactNode;

const daysLeft = (days: number) => `${counted(days, 'day', 'days')} left`;

/** Every text of what stands around the screens; those that are fetched later have theirs in `command-words.ts`. */
export const APP_WORDS = {
  skip: 'Skip to content',
  menu: 'Menu',
  close: 'Close',
  commands: 'Commands',
  offline: (strong: Strong) => (
    <>
      {strong('Connection lost.')} You can keep writing. We’ll reconnect and catch up automatically.
    </>
  ),

  nav: {
    search: 'Search…',
    formats: 'Formats',
    work: 'Your work',
    ask: 'Ask',
    library: 'Library',
    shelves: 'Shelves',
    watches: 'Watched channels',
    styles: 'Styles',
    settings: 'Settings',
    operator: 'Operator',
  },

  titles: { bin: 'Bin', settings: 'Settings', styles: 'Styles', watches: 'Watched channels' },

  running: {
    title: 'Running now',
    count: (number: number) => `${figure(number)} running`,
    more: (number: number) => `${figure(number)} more in your Library`,
  },

  ended: {
    draft: {
      ready: (title: string) => `“${title}” is ready.`,
      stopped: (title: string) => `“${title}” was stopped.`,
      failed: (title: string) => `“${title}” failed.`,
    },
    severalReady: (number: number) => `${counted(number, 'draft', 'drafts')} are ready.`,
    audio: {
      ready: (title: string) => `Audio for “${title}” is ready.`,
      stopped: (title: string) => `Audio for “${title}” was stopped.`,
      failed: (title: string) => `Audio for “${title}” failed.`,
    },
  },

  plan: {
    trial: (days: number | null) => (days === null ? 'Trial' : `Trial, ${daysLeft(days)}`),
    active: 'Subscribed',
    failed: 'Payment failed',
    pending: 'Payment pending',
    cancelled: (days: number | null) =>
      days === null ? 'Cancelled' : `Cancelled, ${daysLeft(days)}`,
    lifetime: 'Lifetime',
    team: 'Team',
    ended: 'Plan ended',
    none: 'No plan',
    freeWords: (left: number) => `${counted(left, 'free word', 'free words')} left`,
    fix: 'Fix payment',
    see: 'See plans',
    leave: 'Sign out',
    leaving: 'Signing out…',
  },

  upgrade: {
    title: 'Upgrade',
    loading: 'Loading your plan…',
    has: 'You have a plan',
    unpaid: 'You have an unpaid invoice',
    almost: 'Almost there',
  },

  notFound: {
    title: 'Page not found',
    place: 'Not found',
    text: (address: ReactNode) => <>There’s no page at {address}. Your work is in your Library.</>,
    library: 'Open Library',
    create: 'Create a summary',
    moved: 'It may have moved. Your saved work is safe.',
  },

  broken: {
    title: 'This page stopped working',
    partTitle: 'Part of this page didn’t load',
    part: 'You may have lost the connection, or there’s a new version. Your saved work is safe. Reload the page to continue.',
  },
};
