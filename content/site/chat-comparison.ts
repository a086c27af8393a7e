export interface ComparisonRow {
  what: string;
  chat: string;
  ours: string;
}

/** The same job with a general chat assistant and a pasted transcript, and with us. */
export const CHAT_COMPARISON: readonly ComparisonRow[] = [
  {
    what: 'Long videos',
    chat: 'May skip what doesn’t fit.',
    ours: 'Read to the end. A bar shows which parts were used.',
  },
  {
    what: 'Is it right?',
    chat: 'You compare it by hand.',
    ours: 'Click a timestamp to jump to that moment. Doubtful sentences are flagged.',
  },
  {
    what: 'More formats',
    chat: 'Explain the rules each time.',
    ours: 'One transcript, seven formats, length limits built in.',
  },
  {
    what: 'Audio',
    chat: 'Use another tool.',
    ours: 'From script to finished episode, with 10+ voices.',
  },
  {
    what: 'Cost',
    chat: 'A flat monthly fee.',
    ours: 'An estimate first, a spending limit, and an itemised ledger.',
  },
];

/** Where the chat is the better tool. */
export const CHAT_IS_BETTER = 'For a quick question about one video, a chat is fine.';
