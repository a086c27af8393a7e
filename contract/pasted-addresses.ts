/** Invisible formatting characters from copied text. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/** Removes escapes added by the program the URL was copied from. */
export function withoutDress(input: string): string {
  return input
    .replace(INVISIBLE, '')
    .replace(/\\u0026/giu, '&')
    .replace(/\\([/?&=_.~*-])/gu, '$1')
    .replace(/&(?:amp|#0*38|#x0*26);/giu, '&')
    .trim();
}

const HOSTS = String.raw`(?:[a-z0-9-]+\.)*(?:youtube(?:-nocookie|kids)?\.com|youtu\.be|youtube\.googleapis\.com)`;
/** Scheme: complete, truncated, with an extra letter, or mistyped. */
const SCHEME = String.raw`(?:h{0,3}t{1,3}ps?(?:[:;]\/{0,3}|\/{2}))`;
const REST = String.raw`[^\s<>"'\x60\\^{}|]`;

/** Anything that starts like a URL, and YouTube hosts with a missing or damaged scheme. */
const ADDRESSES = new RegExp(
  [
    String.raw`https?:\/\/${REST}+`,
    String.raw`(?<![\w@.:/-])(?:${SCHEME}|\/\/|_+)?${HOSTS}(?=[/?#%\s_~]|$)${REST}*`,
    String.raw`(?<![\w@.:/-])(?:(?:vnd\.youtube:(?:\/\/)?|(?:youtube|intent):\/\/)[\w-]${REST}*|youtube:[\w-]{11}(?![\w-]))`,
  ].join('|'),
  'giu',
);
const SCHEMES = new RegExp(`^(?:${SCHEME}|//)+`, 'iu');
const EMPHASIS = /[_~*]+$/u;
/** Punctuation, brackets and Markdown after a URL. */
const TRAILING = /(?:[.,;:!?*~'"’”»›)\]}>]|…)+$/u;

/**
 * URLs in a text, in order. With emphasis marks before a URL, the ones after it may be emphasis or part of a video id, so both
 * variants are returned.
 */
export function pastedAddresses(text: string): string[] {
  return Array.from(text.matchAll(ADDRESSES)).flatMap(({ 0: found, index }) => {
    const address = trimEnd(untilNext(found.replace(/^_+/u, '')));
    const opened = EMPHASIS.exec(text.slice(Math.max(0, index - 4), index)) ?? /^_+/u.exec(found);
    const bare = trimEnd(address.replace(EMPHASIS, ''));
    return opened && bare !== address ? [address, bare] : [address];
  });
}

function trimEnd(address: string): string {
  const [mark] = TRAILING.exec(address) ?? [''];
  return address.slice(0, address.length - mark.length);
}

/** Pasted twice without a separator. */
function untilNext(address: string): string {
  const again = /[\w-](?=https?:\/\/)/iu.exec(address.slice(8));
  return again ? address.slice(0, 8 + again.index + 1) : address;
}

/** Normalizes the scheme to `https://`. */
export function withScheme(address: string): string {
  const [, app] = /^(?:vnd\.youtube|youtube|intent):(?:\/\/)?(.*)$/iu.exec(address) ?? [];
  if (app !== undefined) {
    if (/^[\w-]{1,20}(?:[?#&]|$)/u.test(app) && !/^watch\b/iu.test(app))
      return `https://youtu.be/${app}`;
    return /^(?:[\w-]+\.)+\w+(?:[/?]|$)/u.test(app)
      ? `https://${app}`
      : `https://www.youtube.com/${app}`;
  }
  return `https://${address.replace(SCHEMES, '')}`;
}

/** Redirect pages of other sites, and the parameters that contain the target URL. */
const DOORS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?\/url$/u, ['q', 'url']],
  [/^(?:accounts|consent)\.google\.com\/[\w/]*$/u, ['continue']],
  [/^lm?\.facebook\.com\/l\.php$/u, ['u']],
  [/^l\.instagram\.com\/$/u, ['u']],
  [/^out\.reddit\.com\/[\w/]*$/u, ['url']],
  [/^duckduckgo\.com\/l\/$/u, ['uddg']],
  [/^slack-redir\.net\/link$/u, ['url']],
  [/^(?:[a-z0-9]+\.)?safelinks\.protection\.outlook\.com\/[\w/]*$/u, ['url']],
];

/** Extracts the target without a request. `null` if it isn't a redirect page. */
export function behindDoor({ hostname, pathname, search, searchParams }: URL): string | null {
  if (hostname === 'web.archive.org') {
    return /^\/web\/[^/]+\/(https?:\/{1,2}.+)$/u.exec(pathname + search)?.[1] ?? null;
  }
  const [, names = []] = DOORS.find(([door]) => door.test(hostname + pathname)) ?? [];
  return names.map((name) => searchParams.get(name)).find((value) => value) ?? null;
}
