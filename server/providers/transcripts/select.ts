import type { Dispatcher } from 'undici';
import type { Clock } from '#server/core/clock.ts';
import type { Config } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import type { Log } from '#server/core/log.ts';
import { CLIENT_NAMES, findClient } from './clients.ts';
import type { Fetch } from './outgoing.ts';
import { createPlatform } from './platform.ts';
import { PLATFORM_LIMITS } from './politeness.ts';
import type { Pace, TranscriptPlatform } from './port.ts';
import { createYoutube } from './youtube.ts';
import { createYtdlp } from './ytdlp.ts';

/** YouTube as the operator configured it: through a proxy for its hosts alone, or directly and to public addresses only. */
export function selectPlatform(
  { youtube, http }: Config,
  { log, clock, paceOf }: { log: Log; clock: Clock; paceOf(address: string): Pace },
): TranscriptPlatform {
  const unknown = youtube.clients.filter((name) => findClient(name) === null);
  if (unknown.length > 0 || youtube.clients.length === 0) {
    throw new OperatorError(
      `YOUTUBE_CLIENTS names ${unknown.join(', ') || 'nobody'}; nothing was started.\nKnown are ${CLIENT_NAMES.join(', ')}, each with @version behind it if need be.`,
    );
  }
  const { baseUrl, apiBaseUrl, imageBaseUrl, proxyUrl, clients, ytdlpPath } = youtube;
  let agent: Promise<Dispatcher> | null = null;
  const allow = [baseUrl, apiBaseUrl, imageBaseUrl];
  const fetch = (async (url: string, init?: object) => {
    const { fetch: ask } = await import('undici');
    return ask(url, { ...init, dispatcher: await (agent ??= openAgent(proxyUrl, allow)) });
  }) as unknown as Fetch;
  const asker = createYoutube({
    fetch,
    throughProxy: proxyUrl !== undefined,
    baseUrl,
    apiBaseUrl,
    imageBaseUrl,
    clients,
  });
  return createPlatform({
    youtube: asker,
    ytdlp: ytdlpPath
      ? createYtdlp({ path: ytdlpPath, proxyUrl, environment: youtube.programEnvironment })
      : null,
    allowsAudio: youtube.ytdlpAudio,
    maxAudioBytes: http.maxUploadMb * 1024 * 1024,
    limits: { ...PLATFORM_LIMITS, perSecond: youtube.videosPerSecond },
    log,
    // Whoever asks through no proxy is taken to share one address: that is the careful guess.
    pace: paceOf(proxyUrl ? `proxy ${new URL(proxyUrl).host}` : 'direct'),
    now: () => clock.now().getTime(),
    close: async () => (await agent)?.close(),
  });
}

/** Read when the first video is asked for, not by every start. */
async function openAgent(proxyUrl: string | undefined, allow: string[]): Promise<Dispatcher> {
  if (!proxyUrl) {
    return (await import('#server/core/guarded-fetch.ts')).createGuardedAgent({ allow });
  }
  const { ProxyAgent } = await import('undici');
  return new ProxyAgent({ uri: proxyUrl, connectTimeout: 10_000 });
}
