import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import querystring from 'node:querystring';
import { z } from 'zod';
import * as field from './config-fields.ts';
import { OperatorError } from './fatal.ts';
import { HOUSE_PROVIDERS, houseKeys, PROVIDER_OF, houseUrls } from './config-providers.ts';
import { isProduction, productionProblems } from './production.ts';

/** Never repeated in messages; can also be read from the file in `<NAME>_FILE`. */
const SECRETS: readonly string[] = [
  'DATABASE_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'RECAPTCHA_SECRET',
  'ENCRYPTION_KEYS',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'YOUTUBE_PROXY_URL',
  ...HOUSE_PROVIDERS.map((provider) => `${provider}_API_KEY`),
];

const EnvironmentSchema = z.object({
  // Not ours; child processes need them to find their programs.
  PATH: field.anyText.optional(),
  HOME: field.anyText.optional(),
  NODE_ENV: field.oneOf(['development', 'production', 'test']).default('development'),
  LOG_LEVEL: field
    .oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info'),
  ROLE: field.oneOf(['all', 'web', 'worker']).default('all'),
  PORT: field.port.prefault('3000'),
  HEALTH_PORT: field.port.optional(),
  HOST: field.anyText.default('127.0.0.1'),
  PUBLIC_URL: field.webUrl.optional(),
  IDENTITY_URL: field.webUrl.optional(),
  HSTS_SUBDOMAINS: field.yesOrNo.prefault('false'),
  TRUST_PROXY: field.trustedProxies.prefault('false'),
  METRICS_TOKEN: field.anyText.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: field.collectorUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: field.collectorUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: field.headers.prefault(''),
  OTEL_SERVICE_NAME: field.anyText.optional(),
  OPERATORS: field.emails.prefault(''),
  DATA_DIR: field.anyText.default('./data'),
  DATABASE_URL: field.url('postgres:', 'postgresql:').optional(),
  DATABASE_WAIT_SECONDS: field.wholeNumber(0, 3600).prefault('60'),
  STORAGE_URL: field.url('s3:').optional(),
  ENCRYPTION_KEYS: field.encryptionKeys.optional(),
  SMTP_URL: field.url('smtp:', 'smtps:').optional(),
  MAIL_FROM: field.mailbox.optional(),
  SUPPORT_EMAIL: field.email.optional(),
  STRIPE_SECRET_KEY: field.anyText.optional(),
  STRIPE_WEBHOOK_SECRET: field.anyText.optional(),
  STRIPE_API_BASE: field.webUrl.optional(),
  PRICE_MONTHLY: field.anyText.optional(),
  PRICE_YEARLY: field.anyText.optional(),
  PRICE_LIFETIME: field.anyText.optional(),
  ALLOW_TEST_BILLING: field.yesOrNo.prefault('false'),
  GOOGLE_CLIENT_ID: field.anyText.optional(),
  GOOGLE_CLIENT_SECRET: field.anyText.optional(),
  GOOGLE_ISSUER: field.webUrl.default('https://accounts.google.com'),
  RECAPTCHA_SITE_KEY: field.anyText.optional(),
  RECAPTCHA_SECRET: field.anyText.optional(),
  RECAPTCHA_BASE_URL: field.webUrl.default('https://www.google.com'),
  ...houseKeys,
  ...houseUrls,
  LOCAL_AI_URL: field.webUrl.optional(),
  AI_MODELS_FILE: field.anyText.optional(),
  HOUSE_BUDGET_CENTS: field.wholeNumber(0, 1_000_000).prefault('100'),
  HOUSE_DAILY_CENTS: field.wholeNumber(0, 100_000_000).prefault('2000'),
  HOUSE_VISITOR_CENTS: field.wholeNumber(0, 100_000_000).prefault('500'),
  HOUSE_LONGEST_TOKENS: field.wholeNumber(1000, 100_000_000).prefault('90000'),
  YOUTUBE_BASE_URL: field.webUrl.default('https://www.youtube.com'),
  YOUTUBE_API_BASE_URL: field.webUrl.default('https://youtubei.googleapis.com'),
  YOUTUBE_IMAGE_BASE_URL: field.webUrl.default('https://i.ytimg.com'),
  YOUTUBE_EMBED_BASE_URL: field.webUrl.default('https://www.youtube-nocookie.com'),
  YOUTUBE_PROXY_URL: field.list.pipe(z.array(field.url('http:', 'https:'))).prefault(''),
  YOUTUBE_PROXY_ROTATES: field.yesOrNo.prefault('false'),
  YOUTUBE_CLIENTS: field.list.prefault('VISIONOS,ANDROID,WEB,IOS'),
  YOUTUBE_CLIENTS_FILE: field.anyText.optional(),
  YOUTUBE_POT_PROVIDER_URL: field.webUrl.optional(),
  YOUTUBE_HUB_URL: z
    .literal('off')
    .or(field.webUrl)
    .default('https://pubsubhubbub.appspot.com/subscribe'),
  YOUTUBE_VIDEOS_PER_SECOND: field.wholeNumber(1, 1000).prefault('1'),
  WEB_PAGES_ALLOW: field.list.pipe(z.array(field.url('http:', 'https:'))).prefault(''),
  YTDLP_PATH: field.anyText.optional(),
  YTDLP_AUDIO: field.yesOrNo.prefault('false'),
  YTDLP_SECONDS: field.wholeNumber(5, 600).prefault('45'),
  YTDLP_COOKIES_FILE: field.readableFile.optional(),
  ESPEAK_PATH: field.anyText.optional(),
  SPEECH_MODEL_DIR: field.anyText.optional(),
  LOCAL_RECOGNITION_URL: field.webUrl.optional(),
  LOCAL_RECOGNITION_MODEL: field.anyText.default('whisper-1'),
  RECOGNITION_MODEL_DIR: field.anyText.optional(),
  HOUSE_RECOGNITION: field.yesOrNo.prefault('false'),
  ELEVENLABS_BASE_URL: field.webUrl.optional(),
  DEEPGRAM_BASE_URL: field.webUrl.optional(),
  AD_CONVERSION_ID: field.anyText.optional(),
  AD_CONVERSION_LABEL: field.anyText.optional(),
  AFFILIATE_URL: field.webUrl.optional(),
  SIBLING_PRODUCTS: field.namedLinks.optional(),
  MAX_UPLOAD_MB: field.wholeNumber(1, 10_000).prefault('512'),
  UPLOAD_QUOTA_MB: field.wholeNumber(1, 1_000_000).prefault('4096'),
  TEAM_SEATS: field.wholeNumber(1, 10_000).prefault('50'),
  DATABASE_CONNECTIONS: field.wholeNumber(2, 1000).prefault('10'),
  RUNS_AT_ONCE: field.wholeNumber(1, 1000).prefault('12'),
  RUNS_PER_ACCOUNT: field.wholeNumber(1, 1000).prefault('2'),
  RECORDINGS_AT_ONCE: field.wholeNumber(1, 100).prefault('3'),
  RECORDINGS_PER_ACCOUNT: field.wholeNumber(1, 100).prefault('2'),
  QUEUED_PER_ACCOUNT: field.wholeNumber(1, 1_000_000).prefault('500'),
  TRANSCRIPTIONS_AT_ONCE: field.wholeNumber(1, 100).prefault('4'),
  TRANSCRIPTIONS_PER_ACCOUNT: field.wholeNumber(1, 100).prefault('2'),
  TRANSCRIPTIONS_QUEUED: field.wholeNumber(1, 1_000_000).prefault('100'),
  BATCHES_AT_ONCE: field.wholeNumber(1, 100).prefault('4'),
  BATCHES_PER_HOUR: field.wholeNumber(1, 1_000_000).prefault('30'),
  SOURCES_PER_HOUR: field.wholeNumber(1, 1_000_000).prefault('300'),
  UPLOADS_PER_ACCOUNT: field.wholeNumber(1, 1000).prefault('8'),
  IMPORTS_AT_ONCE: field.wholeNumber(1, 100).prefault('4'),
  IMPORTS_PER_HOUR: field.wholeNumber(1, 1_000_000).prefault('20'),
  STREAMS_PER_ACCOUNT: field.wholeNumber(1, 100_000).prefault('100'),
});
type Environment = z.infer<typeof EnvironmentSchema>;

/** All variables we read. */
export const VARIABLES: ReadonlySet<string> = new Set([
  ...Object.keys(EnvironmentSchema.shape),
  ...SECRETS.map((name) => `${name}_FILE`),
]);

/** Pairs that must be set together. */
const TOGETHER: readonly (readonly [keyof Environment, keyof Environment])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
];

export type Config = ReturnType<typeof nest>;

/** Reads the environment once. One error lists every problem without repeating secrets. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const values = withFiles(env, problems);
  const parsed = EnvironmentSchema.safeParse(values);
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0]);
    const given = SECRETS.includes(name) ? '' : ` (it is "${values[name]}")`;
    problems.push(`${name} ${issue.message}${given}`);
  }
  for (const [one, other] of TOGETHER) {
    if (Boolean(values[one]) !== Boolean(values[other])) {
      problems.push(`${one} and ${other} must be set together`);
    }
  }
  if (
    values['ROLE'] &&
    values['ROLE'] !== 'all' &&
    !values['DATABASE_URL'] &&
    !values['DATABASE_URL_FILE']
  ) {
    problems.push(
      'ROLE web and worker need DATABASE_URL: the embedded database only works for one process',
    );
  }
  if (isProduction(values)) problems.push(...productionProblems(values, SECRETS));
  if (!parsed.success || problems.length > 0) {
    throw new OperatorError(
      `These settings can’t be used, so nothing was started.\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
  return nest(parsed.data);
}

const SEVERAL_IN_ONE: Readonly<Record<string, RegExp>> = {
  ENCRYPTION_KEYS: /[,:]/,
  OTEL_EXPORTER_OTLP_HEADERS: /,|=|%20/,
};

/** Strings to mask in output: secrets, passwords in URLs and each key of a list, longest first. */
export function secretsIn(env: Record<string, string | undefined>): string[] {
  const values = withFiles(env, []);
  const found = SECRETS.flatMap((name) => {
    const value = values[name] ?? '';
    const password = URL.parse(value)?.password ?? '';
    const separators = SEVERAL_IN_ONE[name];
    const keys = separators ? value.split(separators).filter((key) => key.length > 16) : [];
    return [value, password, querystring.unescape(password), ...keys];
  });
  return [...new Set(found)].filter(Boolean).toSorted((a, b) => b.length - a.length);
}

function withFiles(
  env: Record<string, string | undefined>,
  problems: string[],
): Record<string, string | undefined> {
  const values: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && value.trim() !== '') values[name] = value.trim();
  }
  for (const name of SECRETS) {
    const file = values[`${name}_FILE`];
    if (!file) continue;
    if (values[name]) problems.push(`${name} and ${name}_FILE are both set; keep one`);
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch {
      problems.push(`${name}_FILE names a file that can’t be read ("${file}")`);
    }
  }
  return values;
}

/** OpenTelemetry semantics: either the collector's base URL or the full traces endpoint. */
function tracesOf(env: Environment) {
  const url =
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ??
    env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/*$/, '/v1/traces');
  if (!url) return null;
  return { url, headers: env.OTEL_EXPORTER_OTLP_HEADERS, serviceName: env.OTEL_SERVICE_NAME };
}

function nest(env: Environment) {
  return {
    production: isProduction({ NODE_ENV: env.NODE_ENV, PUBLIC_URL: env.PUBLIC_URL }),
    logLevel: env.LOG_LEVEL,
    role: env.ROLE,
    http: {
      port: env.PORT,
      healthPort: env.HEALTH_PORT,
      host: env.HOST,
      publicUrl: env.PUBLIC_URL,
      identityUrl: env.IDENTITY_URL,
      hstsSubdomains: env.HSTS_SUBDOMAINS,
      trustProxy: env.TRUST_PROXY,
      metricsToken: env.METRICS_TOKEN,
      maxUploadMb: env.MAX_UPLOAD_MB,
      uploadQuotaMb: env.UPLOAD_QUOTA_MB,
    },
    data: {
      dir: resolve(env.DATA_DIR),
      databaseUrl: env.DATABASE_URL,
      databaseWaitSeconds: env.DATABASE_WAIT_SECONDS,
      databaseConnections: env.DATABASE_CONNECTIONS,
      storageUrl: env.STORAGE_URL,
      encryptionKeys: env.ENCRYPTION_KEYS,
    },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, support: env.SUPPORT_EMAIL },
    billing: {
      stripeSecretKey: env.STRIPE_SECRET_KEY,
      stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET,
      stripeApiBase: env.STRIPE_API_BASE,
      prices: {
        price_monthly: env.PRICE_MONTHLY,
        price_yearly: env.PRICE_YEARLY,
        price_lifetime: env.PRICE_LIFETIME,
      },
      allowTest: env.ALLOW_TEST_BILLING,
    },
    google: {
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      issuer: env.GOOGLE_ISSUER,
    },
    captcha: {
      siteKey: env.RECAPTCHA_SITE_KEY,
      secret: env.RECAPTCHA_SECRET,
      baseUrl: env.RECAPTCHA_BASE_URL,
    },
    ai: {
      house: HOUSE_PROVIDERS.map((provider) => ({
        provider: PROVIDER_OF[provider],
        apiKey: env[`${provider}_API_KEY`],
        baseUrl: env[`${provider}_BASE_URL`],
      })),
      localUrl: env.LOCAL_AI_URL,
      modelsFile: env.AI_MODELS_FILE,
      budgetCents: env.HOUSE_BUDGET_CENTS,
      dailyCents: env.HOUSE_DAILY_CENTS,
      visitorCents: env.HOUSE_VISITOR_CENTS,
      longestTokens: env.HOUSE_LONGEST_TOKENS,
    },
    youtube: {
      baseUrl: env.YOUTUBE_BASE_URL,
      apiBaseUrl: env.YOUTUBE_API_BASE_URL,
      imageBaseUrl: env.YOUTUBE_IMAGE_BASE_URL,
      embedBaseUrl: env.YOUTUBE_EMBED_BASE_URL,
      proxyUrls: env.YOUTUBE_PROXY_URL,
      proxyRotates: env.YOUTUBE_PROXY_ROTATES,
      clients: env.YOUTUBE_CLIENTS,
      clientsFile: env.YOUTUBE_CLIENTS_FILE,
      potProviderUrl: env.YOUTUBE_POT_PROVIDER_URL,
      hubUrl: env.YOUTUBE_HUB_URL === 'off' ? null : env.YOUTUBE_HUB_URL,
      videosPerSecond: env.YOUTUBE_VIDEOS_PER_SECOND,
      ytdlpPath: env.YTDLP_PATH,
      ytdlpAudio: env.YTDLP_AUDIO,
      ytdlpSeconds: env.YTDLP_SECONDS,
      cookiesFile: env.YTDLP_COOKIES_FILE,
      programEnvironment: { PATH: env.PATH, HOME: env.HOME },
    },
    pages: { allow: env.WEB_PAGES_ALLOW },
    recognition: {
      localUrl: env.LOCAL_RECOGNITION_URL,
      localModel: env.LOCAL_RECOGNITION_MODEL,
      modelDir: env.RECOGNITION_MODEL_DIR,
      usesHouseKeys: env.HOUSE_RECOGNITION,
      deepgramUrl: env.DEEPGRAM_BASE_URL ?? 'https://api.deepgram.com/v1',
    },
    speech: {
      espeakPath: env.ESPEAK_PATH,
      modelDir: env.SPEECH_MODEL_DIR,
      elevenLabsUrl: env.ELEVENLABS_BASE_URL,
      deepgramUrl: env.DEEPGRAM_BASE_URL,
      /** Where to look for programs without a configured path. */
      searchPath: env.PATH,
    },
    site: {
      adConversionId: env.AD_CONVERSION_ID,
      adConversionLabel: env.AD_CONVERSION_LABEL,
      affiliateUrl: env.AFFILIATE_URL,
      siblingProducts: env.SIBLING_PRODUCTS,
    },
    tracing: tracesOf(env),
    operators: env.OPERATORS,
    teamSeats: env.TEAM_SEATS,
    work: {
      runsAtOnce: env.RUNS_AT_ONCE,
      runsPerAccount: env.RUNS_PER_ACCOUNT,
      recordingsAtOnce: env.RECORDINGS_AT_ONCE,
      recordingsPerAccount: env.RECORDINGS_PER_ACCOUNT,
      queuedPerAccount: env.QUEUED_PER_ACCOUNT,
      transcriptionsAtOnce: env.TRANSCRIPTIONS_AT_ONCE,
      transcriptionsPerAccount: env.TRANSCRIPTIONS_PER_ACCOUNT,
      transcriptionsQueued: env.TRANSCRIPTIONS_QUEUED,
      batchesAtOnce: env.BATCHES_AT_ONCE,
    },
    accountLimits: {
      sourcesPerHour: env.SOURCES_PER_HOUR,
      uploadsAtOnce: env.UPLOADS_PER_ACCOUNT,
      batchesPerHour: env.BATCHES_PER_HOUR,
      importsPerHour: env.IMPORTS_PER_HOUR,
      importsAtOnce: env.IMPORTS_AT_ONCE,
      streams: env.STREAMS_PER_ACCOUNT,
    },
  };
}
