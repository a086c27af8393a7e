/** The header that carries the session's token on every request. */
export const TOKEN_HEADER = 'Token';

/** Every public address, spelled once. `:name` marks what {@link fill} replaces. */
export const CALLS = {
  healthz: '/healthz',
  readyz: '/readyz',
  openapi: '/openapi.json',
  userInfo: '/user_info',
  getSubscription: '/get_subscription',
  hasLtd: '/has_ltd',
  loginWithToken: '/login_with_token/:token',
  samples: '/samples',
  video: '/videos/:id',
  transcript: '/videos/:id/transcript',
  languages: '/languages',
  formats: '/formats',
  events: '/events',
  generations: '/generations',
  generation: '/generations/:id',
  generationEvents: '/generations/:id/events',
  generationExport: '/generations/:id/export',
  generationStop: '/generations/:id/stop',
  generationRetry: '/generations/:id/retry',
} as const;

/** Where a link that signs in leads. */
export const LOGIN_LINK_PAGE = '/login_with_token';

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export function fill<Path extends string>(path: Path, values: Record<Names<Path>, string>): string {
  return path.replace(/:(\w+)/g, (_, name: Names<Path>) => encodeURIComponent(values[name]));
}
