/** Ways the platform can behave. Each is a video id when padded with `_` to eleven characters. */
export const MOODS = [
  'ordinary',
  'automatic',
  'german',
  'many-tracks',
  'described',
  'srv3-only',
  'first-fails',
  'small-thumb',
  'ends-early',
  'no-embed',
  'removed',
  'bare-error',
  'private',
  'members',
  'paid',
  'age',
  'geo',
  'upcoming',
  'live',
  'unplayable',
  'no-captions',
  'no-words',
  'music',
  'too-long',
  'too-late',
  'mislabelled',
  'other-video',
  'other-words',
  'bot-check',
  'doubtful',
  'limited',
  'late-limit',
  'forbidden',
  'consent',
  'html',
  'html-words',
  'empty',
  'marked',
  'changed',
  'cut-off',
  'other-host',
  'network',
  'timeout',
  'stalls',
  'endless',
] as const;

export type Mood = (typeof MOODS)[number];

export const isMood = (name: string): name is Mood => (MOODS as readonly string[]).includes(name);

const said = (text: string) => ({ runs: [{ text }] });
const screen = (reason: string, subreason = '') => ({
  playerErrorMessageRenderer: { reason: said(reason), subreason: said(subreason) },
});

/** The player's response in place of a playable video. */
export const PLAYABILITY: Partial<Record<Mood, object>> = {
  removed: {
    status: 'ERROR',
    reason: 'Video unavailable',
    errorScreen: screen('Video unavailable', 'This video has been removed by the uploader'),
  },
  'bare-error': { status: 'ERROR', reason: 'Video unavailable' },
  private: {
    status: 'LOGIN_REQUIRED',
    reason: 'Private video',
    messages: ['This is a private video. Please sign in to verify that you may see it.'],
  },
  members: {
    status: 'UNPLAYABLE',
    reason: 'Join this channel to get access to members-only content like this video.',
  },
  paid: { status: 'UNPLAYABLE', reason: 'This video requires payment to watch.' },
  age: {
    status: 'LOGIN_REQUIRED',
    reason: 'Sign in to confirm your age',
    desktopLegacyAgeGateReason: 1,
  },
  geo: {
    status: 'UNPLAYABLE',
    reason: 'Video unavailable',
    errorScreen: screen(
      'Video unavailable',
      'The uploader has not made this video available in your country',
    ),
  },
  upcoming: { status: 'LIVE_STREAM_OFFLINE', reason: 'This live event will begin in 3 days.' },
  unplayable: { status: 'UNPLAYABLE', reason: 'Video unavailable' },
  'bot-check': {
    status: 'LOGIN_REQUIRED',
    reason: 'Sign in to confirm you’re not a bot',
    errorScreen: screen('Sign in to confirm you’re not a bot', 'This helps protect our community.'),
  },
};
