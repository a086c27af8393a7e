/** What no page of ours uses, nor a frame in one may. */
export const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';
export const HSTS_SECONDS = 31_536_000;
const HSTS = `max-age=${HSTS_SECONDS}`;

/** The same as the framework's own answers carry; a test compares the two. */
export const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['origin-agent-cluster', '?1'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', PERMISSIONS_POLICY],
  // Of this host alone: what else its owner has under the same name may not speak https.
  ['strict-transport-security', HSTS],
  ['x-content-type-options', 'nosniff'],
  ['x-dns-prefetch-control', 'off'],
  ['x-download-options', 'noopen'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['x-permitted-cross-domain-policies', 'none'],
  ['x-xss-protection', '0'],
];

const CLOSED = ["base-uri 'none'", "frame-ancestors 'none'"];

/** Files are no documents: what is opened by itself may load nothing. */
export const FILE_POLICY = ["default-src 'none'", "form-action 'none'", ...CLOSED].join('; ');

interface PolicyOptions {
  /** Where the browser fetches the pictures of videos. */
  imageOrigin: string;
  /** Where the app's frame for a video may come from. */
  embedOrigin: string;
}

/** What one page may load beyond the rest, because the operator has set something up. */
export interface Widening {
  scripts?: readonly string[];
  frames?: readonly string[];
  calls?: readonly string[];
  pictures?: readonly string[];
}

const common = (
  { imageOrigin }: PolicyOptions,
  { scripts = [], calls = [], pictures = [] }: Widening = {},
) => [
  "default-src 'none'",
  ["script-src 'self'", ...scripts].join(' '),
  [`img-src 'self' data: ${imageOrigin}`, ...pictures].join(' '),
  "font-src 'self'",
  ["connect-src 'self'", ...calls].join(' '),
  "manifest-src 'self'",
  "form-action 'self'",
  ...CLOSED,
];

export function sitePolicy(options: PolicyOptions, widening: Widening = {}): string {
  const frames = widening.frames ? [`frame-src ${widening.frames.join(' ')}`] : [];
  return [...common(options, widening), ...frames, "media-src 'self'", "style-src 'self'"].join(
    '; ',
  );
}

/** Parts of the app write style elements as they run; each must carry this answer's own number. */
export function appPolicy(options: PolicyOptions, nonce: string): string {
  return [
    ...common(options),
    "media-src 'self' blob:",
    `frame-src ${options.embedOrigin}`,
    `style-src 'self' 'nonce-${nonce}'`,
  ].join('; ');
}
