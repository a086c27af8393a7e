import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlayerAnswer } from './player-answer.ts';

const ID = 'dQw4w9WgXcQ';
const known = { videoId: ID, title: 'A talk', lengthSeconds: '600' };

/** Real-world messages shown instead of a video. */
const SAID: readonly (readonly [
  status: string,
  reason: string,
  subreason: string,
  code: string,
])[] = [
  ['ERROR', 'Video unavailable', 'This video has been removed by the uploader', 'video_removed'],
  ['ERROR', 'This video is unavailable', '', 'video_removed'],
  [
    'ERROR',
    'Video unavailable',
    'This video is no longer available because the YouTube account associated with this video has been terminated.',
    'video_removed',
  ],
  [
    'ERROR',
    'Video unavailable',
    'This video has been removed for violating YouTube’s policy on hate speech.',
    'video_removed',
  ],
  ['ERROR', 'Something went wrong', 'Tap to retry', 'platform_changed'],
  ['LOGIN_REQUIRED', 'Private video', 'Sign in if you’ve been granted access', 'video_private'],
  [
    'UNPLAYABLE',
    'This video is available to this channel’s members on level: Gold (or any higher level).',
    '',
    'video_members_only',
  ],
  [
    'UNPLAYABLE',
    'Join this channel to get access to members-only content',
    '',
    'video_members_only',
  ],
  ['UNPLAYABLE', 'This video is only available to Music Premium members', '', 'video_paid'],
  ['UNPLAYABLE', 'This video requires payment to watch', '', 'video_paid'],
  ['LOGIN_REQUIRED', 'Sign in to confirm your age', '', 'video_age_restricted'],
  [
    'UNPLAYABLE',
    'Video unavailable',
    'This video contains content from UMG, who has blocked it in your country on copyright grounds',
    'video_geo_blocked',
  ],
  [
    'UNPLAYABLE',
    'Video unavailable',
    'This video is not available in your country',
    'video_geo_blocked',
  ],
  ['LIVE_STREAM_OFFLINE', 'Premieres in 2 hours', '', 'video_upcoming'],
  ['LIVE_STREAM_OFFLINE', 'This live event will begin in a few moments.', '', 'video_upcoming'],
  ['UNPLAYABLE', 'This live stream recording is not available.', '', 'video_unplayable'],
  ['LOGIN_REQUIRED', 'Sign in to confirm you’re not a bot', '', 'platform_ip_blocked'],
  ['LOGIN_REQUIRED', 'Please sign in', '', 'platform_ip_blocked'],
  ['UNPLAYABLE', 'This content isn’t available, try again later.', '', 'platform_rate_limited'],
  ['UNPLAYABLE', 'The page needs to be reloaded.', '', 'platform_changed'],
  ['ERROR', 'An error occurred. Please try again later.', '', 'platform_changed'],
  [
    'UNPLAYABLE',
    'The following content is not available on this app. Watch this content on the latest version of YouTube.',
    '',
    'platform_changed',
  ],
  [
    'CONTENT_CHECK_REQUIRED',
    'The following content may contain sensitive topics.',
    '',
    'video_age_restricted',
  ],
];

test("every message shown instead of a video gets the right code, and a block is never reported as the video's fault", () => {
  for (const [status, reason, subreason, code] of SAID) {
    const errorScreen = {
      playerErrorMessageRenderer: {
        reason: { simpleText: reason },
        subreason: { runs: [{ text: subreason }] },
      },
    };
    const answer = { playabilityStatus: { status, reason, errorScreen }, videoDetails: known };
    assert.equal(readPlayerAnswer(answer, ID).outcome, code, `${reason} ${subreason}`);
  }
  const nameless = { playabilityStatus: { status: 'OK' }, videoDetails: { title: 'Another talk' } };
  assert.equal(readPlayerAnswer(nameless, ID).video, null, 'nobody says that it is this one');
  const captcha = { status: 'UNPLAYABLE', errorScreen: { playerCaptchaViewModel: {} } };
  assert.equal(readPlayerAnswer({ playabilityStatus: captcha }, ID).outcome, 'platform_ip_blocked');
});

test("listed captions in an unknown format don't count as missing", () => {
  const outcome = (captionTracks: object[]) =>
    readPlayerAnswer(
      {
        playabilityStatus: { status: 'OK' },
        videoDetails: known,
        captions: { playerCaptionsTracklistRenderer: { captionTracks } },
      },
      ID,
    ).outcome;
  assert.equal(
    outcome([{ languageCode: 'en', captionsUrl: '/api/timedtext' }]),
    'platform_changed',
  );
  assert.equal(outcome([]), 'video_no_captions');
});

test("a live stream is recognized by any of its signs; a finished one isn't live", () => {
  const outcome = (details: object, status: object = {}) =>
    readPlayerAnswer(
      { playabilityStatus: { status: 'OK', ...status }, videoDetails: { ...known, ...details } },
      ID,
    ).outcome;
  assert.equal(outcome({ isLive: true }), 'video_live_now');
  const broadcast = { liveStreamability: { liveStreamabilityRenderer: { videoId: ID } } };
  assert.equal(outcome({ lengthSeconds: '0', isLiveContent: true }, broadcast), 'video_live_now');
  assert.equal(outcome({ isLiveContent: true }), 'video_no_captions');
  assert.equal(
    outcome({ lengthSeconds: '0', isPostLiveDvr: true }, broadcast),
    'video_no_captions',
  );
  assert.equal(outcome({ isUpcoming: true }), 'video_upcoming');
});
