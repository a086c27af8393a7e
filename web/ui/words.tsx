import { type ReactNode } from 'react';

/** What the parts of every screen say of themselves. */
export const UI_WORDS = {
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  noMatches: 'No matches.',
  covered: 'Covered',

  rail: {
    position: (of: string) => `${of}: position`,
    at: (position: string, length: string) => `${position} of ${length}`,
  },

  checks: {
    ok: 'Checked: ',
    open: 'Check: ',
    advice: 'Suggestion: ',
    waiting: 'Not checked yet: ',
  },

  palette: {
    title: 'Commands',
    search: 'Search commands',
    placeholder: 'Search or jump to…',
    nothing: 'No results. Try fewer words.',
    move: (keys: ReactNode) => <>{keys} to move</>,
    select: (keys: ReactNode) => <>{keys} to select</>,
    close: (keys: ReactNode) => <>{keys} to close</>,
  },

  screen: {
    loading: 'Loading...',
    brokenTitle: 'This page stopped working',
    broken:
      'Something went wrong on our side. Your saved work is safe. Reload the page to continue.',
    reload: 'Reload',
  },
};
