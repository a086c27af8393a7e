export const TOKEN_HEADER = 'Token';

/** Base path of the signed-in app. */
export const APP_PATH = '/app';

/** Page for operator accounts. */
export const OPERATOR_PAGE = '/operator';

/** Whether the app renders this path; all others are separate pages. Not indexed by search engines. */
export function isAppPath(path: string): boolean {
  return path === APP_PATH || path === OPERATOR_PAGE || path.startsWith(`${APP_PATH}/`);
}

/** All public paths. {@link fill} replaces `:name`. */
export const CALLS = {
  healthz: '/healthz',
  readyz: '/readyz',
  metrics: '/metrics',
  openapi: '/openapi.json',
  apiDocs: '/docs/api',
  config: '/config',

  userInfo: '/user_info',
  login: '/login',
  sendLoginLink: '/send_login_link',
  signup: '/signup',
  loginWithToken: '/login_with_token/:token',
  googleLogin: '/auth/google/login',
  googleCallback: '/auth/google/callback',
  logout: '/logout',
  password: '/password',
  sessions: '/sessions',
  session: '/sessions/:id',
  accessTokens: '/access_tokens',
  accessToken: '/access_tokens/:id',
  settings: '/settings',
  key: '/settings/keys/:provider',
  keyTest: '/settings/keys/:provider/test',
  account: '/account',
  accountExport: '/account/export',
  accountDownload: '/account/export/:ticket',
  accountImport: '/account/import',
  audit: '/account/audit',
  operatorOverview: '/operator/overview',
  operatorAccounts: '/operator/accounts',
  operatorRetry: '/operator/retry',
  contact: '/contact',
  captcha: '/captcha',
  mailbox: '/dev/mailbox',

  getSubscription: '/get_subscription',
  hasLtd: '/has_ltd',
  checkout: '/subscription_checkout/:priceId',
  purchase: '/public/purchase/:checkoutId',
  billingPortal: '/billing/portal',
  resumePlan: '/billing/resume',
  invoices: '/billing/invoices',
  testBilling: '/test_billing/state',
  testBillingAct: '/test_billing/act',
  stripeWebhook: '/stripe/webhook',
  teamMembers: '/team/members',
  teamMember: '/team/members/:id',

  articles: '/articles.json',
  article: '/articles/:slug.json',
  publicSummary: '/public/generate/summary',
  thumbnail: '/public/thumbnail/:videoId',

  samples: '/samples',
  videos: '/videos',
  videoUpload: '/videos/upload',
  recognition: '/videos/recognition',
  videoListing: '/videos/listing',
  video: '/videos/:id',
  transcript: '/videos/:id/transcript',
  speakers: '/videos/:id/speakers',
  recording: '/videos/:id/recording',
  videoSuggestions: '/videos/:id/questions/suggested',

  shelves: '/shelves',
  shelf: '/shelves/:id',
  shelfSources: '/shelves/:id/sources',
  shelfSource: '/shelves/:id/sources/:videoId',
  shelfSuggestions: '/shelves/:id/questions/suggested',

  questions: '/questions',
  questionEstimate: '/questions/estimate',
  question: '/questions/:id',
  questionEvents: '/questions/:id/events',
  questionStop: '/questions/:id/stop',
  questionRetry: '/questions/:id/retry',
  questionExport: '/questions/:id/export',
  questionDraft: '/questions/:id/draft',

  batches: '/batches',
  batchEstimate: '/batches/estimate',
  batch: '/batches/:id',
  batchStop: '/batches/:id/stop',
  batchRetry: '/batches/:id/retry',
  watches: '/watches',
  watch: '/watches/:id',
  /** WebSub callback for a channel's new videos. */
  channelPush: '/hooks/channels/:id/:token',

  languages: '/languages',
  formats: '/formats',
  models: '/models',
  voices: '/voices',
  voicePreview: '/voices/preview',
  pronunciations: '/pronunciations',
  usage: '/usage',
  styles: '/styles',
  style: '/styles/:id',
  prompts: '/prompts',
  prompt: '/prompts/:id',

  events: '/events',
  generations: '/generations',
  estimate: '/generations/estimate',
  exportMany: '/generations/export',
  generation: '/generations/:id',
  bin: '/bin',
  binned: '/bin/:id',
  binnedRestore: '/bin/:id/restore',
  generationEvents: '/generations/:id/events',
  generationExport: '/generations/:id/export',
  generationStop: '/generations/:id/stop',
  generationRetry: '/generations/:id/retry',
  generationRefine: '/generations/:id/refine',
  refineEstimate: '/generations/:id/refine/estimate',
  secondReading: '/generations/:id/second_reading',
  secondReadingEstimate: '/generations/:id/second_reading/estimate',
  generationDuplicate: '/generations/:id/duplicate',
  generationVersions: '/generations/:id/versions',
  generationVersion: '/generations/:id/versions/:version',
  generationRestore: '/generations/:id/versions/:version/restore',
  generationAudio: '/generations/:id/audio',
  audioState: '/generations/:id/audio/state',
  audioEstimate: '/generations/:id/audio/estimate',
  audioStop: '/generations/:id/audio/stop',
  scriptLine: '/generations/:id/script/:line',
  scriptLineAudio: '/generations/:id/script/:line/audio',
  recordings: '/recordings',
  media: '/media/:signed',
  feed: '/feeds/:secret.xml',
  feedFile: '/feeds/:secret/:file',
  feedSettings: '/podcast_feed',
  feedCover: '/podcast_feed/cover',
} as const;

/** Target of sign-in links. */
export const LOGIN_LINK_PAGE = '/login_with_token';

/** `secret.xml`: the extension isn't part of the name. */
type Bare<Name extends string> = Name extends `${infer Word}.${string}` ? Word : Name;

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Bare<Name> | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Bare<Name>
    : never;

export function fill<Path extends string>(path: Path, values: Record<Names<Path>, string>): string {
  return path.replace(/:(\w+)/g, (_, name: Names<Path>) => encodeURIComponent(values[name]));
}
