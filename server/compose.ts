import { sql } from '#server/db/sql.ts';
import { buildApp } from './app.ts';
import { type AccountParts, composeAccounts } from './compose/accounts.ts';
import { composeBatches } from './compose/batches.ts';
import { type BillingParts, composeBilling } from './compose/billing.ts';
import { composeFreeTools } from './compose/free-tools.ts';
import { ALL_JOBS, jobShares } from './compose/jobs.ts';
import { composePodcasts, type PodcastParts } from './compose/podcasts.ts';
import { composeQuestions } from './compose/questions.ts';
import { composeSources } from './compose/sources.ts';
import { composeUsage, type UsageParts } from './compose/usage.ts';
import { type Clock, systemClock } from './core/clock.ts';
import type { ProviderValue } from '#contract/catalog/providers.ts';
import type { Config } from './core/config.ts';
import { createTally } from './core/tally.ts';
import type { App } from './core/http.ts';
import { type Keyring, loadKeyring } from './core/keyring.ts';
import type { Log } from './core/log.ts';
import { createSite, type MovableSite } from './core/site.ts';
import { type Database, isOutOfConnections, unlessBroken } from './db/database.ts';
import { createArchive } from './modules/account-data/archive.service.ts';
import type { AccountEnding } from './modules/account-data/deletion.service.ts';
import { createDownloadTickets } from './modules/account-data/download-tickets.ts';
import { createExports } from './modules/exports/exports.service.ts';
import type { Accounts } from './modules/accounts/accounts.service.ts';
import { createDocuments } from './modules/generations/documents.service.ts';
import { createEngineThread } from './modules/generations/run/engine-thread.ts';
import { generationJobs } from './modules/generations/generations.jobs.ts';
import { createGenerations, type Generations } from './modules/generations/generations.service.ts';
import { openEventHub } from './modules/generations/events/live-events.ts';
import { createRunner } from './modules/generations/run/run-generation.ts';
import { createKeyCanary, type KeyCanary } from './modules/operations/key-canary.ts';
import { maintenanceJobs } from './modules/operations/maintenance.jobs.ts';
import { type Needs, onceIn } from './modules/operations/readiness.ts';
import { createOperatorPage } from './modules/operations/operator-page.ts';
import { createOperations, type Operations } from './modules/operations/operations.service.ts';
import type { Pages } from './modules/pages/pages.ts';
import { createStyles } from './modules/styles/styles.service.ts';
import { createModels } from './modules/usage/models.service.ts';
import { usageJobs } from './modules/usage/usage.jobs.ts';
import type { Videos } from './modules/videos/videos.service.ts';
import { selectAiProviders } from './providers/ai/select.ts';
import { traceModels } from './providers/ai/traced-models.ts';
import { probeStorage } from './providers/storage/probe.ts';
import { selectSpeech } from './providers/speech/select.ts';
import { forQueue, openProgramDatabase } from './compose/open-database.ts';
import { type Queue, startQueue } from './queue/queue.ts';

const CLOSE_GRACE_MS = 5000;
const STORAGE_LOOK_MS = 30_000;

export { openProgramDatabase };

export interface Program extends UsageParts {
  billingParts: BillingParts;
  podcastParts: PodcastParts;
  database: Database;
  queue: Queue;
  keyring: Keyring;
  accounts: Accounts;
  accountParts: AccountParts;
  generations: Generations;
  videos: Videos;
  operations: Operations;
  canary: KeyCanary;
  app: App;
  /** Knows the server's public URL once it listens. */
  site: MovableSite;
  work(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  config: Config;
  log: Log;
  clock?: Clock;
  /** `null`: API only, no pages. */
  pages?: Pages | null;
  /** A database that is already being opened. */
  opening?: Promise<Database>;
}

/** Wires up the whole program. Starts nothing that talks to the outside. */
export async function compose({ opening, ...options }: Options): Promise<Program> {
  const database = await (opening ?? openProgramDatabase(options));
  return unlessBroken(database, wire(database, options));
}

async function wire(
  database: Database,
  { config, log, clock = systemClock, pages = null }: Omit<Options, 'opening'>,
): Promise<Program> {
  const dataDir = config.data.dir;
  const keyring = loadKeyring(config.data.encryptionKeys, dataDir);
  const tracing = config.tracing
    ? (await import('./core/tracing.ts')).startTracing({ ...config.tracing, log })
    : null;
  const tally = createTally();
  const queue = await startQueue({
    database: forQueue(database),
    log,
    tracing,
    tally,
    works: config.role !== 'web',
    shares: jobShares(config),
    jobs: ALL_JOBS,
  });

  const site = createSite(config.http.publicUrl ?? `http://localhost:${config.http.port}`);
  const untraced = selectAiProviders(config.ai);
  const providers = tracing ? traceModels(untraced, tracing) : untraced;
  const speech = selectSpeech(config);
  const endings: AccountEnding[] = [];
  const accountParts = composeAccounts({
    config,
    log,
    clock,
    database,
    queue,
    keyring,
    site,
    ai: { checkKey: (...asked) => speech.checkKey(...asked) ?? providers.checkKey(...asked) },
    endings,
  });
  const { accounts } = accountParts;
  const { keys, limits, settings } = accountParts;
  const usageParts = composeUsage({
    config,
    database,
    clock,
    log,
    tally,
    providers,
    keys,
    settings,
  });
  const { engines, usage } = usageParts;
  const sources = composeSources({
    config,
    log,
    clock,
    database,
    queue,
    keys,
    limits,
    usage,
    async findHouseKey(ownerId, named) {
      const account = config.recognition.usesHouseKeys ? await accounts.find(ownerId) : null;
      if (!account) return null;
      const provider = named as ProviderValue;
      const payers = await engines.payers(account);
      return payers.get(provider) === 'house' ? providers.house.key(provider) : null;
    },
  });
  const { videos, shelves, uploads, recognition } = sources;
  endings.push(sources.ending);
  const styles = createStyles({ database });
  const billingParts = composeBilling({
    config,
    database,
    queue,
    clock,
    log,
    ...accountParts,
    site,
    usage,
  });
  const { entitlements } = billingParts;
  endings.push(billingParts.ending);
  const engine = createEngineThread();
  const generations = createGenerations({
    engine,
    database,
    queue,
    videos,
    styles,
    entitlements,
    ...usageParts,
  });
  const batchParts = composeBatches({
    config,
    database,
    clock,
    log,
    queue,
    accounts,
    videos,
    generations,
  });
  const liveEvents = await openEventHub(database, log, tally);
  const questionParts = await composeQuestions({
    ...usageParts,
    database,
    log,
    queue,
    accounts,
    videos,
    shelves,
    entitlements,
    models: providers,
    engine,
  });
  const uploadQuotaBytes = config.http.uploadQuotaMb * 1024 * 1024;
  const documents = createDocuments({ database, videos });
  const podcastParts = composePodcasts({
    config,
    log,
    clock,
    database,
    queue,
    keyring,
    site,
    speech,
    entitlements,
    documents,
    usage,
    ...accountParts,
  });
  endings.push(podcastParts.ending);
  const exports = createExports({
    findEpisode: podcastParts.podcasts.findEpisode,
    findSource: videos.findWatched,
    findNotes: async (ownerId) => (await accountParts.settings.get(ownerId)).exportNotes,
  });
  const canary = createKeyCanary({ database, keyring });
  const operations = createOperations({
    database,
    queue,
    accounts,
    sealed: [keys, podcastParts.feeds],
    canary,
    videos,
    clock,
    dataDir,
    hasFiles: !config.data.storageUrl,
    openCopy: (dir) =>
      openProgramDatabase({
        config: { data: { ...config.data, databaseUrl: undefined, dir } },
        log,
      }),
    operatorBilling: billingParts.operatorBilling,
  });
  const needs: Needs = {
    database: {
      problem: (cause) =>
        isOutOfConnections(database.db.$client, cause)
          ? 'has no free connection'
          : 'doesn’t answer',
      check: async () => void (await database.db.execute(sql`SELECT 1`)),
    },
    queue: { problem: 'can’t be read', check: () => queue.check() },
    storage: {
      problem: 'can’t be written to',
      check: onceIn(STORAGE_LOOK_MS, () => probeStorage(sources.storage)),
    },
  };
  const app = await buildApp({
    log,
    tracing,
    trustProxy: config.http.trustProxy,
    hstsSubdomains: config.http.hstsSubdomains,
    accountLimits: config.accountLimits,
    site,
    ...accountParts,
    generations,
    documents,
    ...podcastParts,
    archive: createArchive({
      ...accountParts,
      ...podcastParts,
      styles,
      database,
      clock,
      log,
      quotaBytes: uploadQuotaBytes,
      importsAtOnce: config.accountLimits.importsAtOnce,
    }),
    downloadTickets: createDownloadTickets({ ...accountParts, keyring, clock }),
    uploadQuotaBytes,
    exports,
    videos,
    uploads,
    recognition,
    maxUploadBytes: config.http.maxUploadMb * 1024 * 1024,
    styles,
    shelves,
    ...questionParts,
    ...batchParts,
    ...billingParts,
    usage,
    models: createModels(providers, engines),
    ...composeFreeTools({
      config,
      database,
      log,
      ...accountParts,
      ...usageParts,
      videos,
      engine,
    }),
    liveEvents,
    pages,
    metrics: {
      token: config.http.metricsToken,
      isOpenHere: !config.production,
      database,
      tally,
    },
    needs,
    operatorPage: createOperatorPage({
      database,
      queue,
      accounts,
      entitlements,
      usage,
      audit: accountParts.audit,
      needs,
    }),
  });
  billingParts.deliverTo(app);

  return {
    ...usageParts,
    accountParts,
    billingParts,
    podcastParts,
    database,
    queue,
    keyring,
    accounts,
    generations,
    videos,
    operations,
    canary,
    app,
    site,
    work: () =>
      queue.work([
        ...generationJobs(
          createRunner({
            database,
            videos,
            engine,
            ...usageParts,
            entitlements,
            models: providers,
          }),
          database,
        ),
        ...maintenanceJobs(database),
        ...podcastParts.jobs(),
        ...questionParts.jobs(),
        ...batchParts.jobs(),
        ...accountParts.jobs(),
        ...sources.jobs(),
        ...billingParts.jobs(),
        ...usageJobs(usage),
      ]),
    async close() {
      // After the grace period, cut off clients that neither finish their request nor read the response.
      const cutOff = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS);
      await app.close();
      clearTimeout(cutOff);
      await queue.stop();
      await billingParts.close();
      await engine.close();
      await exports.close();
      await podcastParts.close();
      await questionParts.close();
      await accountParts.close();
      await sources.close();
      await Promise.all([database.close(), tracing?.close()]);
    },
  };
}
