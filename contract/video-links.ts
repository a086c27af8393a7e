import { pastedAddresses, behindDoor, withoutDress, withScheme } from './pasted-addresses.ts';

/** Why a text contains no video; the error code is `link_` plus this. */
export type LinkProblem =
  | 'empty'
  | 'not_a_url'
  | 'not_youtube'
  | 'bad_id'
  | 'playlist_only'
  | 'channel'
  | 'clip'
  | 'no_video';

interface VideoLink {
  ok: true;
  id: string;
  startSeconds?: number;
  playlistId?: string;
}

type LinkResult = VideoLink | { ok: false; problem: LinkProblem };

const ID = /^[\w-]{11}$/;
const HOST =
  /^(?:(?:www|m|music|gaming|studio|tv|consent|img|[a-z]{2})\.)?youtube\.com$|^(?:www\.|m\.)?youtu\.be$|^(?:www\.)?youtube-nocookie\.com$|^(?:www\.)?youtubekids\.com$|^youtube\.googleapis\.com$|^i\d?\.ytimg\.com$/;
const SHORT_HOST = /youtu\.be$/;

const OTHER_SITE = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** A URL without its host. */
const PATH_ONLY = /^\/?(?:watch\/?\?|(?:shorts|embed|live|v)\/|\??v=)\S+$/i;
/** Names of downloaded files: `Title [id].mp4`. */
const FILE_NAME = /\s\[([\w-]{11})\]\.\w{2,5}$/u;
const DEEPEST = 3;

/** Finds the video in anything people paste: any kind of link, text around it, embed code, or just the id. */
export function parseVideoLink(input: string): LinkResult {
  const text = withoutDress(input);
  if (text === '') return no('empty');
  const [, id] =
    /^["'`“”‘’«(<[]?([\w-]{11})["'`“”‘’»)>\]]?$/u.exec(text) ?? FILE_NAME.exec(text) ?? [];
  if (id) return { ok: true, id };
  const result = parseText(text);
  if (result.ok) return result;
  // Email clients break long URLs after these characters.
  const unbroken = parseText(text.replace(/([=/?&])[^\S\n]*\r?\n\s*/gu, '$1'));
  if (unbroken.ok) return unbroken;
  return parseEncoded(text) ?? result;
}

/** A URL that was percent-encoded inside another one. */
function parseEncoded(text: string): LinkResult | null {
  let plain = text;
  for (let depth = 0; depth < DEEPEST && /%[0-9a-f]{2}/i.test(plain); depth += 1) {
    plain = decode(plain);
    const result = parseText(plain);
    if (result.ok) return result;
    if (result.problem === 'not_youtube') return result;
  }
  return null;
}

function parseText(text: string): LinkResult {
  let first: LinkResult | null = null;
  for (const address of pastedAddresses(text)) {
    const result = parseAddress(address);
    if (result.ok) return result;
    // If no URL is a video, an error about a YouTube URL is more useful than one about another site.
    if (!first || (!first.ok && first.problem === 'not_youtube')) first = result;
  }
  if (first) return first;
  if (PATH_ONLY.test(text)) {
    const path = text.replace(/^\/?(\??v=)/i, 'watch?v=').replace('??', '?');
    return parseAddress(`https://www.youtube.com/${path.replace(/^\//, '')}`);
  }
  if (OTHER_SITE.test(text) && !OTHER_SCHEME.test(text)) return no('not_youtube');
  return no('not_a_url');
}

/** Video sites whose pages have no article to read. */
const OTHER_VIDEO_SITE =
  /(?:^|\.)(?:vimeo|dailymotion|tiktok|twitch|facebook|instagram|x|twitter|rumble|bilibili|loom|wistia|odysee|streamable|netflix)\.[a-z]{2,3}$|(?:^|\.)(?:fb\.watch|b23\.tv|dai\.ly)$/;

/** The URL of a non-video page in pasted text; `null` if there is none. */
export function findPageAddress(input: string): string | null {
  const link = parseVideoLink(input);
  if (link.ok || link.problem !== 'not_youtube') return null;
  const text = withoutDress(input);
  const [first = text] = pastedAddresses(text);
  const address = /^https?:/iu.test(first) ? first : `https://${first}`;
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, hostname, href } = new URL(address);
  const isPlain = /^https?:$/.test(protocol) && username === '' && password === '';
  return isPlain && !OTHER_VIDEO_SITE.test(hostname) ? href : null;
}

/** The thumbnail tool's stricter rule: watch, embed and short links with optional scheme and `www`, and nothing around them. */
export function findThumbnailVideoId(input: string): string | null {
  const [, id] =
    /^(?:https?:\/\/)?(?:www\.)?(?:youtube\.com\/(?:watch\/?\?(?:[^#\s]*&)?v=|embed\/)|youtu\.be\/)([\w-]{11})(?:[/?&#]\S*)?$/i.exec(
      input.trim(),
    ) ?? [];
  return id ?? null;
}

function no(problem: LinkProblem): LinkResult {
  return { ok: false, problem };
}

function parseAddress(raw: string, depth = 0): LinkResult {
  const address = withScheme(raw);
  if (!URL.canParse(address)) return no('not_a_url');
  const url = new URL(address);
  // Credentials in a link are used to disguise the host.
  if (url.username !== '' || url.password !== '') return no('not_a_url');
  const host = url.hostname.replace(/\.$/, '');
  const isOurs = HOST.test(host) && url.port === '';
  const { query, path } = withFragment(url);
  const wrapped = isOurs ? wrappedAddress(path, query) : behindDoor(url);
  if (wrapped !== null && depth < DEEPEST) {
    const inner = /^https?:/i.test(wrapped) ? wrapped : `https://www.youtube.com${slash(wrapped)}`;
    return parseAddress(inner, depth + 1);
  }
  if (!isOurs) return no('not_youtube');
  return parsePath(path, query, SHORT_HOST.test(host), url.hash);
}

const slash = (path: string) => (path.startsWith('/') ? path : `/${path}`);

/** Old pages had the whole URL after the `#`. */
function withFragment({ pathname, searchParams, hash }: URL): {
  path: string;
  query: URLSearchParams;
} {
  const [, path, rest] = /^#(\/[^?]*)?(?:\?|!)?(.*)$/.exec(hash) ?? [];
  if (path && pathname === '/') return { path, query: lowerNames(new URLSearchParams(rest)) };
  const query = lowerNames(searchParams);
  if (rest && !query.has('v')) {
    const inHash = lowerNames(new URLSearchParams(rest));
    if (inHash.has('v')) return { path: pathname, query: inHash };
  }
  return { path: pathname, query };
}

/** Parameter names may be uppercase; only ids are case-sensitive. */
function lowerNames(query: URLSearchParams): URLSearchParams {
  const pairs = [...query].map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  return new URLSearchParams(pairs);
}

/** YouTube pages that contain another URL. */
const WRAPPERS: Readonly<Record<string, readonly string[]>> = {
  attribution_link: ['u'],
  oembed: ['url'],
  redirect: ['q'],
  signin: ['next'],
  verify_age: ['next_url'],
  verify_controversy: ['next_url'],
  m: ['continue'],
  ml: ['continue'],
  '': ['continue'],
};

function wrappedAddress(path: string, query: URLSearchParams): string | null {
  const [, inPath] = /^\/(https?:\/{1,2}.+)$/i.exec(path) ?? [];
  if (inPath) return inPath + (query.size > 0 ? `?${query.toString()}` : '');
  const names = WRAPPERS[path.replace(/^\/|\/$/g, '')] ?? [];
  for (const name of names) {
    const value = query.get(name);
    if (value) return value;
  }
  return null;
}

/** Path segments followed by the id. */
const BEFORE_ID = new Set('embed v e vi vi_webp an_webp shorts live video source watch'.split(' '));
const CHANNELS = new Set('channel c user'.split(' '));
/** The platform's own pages, which aren't channel names. */
const PAGES = new Set(
  'about account ads audiolibrary charts community creators feed gaming hashtag howyoutubeworks intl kids live_chat logout movies music news options playables post premium press reporthistory results s select_site shopping shorts sports static supported_browsers t trends trending tv upload watch yt'.split(
    ' ',
  ),
);

function parsePath(
  path: string,
  query: URLSearchParams,
  isShort: boolean,
  hash: string,
): LinkResult {
  const [name = '', second = ''] = path.split('/').filter((part) => part !== '');
  const first = name.toLowerCase();
  const list = query.get('list');
  const isVideoAddress =
    isShort || BEFORE_ID.has(first) || /^(watch_popup|get_video_info)$/.test(first);
  let named = query.get('v') ?? query.get('vi') ?? query.get('video_id') ?? '';
  if (BEFORE_ID.has(first)) {
    if (second === 'live_stream') return no('channel');
    if (second === 'videoseries' || second === 'playlist') return no('playlist_only');
    // `/watch?v=` has the id in the query; `/watch/<id>` and all others in the path.
    if (second !== '' && (first !== 'watch' || named === '')) named = second;
  } else if (isShort) {
    named = name === '' ? named : name;
  }
  if (named !== '' && (isVideoAddress || query.has('v'))) return withId(named, query, hash, list);

  if (first === 'playlist' || first === 'watch_videos' || (list && isVideoAddress)) {
    return no('playlist_only');
  }
  if (first === 'clip') return no('clip');
  if (first.startsWith('@') || CHANNELS.has(first)) return no('channel');
  const isName = /^[\w.%-]+$/.test(first) && !isVideoAddress && !PAGES.has(first.toLowerCase());
  return no(isName ? 'channel' : 'no_video');
}

function withId(
  named: string,
  query: URLSearchParams,
  hash: string,
  list: string | null,
): LinkResult {
  // Options are often appended wrongly: `v=<id>?t=10`, `/v/<id>&hl=en`. In scripts without spaces text follows directly.
  const [whole = ''] = decode(named).split(/[^\w-]/, 1);
  // Quoted-printable email encodes `=` as `=3D`.
  const id = /^3D[\w-]{11}$/.test(whole) ? whole.slice(2) : whole;
  if (!ID.test(id)) return no('bad_id');
  const inHash = new URLSearchParams(hash.replace(/^#!?/, ''));
  const at = [query, inHash].flatMap((params) =>
    ['t', 'start', 'time_continue'].map((name) => params.get(name)),
  );
  const glued = /[?&#]t=([\dhms:]+)/.exec(decode(named))?.[1] ?? null;
  const startSeconds = [...at, glued].map(toSeconds).find((seconds) => seconds > 0);
  return {
    ok: true,
    id,
    ...(startSeconds !== undefined && { startSeconds }),
    ...(list && /^[\w-]+$/.test(list) && { playlistId: list }),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `90`, `90s`, `1h2m3s`, `1:02:03`; 0 for anything else. */
function toSeconds(text: string | null): number {
  if (text === null || text.length > 20) return 0;
  if (/^\d+(?::[0-5]?\d){1,2}$/.test(text)) {
    return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  }
  const [whole, hours, minutes, seconds] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s?)?$/i.exec(text) ?? [];
  if (!whole) return 0;
  const sum = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return sum < 1_000_000 ? sum : 0;
}

export function watchUrl(platformId: string): string {
  return `https://www.youtube.com/watch?v=${platformId}`;
}
