import helmet from '@fastify/helmet';
import Fastify, {
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { PublicConfig } from '#contract/accounts.ts';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { AppError, toAppError } from './core/app-error.ts';
import type { Config } from './core/config.ts';
import { limitStreams } from './core/event-stream.ts';
import { accountOf, type App, assertMayCall } from './core/http.ts';
import { serverWithReadyAnswers } from './core/http-server.ts';
import { newId } from './core/ids.ts';
import { acceptJson } from './core/json-body.ts';
import type { Log } from './core/log.ts';
import { logAccountId, logRequestIds } from './core/request-ids.ts';
import { cutSlowBodies } from './core/slow-bodies.ts';
import type { Tracing } from './core/tracing.ts';
import { ZOD_SCHEMAS } from './core/zod-schemas.ts';
import {
  type AccountDataRouteOptions,
  accountDataRoutes,
} from './modules/account-data/account-data.routes.ts';
import { type AccountRouteOptions, accountRoutes } from './modules/accounts/accounts.routes.ts';
import { type GoogleRouteOptions, googleRoutes } from './modules/accounts/google.routes.ts';
import { type SessionRouteOptions, sessionRoutes } from './modules/accounts/sessions.routes.ts';
import { articleRoutes } from './modules/articles/articles.routes.ts';
import { type BatchRouteOptions, batchRoutes } from './modules/batches/batches.routes.ts';
import {
  type ChannelPushRouteOptions,
  channelPushRoutes,
} from './modules/batches/channel-push.routes.ts';
import { type WatchRouteOptions, watchRoutes } from './modules/batches/watches.routes.ts';
import { billingRoutes } from './modules/billing/billing.routes.ts';
import type { BillingEvents } from './modules/billing/billing-events.service.ts';
import type { Checkout } from './modules/billing/checkout.service.ts';
import type { Entitlements } from './modules/billing/entitlements.service.ts';
import {
  type TestBillingOptions,
  testBillingRoutes,
} from './modules/billing/test-billing.routes.ts';
import { webhookRoutes } from './modules/billing/webhook.routes.ts';
import { apiDocsRoutes } from './modules/catalog/api-docs.routes.ts';
import { catalogRoutes } from './modules/catalog/catalog.routes.ts';
import { exportRoutes } from './modules/exports/exports.routes.ts';
import type { DocumentExports } from './modules/exports/exports.service.ts';
import { type ContactRouteOptions, contactRoutes } from './modules/contact/contact.routes.ts';
import { type Limits, networkOf } from './modules/limits/limits.service.ts';
import { type MailboxRouteOptions, mailboxRoutes } from './modules/mail/mailbox.routes.ts';
import { publicConfigRoutes } from './modules/settings/public-config.routes.ts';
import { type SettingsRouteOptions, settingsRoutes } from './modules/settings/settings.routes.ts';
import { documentRoutes } from './modules/generations/documents.routes.ts';
import { speakerRoutes } from './modules/generations/speakers.routes.ts';
import type { Documents } from './modules/generations/documents.service.ts';
import { eventRoutes } from './modules/generations/events/events.routes.ts';
import { binRoutes } from './modules/generations/bin.routes.ts';
import { generationRoutes } from './modules/generations/generations.routes.ts';
import type { Generations } from './modules/generations/generations.service.ts';
import type { EventHub } from './modules/generations/events/live-events.ts';
import {
  freeToolRoutes,
  type FreeToolRouteOptions,
} from './modules/free-tools/free-tools.routes.ts';
import { addMetrics } from './modules/operations/metrics.routes.ts';
import type { Needs } from './modules/operations/readiness.ts';
import { healthRoutes } from './modules/operations/health.routes.ts';
import { type OperatorRouteOptions, operatorRoutes } from './modules/operations/operator.routes.ts';
import { HSTS_SECONDS, PERMISSIONS_POLICY } from './modules/pages/page-headers.ts';
import { pageRoutes } from './modules/pages/pages.routes.ts';
import type { Pages } from './modules/pages/pages.ts';
import { type MediaRouteOptions, mediaRoutes } from './modules/podcasts/media.routes.ts';
import { type PodcastRouteOptions, podcastRoutes } from './modules/podcasts/podcasts.routes.ts';
import { type VoiceRouteOptions, voiceRoutes } from './modules/podcasts/voices.routes.ts';
import { type QuestionRouteOptions, questionRoutes } from './modules/questions/questions.routes.ts';
import { shelfRoutes } from './modules/shelves/shelves.routes.ts';
import type { Shelves } from './modules/shelves/shelves.service.ts';
import { styleRoutes } from './modules/styles/styles.routes.ts';
import type { Styles } from './modules/styles/styles.service.ts';
import { teamRoutes } from './modules/teams/teams.routes.ts';
import type { Teams } from './modules/teams/teams.service.ts';
import type { Models } from './modules/usage/models.service.ts';
import { usageRoutes } from './modules/usage/usage.routes.ts';
import type { Usage } from './modules/usage/usage.service.ts';
import type { Recognizers } from './modules/videos/recognizers.ts';
import { uploadRoutes } from './modules/videos/uploads.routes.ts';
import type { Uploads } from './modules/videos/uploads.service.ts';
import { videoRoutes } from './modules/videos/videos.routes.ts';
import type { Videos } from './modules/videos/videos.service.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;

interface AppDependencies
  extends
    AccountRouteOptions,
    SessionRouteOptions,
    GoogleRouteOptions,
    SettingsRouteOptions,
    ContactRouteOptions,
    MailboxRouteOptions,
    AccountDataRouteOptions,
    PodcastRouteOptions,
    VoiceRouteOptions,
    MediaRouteOptions,
    TestBillingOptions,
    QuestionRouteOptions,
    BatchRouteOptions,
    WatchRouteOptions,
    ChannelPushRouteOptions,
    OperatorRouteOptions,
    FreeToolRouteOptions {
  log: Log;
  tracing: Tracing | null;
  /** Number of proxies in front of the server, or their addresses. */
  trustProxy: boolean | number | string[];
  hstsSubdomains: boolean;
  publicConfig: PublicConfig;
  limits: Limits;
  generations: Generations;
  documents: Documents;
  exports: DocumentExports;
  videos: Videos;
  uploads: Uploads;
  recognition: Recognizers;
  maxUploadBytes: number;
  accountLimits: Config['accountLimits'];
  styles: Styles;
  shelves: Shelves;
  entitlements: Entitlements;
  checkout: Checkout;
  teams: Teams;
  billingEvents: BillingEvents;
  usage: Usage;
  models: Models;
  liveEvents: EventHub;
  pages: Pages | null;
  metrics: Parameters<typeof addMetrics>[1];
  /** Checks for readiness; resolves once the database answers. */
  needs: Needs;
}

/** Builds the HTTP app from its dependencies without listening. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const { log, trustProxy, accounts, limits, liveEvents, liveQuestions, pages } = dependencies;
  const streams = limitStreams(dependencies.accountLimits.streams);
  const isSignedIn = async (token: string) => (await accounts.identify(token)) !== null;
  const app = Fastify({
    loggerInstance: log.child({}, { serializers: { req: describeRequest } }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // Two log lines per request at info level would bury what an operator needs to see.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => newId('req'),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    // Requests already received are still answered. Fastify's own 503 wouldn't use our error format.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    serverFactory: serverWithReadyAnswers(pages?.answerAtOnce ?? null),
    schemaController: ZOD_SCHEMAS,
    // Malformed URLs end up here instead of in the error handler.
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply);
    },
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(new AppError('not_found').toBody(request.id)),
  );
  logRequestIds(app as unknown as App, dependencies.tracing);
  acceptJson(app);
  cutSlowBodies(app as unknown as App);

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: {
      maxAge: HSTS_SECONDS,
      includeSubDomains: dependencies.hstsSubdomains,
    },
  });
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route);
  });

  app.decorateRequest('account', null);
  app.decorateRequest('credential', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', PERMISSIONS_POLICY);
    // PostgreSQL can't store NUL, and no URL of ours contains it.
    if (request.url.includes('%00')) throw new AppError('not_found');
    if (request.is404) return;
    const { access, limits: ownLimits = [] } = request.routeOptions.config;
    if (access !== 'public') {
      // Shared caches respect Authorization but don't know our token header.
      reply.header('cache-control', 'no-store');
      const token = request.headers[TOKEN_HEADER.toLowerCase()];
      const caller = typeof token === 'string' ? await accounts.identify(token) : null;
      if (!caller) throw new AppError('not_signed_in');
      request.account = caller.account;
      logAccountId(request, caller.account.id);
      request.credential = caller.credential;
      assertMayCall(request, caller.credential);
    }
    for (const limit of ownLimits) {
      const subject = limit.by === 'account' ? accountOf(request).id : networkOf(request.ip);
      await limits.take(limit, subject);
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    request.log.debug({ req: request, statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
  app.addHook('preClose', async () => {
    await Promise.all([liveEvents.close(), liveQuestions.close()]);
  });

  addMetrics(app as unknown as App, dependencies.metrics);
  await app.register(healthRoutes, dependencies);
  await app.register(operatorRoutes, dependencies);
  await app.register(catalogRoutes);
  await app.register(articleRoutes);
  await app.register(accountRoutes, dependencies);
  await app.register(sessionRoutes, dependencies);
  await app.register(googleRoutes, dependencies);
  await app.register(settingsRoutes, dependencies);
  await app.register(publicConfigRoutes, dependencies);
  await app.register(contactRoutes, dependencies);
  await app.register(mailboxRoutes, dependencies);
  await app.register(accountDataRoutes, { ...dependencies, streams, isSignedIn });
  await app.register(billingRoutes, {
    ...dependencies,
    findBuyer: async (token) => {
      const caller = await accounts.identify(token);
      // Purchases belong to the account itself, so access tokens can't make them.
      if (caller?.credential.kind === 'access_token') throw new AppError('session_needed');
      return caller?.account ?? null;
    },
  });
  await app.register(webhookRoutes, dependencies);
  await app.register(testBillingRoutes, dependencies);
  await app.register(teamRoutes, dependencies);
  await app.register(usageRoutes, dependencies);
  await app.register(videoRoutes, dependencies);
  await app.register(uploadRoutes, dependencies);
  await app.register(freeToolRoutes, dependencies);
  await app.register(styleRoutes, dependencies);
  await app.register(shelfRoutes, dependencies);
  await app.register(generationRoutes, dependencies);
  await app.register(binRoutes, dependencies);
  await app.register(batchRoutes, dependencies);
  await app.register(watchRoutes, dependencies);
  await app.register(channelPushRoutes, dependencies);
  await app.register(documentRoutes, dependencies);
  await app.register(speakerRoutes, dependencies);
  await app.register(exportRoutes, dependencies);
  await app.register(podcastRoutes, dependencies);
  await app.register(voiceRoutes, dependencies);
  await app.register(mediaRoutes, dependencies);
  await app.register(eventRoutes, { ...dependencies, streams, isSignedIn });
  await app.register(questionRoutes, { ...dependencies, streams, isSignedIn });
  await app.register(apiDocsRoutes, { routes });
  if (pages) await app.register(pageRoutes, { pages });
  return app as unknown as App;
}

/** Default Retry-After for 503. */
const AWAY_SECONDS = 5;

function answerError(
  error: unknown,
  request: Pick<FastifyRequest, 'id' | 'log' | 'raw'>,
  reply: FastifyReply,
): FastifyReply {
  const known = fromSender(request) ?? fromFramework(error) ?? toAppError(error);
  if (known.status >= 500) request.log.error({ err: known }, 'request failed');
  const retryAfter = known.retryAfterSeconds ?? (known.status === 503 ? AWAY_SECONDS : 0);
  if (retryAfter > 0) reply.header('retry-after', retryAfter);
  return reply.code(known.status).send(known.toBody(request.id));
}

/** The client disconnected mid-request: nobody reads the answer, and it's not a server error. */
function fromSender({ raw }: Pick<FastifyRequest, 'raw'>): AppError | null {
  if (raw.complete || !raw.destroyed) return null;
  return new AppError('invalid_input', { fields: [{ field: 'request', problem: 'was cut off' }] });
}

/** Logs the route pattern instead of the URL, because URLs can contain tokens. */
function describeRequest(request: FastifyRequest): object {
  return { method: request.method, route: request.routeOptions?.url, ip: request.ip };
}

function fromFramework(error: unknown): AppError | null {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath, message }) => ({
      field: instancePath.split('/').filter(Boolean).join('.') || 'request',
      problem: message ?? 'isn’t valid',
    }));
    return new AppError('invalid_input', { fields });
  }
  const { code, statusCode } = error as FastifyError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('too_large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('unsupported_type');
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    const fields = [{ field: 'request', problem: 'isn’t well-formed' }];
    return new AppError('invalid_input', { fields });
  }
  return null;
}
