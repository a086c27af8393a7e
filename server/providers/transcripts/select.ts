import { readFileSync } from 'node:fs';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import type { Clock } from '#server/core/clock.ts';
import type { Config } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import type { Log } from '#server/core/log.ts';
import { CLIENT_TABLE, type ClientTable, ClientTableSchema, findClient } from './clients.ts';
import type { Fetch } from './outgoing.ts';
import { createPlatform, type Exit } from './platform.ts';
import { createPoTokens } from './po-token.ts';
import { PLATFORM_LIMITS } from './politeness.ts';
import type { Pace, TranscriptPlatform } from './port.ts';
import { createYoutube } from './youtube.ts';
import { createYtdlp } from './ytdlp.ts';

/** YouTube as configured: through proxies restricted to its hosts, or directly to public addresses only. */
export function selectPlatform(
  { youtube, http }: Config,
  { log, clock, paceOf }: { log: Log; clock: Clock; paceOf(address: string): Pace },
): TranscriptPlatform {
  const clientTable = readClientTable(youtube.clientsFile);
  const unknown = youtube.clients.filter((name) => findClient(name, clientTable) === null);
  if (unknown.length > 0 || youtube.clients.length === 0) {
    const choice = `Choose from ${Object.keys(clientTable).join(', ')}. You can add @version to each.`;
    throw new OperatorError(
      unknown.length > 0
        ? `YOUTUBE_CLIENTS has unknown clients (${unknown.join(', ')}), so nothing was started.\n${choice}`
        : `YOUTUBE_CLIENTS is empty, so nothing was started.\n${choice}`,
    );
  }
  const { baseUrl, apiBaseUrl, imageBaseUrl, proxyUrls, clients, ytdlpPath, potProviderUrl } =
    youtube;
  const closing: (() => Promise<void>)[] = [];
  const allow = [baseUrl, apiBaseUrl, imageBaseUrl];

  function exitOf(proxyUrl: string | undefined): Exit {
    let agent: Promise<Dispatcher> | null = null;
    closing.push(async () => (await agent)?.close());
    const rotates = proxyUrl !== undefined && youtube.proxyRotates;
    const fetch = (async (url: string, init?: object) => {
      const { fetch: ask } = await import('undici');
      const dispatcher = await (agent ??= openAgent(proxyUrl, { allow, rotates }));
      return ask(url, { ...init, dispatcher });
    }) as unknown as Fetch;
    return {
      youtube: createYoutube({
        fetch,
        throughProxy: proxyUrl !== undefined,
        baseUrl,
        apiBaseUrl,
        imageBaseUrl,
        clients,
        clientTable,
        // The operator's own service, so the SSRF guard doesn't apply.
        findPoToken: potProviderUrl
          ? createPoTokens(potProviderUrl, (url, init) => globalThis.fetch(url, init))
          : undefined,
      }),
      ytdlp: ytdlpPath
        ? createYtdlp({
            path: ytdlpPath,
            proxyUrl,
            cookiesFile: youtube.cookiesFile,
            potProviderUrl,
            environment: youtube.programEnvironment,
          })
        : null,
      rotates,
      // Without a proxy, assume that all processes share one address: the safe assumption.
      pace: paceOf(proxyUrl ? `proxy ${new URL(proxyUrl).host}` : 'direct'),
    };
  }

  return createPlatform({
    exits: proxyUrls.length === 0 ? [exitOf(undefined)] : proxyUrls.map(exitOf),
    ytdlpMs: youtube.ytdlpSeconds * 1000,
    allowsAudio: youtube.ytdlpAudio,
    maxAudioBytes: http.maxUploadMb * 1024 * 1024,
    limits: { ...PLATFORM_LIMITS, perSecond: youtube.videosPerSecond },
    log,
    now: () => clock.now().getTime(),
    close: async () => void (await Promise.all(closing.map((close) => close()))),
  });
}

/** The operator's rows override built-in ones. */
function readClientTable(file: string | undefined): ClientTable {
  if (!file) return CLIENT_TABLE;
  try {
    const rows = ClientTableSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { ...CLIENT_TABLE, ...rows };
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new OperatorError(
      `YOUTUBE_CLIENTS_FILE ("${file}") can’t be used, so nothing was started.\n${why}`,
    );
  }
}

/** Loaded on the first request instead of on every start. */
async function openAgent(
  proxyUrl: string | undefined,
  { allow, rotates }: { allow: string[]; rotates: boolean },
): Promise<Dispatcher> {
  if (!proxyUrl) {
    return (await import('#server/core/guarded-fetch.ts')).createGuardedAgent({ allow });
  }
  const { ProxyAgent } = await import('undici');
  return new ProxyAgent({
    uri: proxyUrl,
    connectTimeout: 10_000,
    // A kept-alive connection would keep its address, and any refusal with it.
    ...(rotates && { keepAliveTimeout: 1, keepAliveMaxTimeout: 1 }),
  });
}
