import type { SourceErrorCode } from '#contract/errors/source.ts';
import type { CaptionTrack } from '#server/text/choose-track.ts';
import { storable } from '#server/text/storable.ts';

/** A track with its caption URL. */
export interface AddressedTrack extends CaptionTrack {
  address: string;
  name: string;
}

export interface PlayerAnswer {
  outcome: 'ok' | SourceErrorCode;
  /** Explicitly rate limited or asked for a captcha. */
  wantsRest: boolean;
  /** Reported as gone without a reason; some clients do so for videos they can't play. */
  isBare: boolean;
  /** `null` if the answer isn't about the requested video. */
  video: {
    title: string;
    channel: string;
    channelId: string;
    durationMs: number;
    description: string;
    thumbnails: string[];
  } | null;
  tracks: AddressedTrack[];
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const object = (value: unknown): Json => (isObject(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Texts are strings or lists of runs. */
function words(value: unknown): string {
  if (typeof value === 'string') return value;
  const { simpleText, runs } = object(value);
  if (typeof simpleText === 'string') return simpleText;
  return list(runs)
    .map((run) => text(object(run)['text']))
    .join('');
}

const LONGEST_MS = 15 * 3600 * 1000;

/** Parses an untrusted player answer: fields may be missing, or be about another video. */
export function readPlayerAnswer(answer: unknown, id: string): PlayerAnswer {
  const root = object(answer);
  const details = object(root['videoDetails']);
  const isOther = text(details['videoId']) !== '' && text(details['videoId']) !== id;
  if (isOther) {
    const outcome = 'platform_changed';
    return { outcome, wantsRest: false, isBare: false, video: null, tracks: [] };
  }
  const video = text(details['videoId']) === '' ? null : videoOf(details);
  const tracks = tracksOf(root);
  const outcome = outcomeOf(root, details, tracks);
  const isTooLong = outcome === 'ok' && (video?.durationMs ?? 0) > LONGEST_MS;
  const reason = reasonOf(object(root['playabilityStatus']));
  const isSaid = ([pattern, code]: Reasons[number]) => code === outcome && pattern.test(reason);
  const wantsRest = WALLS.some(isSaid);
  const isBare = outcome === 'video_removed' && !REASONS.some(isSaid);
  return { outcome: isTooLong ? 'video_too_long' : outcome, wantsRest, isBare, video, tracks };
}

function videoOf(details: Json): PlayerAnswer['video'] {
  const title = text(details['title']);
  if (title === '') return null;
  const seconds = Number(details['lengthSeconds']);
  const thumbnails = list(object(details['thumbnail'])['thumbnails']).map((one) =>
    text(object(one)['url']),
  );
  return {
    title: storable(title, 300),
    channel: storable(text(details['author']), 300),
    channelId: storable(text(details['channelId']), 100),
    durationMs: seconds > 0 && seconds < 1e6 ? Math.round(seconds * 1000) : 0,
    description: text(details['shortDescription']),
    thumbnails: thumbnails.filter((url) => url.startsWith('https://')),
  };
}

function listedTracks(root: Json): unknown[] {
  const renderer = object(object(root['captions'])['playerCaptionsTracklistRenderer']);
  return list(renderer['captionTracks']);
}

function tracksOf(root: Json): AddressedTrack[] {
  return listedTracks(root)
    .map(object)
    .map((track): AddressedTrack => {
      const isAutomatic = track['kind'] === 'asr' || text(track['vssId']).startsWith('a.');
      return {
        tag: text(track['languageCode']),
        kind: isAutomatic ? 'automatic' : 'manual',
        address: text(track['baseUrl']),
        name: text(track['trackName']) || words(track['name']),
      };
    })
    .filter(
      ({ tag, address }) => /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8})*$/i.test(tag) && address !== '',
    );
}

type Reasons = readonly (readonly [RegExp, SourceErrorCode])[];

/** These are about us, whatever the video. */
const WALLS: Reasons = [
  [
    /not a bot|you'?re not a robot|unusual traffic|automated (?:queries|requests)|captcha|protect our community/,
    'platform_ip_blocked',
  ],
  [
    /rate.?limit|too many requests|(?:isn't|not) available,? (?:please )?try again later/,
    'platform_rate_limited',
  ],
];

/** The platform's messages, most specific first. English only, since we ask in English. */
const REASONS: Reasons = [
  ...WALLS,
  [/private video|video is private|is private/, 'video_private'],
  [
    /members?[- ]only|join this channel|become a member|channel'?s members|available to (?:this channel|members)|members on level/,
    'video_members_only',
  ],
  [
    /age[- ]restrict|confirm your age|inappropriate for some|mature|verify your age|viewers? (?:over|under) 18|only for adults/,
    'video_age_restricted',
  ],
  [
    /requires? payment|purchase|to rent|rental|paid|buy or rent|music premium|youtube premium|premium members|pay to watch/,
    'video_paid',
  ],
  [
    /your country|your region|your location|your territory|not available in the country|blocked (?:it )?in|geo.?(?:block|restrict)/,
    'video_geo_blocked',
  ],
  [
    /premieres? (?:in|at|on|soon)|premiere will|will begin|scheduled|starts? in|starting soon|waiting for/,
    'video_upcoming',
  ],
  [
    /removed|terminated|no longer available|deleted|does not exist|doesn'?t exist|copyright|closed their|isn'?t available any ?more|was removed|account has been closed|violat(?:ing|ed|es)/,
    'video_removed',
  ],
  [
    /something went wrong|error occurred|needs to be reloaded|not available on this app|latest version|update (?:the )?(?:app|youtube)|unsupported/,
    'platform_changed',
  ],
];

function reasonOf(status: Json): string {
  const screen = object(status['errorScreen']);
  const message = object(screen['playerErrorMessageRenderer']);
  const dialog = object(screen['confirmDialogRenderer']);
  const isCaptcha = Object.keys(screen).some((name) => /captcha/i.test(name));
  const legacy = object(screen['playerLegacyDesktopYpcTrailerRenderer']);
  return [
    status['reason'],
    status['reasonTitle'],
    message['reason'],
    message['subreason'],
    dialog['title'],
    legacy['unserializedPlayerResponse'] && 'requires payment',
    isCaptcha && 'captcha',
    ...list(dialog['dialogMessages']),
    ...list(status['messages']),
  ]
    .map(words)
    .join(' ')
    .toLowerCase()
    .replaceAll('’', "'");
}

function outcomeOf(
  root: Json,
  details: Json,
  tracks: readonly AddressedTrack[],
): PlayerAnswer['outcome'] {
  const status = object(root['playabilityStatus']);
  const state = text(status['status']);
  const reason = reasonOf(status);
  const isLive = details['isLive'] === true;
  const isUpcoming = details['isUpcoming'] === true;
  if (state === 'OK') {
    if (isUpcoming) return 'video_upcoming';
    if (isLive) return 'video_live_now';
    // Some clients mark a broadcast without saying that it's live.
    const isBroadcast = isObject(status['liveStreamability']) && details['isPostLiveDvr'] !== true;
    if (isBroadcast && !(Number(details['lengthSeconds']) > 0)) return 'video_live_now';
    // An answer without the video proves nothing about its captions.
    if (text(details['videoId']) === '') return 'platform_changed';
    if (tracks.length > 0) return 'ok';
    // Unparsable tracks aren't missing tracks.
    return listedTracks(root).length > 0 ? 'platform_changed' : 'video_no_captions';
  }
  if (state === 'LIVE_STREAM_OFFLINE') {
    if (/recording|has ended|is not available/.test(reason) && !isUpcoming)
      return 'video_unplayable';
    return isLive && !isUpcoming ? 'video_live_now' : 'video_upcoming';
  }
  if (state === '') return 'platform_changed';
  for (const [pattern, code] of REASONS) if (pattern.test(reason)) return code;
  if (/^AGE_|AGE_VERIFICATION|CONTENT_CHECK/.test(state)) return 'video_age_restricted';
  if (Number(status['desktopLegacyAgeGateReason']) > 0) return 'video_age_restricted';
  // A sign-in demand without a reason about the video means we're blocked.
  if (state === 'LOGIN_REQUIRED') return 'platform_ip_blocked';
  if (state === 'ERROR') return 'video_removed';
  return 'video_unplayable';
}
