export interface ComparisonRow {
  what: string;
  chat: string;
  ours: string;
}

/** What one does with a general chat assistant and a transcript, and what one does here. */
export const CHAT_COMPARISON: readonly ComparisonRow[] = [
  {
    what: 'Getting the words in',
    chat: 'Find the transcript, copy it, clean it, paste it in pieces.',
    ours: 'Paste the link, drop a file, or take a recording.',
  },
  {
    what: 'A long video',
    chat: 'What does not fit is left out, and nobody says so.',
    ours: 'Covered to its end; a bar shows what the text rests on.',
  },
  {
    what: 'Is it true?',
    chat: 'Read it all and compare by hand. Times, where given, may be invented.',
    ours: 'Click the paragraph, hear the moment. Doubtful sentences are marked.',
  },
  {
    what: 'A second format',
    chat: 'Explain the rules again, count the characters yourself.',
    ours: 'Tick a box. One transcript, seven formats, limits kept by the program.',
  },
  {
    what: 'Your voice',
    chat: 'Paste your samples into every conversation.',
    ours: 'A writing style, kept once, chosen with each run.',
  },
  {
    what: 'Sound',
    chat: 'Another tool for the voice, another for the mix.',
    ours: 'Script to finished episode: more than ten voices, −16 LUFS, chapters.',
  },
  {
    what: 'Something breaks',
    chat: 'Start the conversation again.',
    ours: 'The run goes on from the last stored step. A failed run uses none of your words. Your provider may still bill what it had already sent.',
  },
  {
    what: 'The bill',
    chat: 'A flat fee, whatever you use.',
    ours: 'An estimate before, a cap during, a ledger after; paid to the provider you choose.',
  },
];

/** Where the chat is the better tool. */
export const CHAT_IS_BETTER =
  'For a quick question about one video, use the chat. It is good at that, and you have it open already.';
