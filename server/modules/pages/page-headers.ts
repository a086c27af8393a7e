/** Browser features that neither our pages nor their frames use. */
export const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';
export const HSTS_SECONDS = 31_536_000;

/**
 * The same headers as on the framework's responses, as a flat list; a test compares them. HSTS includes subdomains only if the
 * operator says so, because their other hosts may not support HTTPS.
 */
export const securityHeaders = (hstsSubdomains: boolean): readonly string[] => [
  'cross-origin-opener-policy',
  'same-origin',
  'cross-origin-resource-policy',
  'same-origin',
  'origin-agent-cluster',
  '?1',
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'permissions-policy',
  PERMISSIONS_POLICY,
  'strict-transport-security',
  `max-age=${HSTS_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`,
  'x-content-type-options',
  'nosniff',
  'x-dns-prefetch-control',
  'off',
  'x-download-options',
  'noopen',
  'x-frame-options',
  'SAMEORIGIN',
  'x-permitted-cross-domain-policies',
  'none',
  'x-xss-protection',
  '0',
];

const CLOSED = ["base-uri 'none'", "frame-ancestors 'none'"];

/** For files: opened directly, they may load nothing. */
export const FILE_POLICY = ["default-src 'none'", "form-action 'none'", ...CLOSED].join('; ');

interface PolicyOptions {
  /** Origin of video thumbnails. */
  imageOrigin: string;
  /** Origin of the embedded video player. */
  embedOrigin: string;
}

/** Additional sources for one page, depending on the operator's configuration. */
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

/** Parts of the app create style elements at runtime, which need this response's nonce. */
export function appPolicy(options: PolicyOptions, nonce: string): string {
  return [
    ...common(options),
    "media-src 'self' blob:",
    `frame-src ${options.embedOrigin}`,
    `style-src 'self' 'nonce-${nonce}'`,
  ].join('; ');
}
