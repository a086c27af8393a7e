import { z } from 'zod';

const ClientRowSchema = z.strictObject({
  /** The platform's number for this client. */
  number: z.string().regex(/^\d{1,4}$/),
  version: z.string().min(1),
  /** `{version}` is replaced by the version. */
  userAgent: z.string().min(1),
  context: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  /** Endpoint used for videos: `reel` answers some clients for which `player` demands a token. */
  endpoint: z.enum(['player', 'reel']).default('player'),
  /** A browser client, which can send a proof-of-origin token. */
  isBrowser: z.boolean().default(false),
});
type ClientRow = z.infer<typeof ClientRowSchema>;

/** The operator's own rows, which override the built-in ones. */
export const ClientTableSchema = z.record(z.string().regex(/^[A-Z0-9_]+$/), ClientRowSchema);
export type ClientTable = Readonly<Record<string, ClientRow>>;

/** An official client we impersonate. Versions age: set a newer one in YOUTUBE_CLIENTS as `NAME@version`. */
export interface PlatformClient extends ClientRow {
  name: string;
}

/** From yt-dlp, NewPipeExtractor and youtubei.js as of August 2026 (docs/decisions/008). */
export const CLIENT_TABLE: ClientTable = {
  VISIONOS: {
    number: '101',
    version: '1.02',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_7_3) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    context: {
      osName: 'visionOS',
      osVersion: '26.5.23O471',
      deviceMake: 'Apple',
      deviceModel: 'RealityDevice17,1',
    },
    endpoint: 'player',
    isBrowser: false,
  },
  ANDROID: {
    number: '3',
    version: '21.26.364',
    userAgent: 'com.google.android.youtube/{version} (Linux; U; Android 11) gzip',
    context: { osName: 'Android', osVersion: '11', androidSdkVersion: 30, platform: 'MOBILE' },
    endpoint: 'reel',
    isBrowser: false,
  },
  WEB: {
    number: '1',
    version: '2.20260708.00.00',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36',
    context: { platform: 'DESKTOP' },
    endpoint: 'player',
    isBrowser: true,
  },
  IOS: {
    number: '5',
    version: '21.26.4',
    userAgent: 'com.google.ios.youtube/{version} (iPhone16,2; U; CPU iOS 18_3_2 like Mac OS X;)',
    context: {
      osName: 'iPhone',
      osVersion: '18.3.2.22D82',
      deviceMake: 'Apple',
      deviceModel: 'iPhone16,2',
      platform: 'MOBILE',
    },
    endpoint: 'player',
    isBrowser: false,
  },
  ANDROID_VR: {
    number: '28',
    version: '1.65.10',
    userAgent:
      'com.google.android.apps.youtube.vr.oculus/{version} (Linux; U; Android 12L; eureka-user Build/SQ3A.220605.009.A1) gzip',
    context: {
      osName: 'Android',
      osVersion: '12L',
      androidSdkVersion: 32,
      deviceMake: 'Oculus',
      deviceModel: 'Quest 3',
    },
    endpoint: 'player',
    isBrowser: false,
  },
};

/** Parses `ANDROID` or `ANDROID@21.10.1`; `null` for an unknown client. */
export function findClient(
  named: string,
  table: ClientTable = CLIENT_TABLE,
): PlatformClient | null {
  const [name = '', wanted] = named.split('@', 2);
  const row = table[name.toUpperCase()];
  if (!row) return null;
  const version = wanted || row.version;
  const userAgent = row.userAgent.replaceAll('{version}', version);
  return { ...row, name: name.toUpperCase(), version, userAgent };
}

interface Sent {
  /** Our visitor id; without it, many requests are refused. */
  visitor?: string | null;
  /** Proof-of-origin token (browser clients only). */
  poToken?: string | null;
}

export function requestOf(
  client: PlatformClient,
  body: object,
  { visitor }: Sent = {},
): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': client.userAgent,
      'x-youtube-client-name': client.number,
      'x-youtube-client-version': client.version,
      'accept-language': 'en',
      ...(visitor && { 'x-goog-visitor-id': visitor }),
      ...(client.isBrowser
        ? { origin: 'https://www.youtube.com' }
        : { 'x-goog-api-format-version': '2' }),
    },
    body: JSON.stringify({
      context: {
        client: {
          clientName: client.name,
          clientVersion: client.version,
          // We parse English error messages.
          hl: 'en',
          gl: 'US',
          utcOffsetMinutes: 0,
          ...(visitor && { visitorData: visitor }),
          ...client.context,
        },
      },
      ...body,
    }),
  };
}

/** The client's request for a video. */
export function videoRequest(
  client: PlatformClient,
  videoId: string,
  sent: Sent,
): { path: string; init: RequestInit } {
  const wish = { videoId, contentCheckOk: true, racyCheckOk: true };
  const proof = sent.poToken && { serviceIntegrityDimensions: { poToken: sent.poToken } };
  return client.endpoint === 'reel'
    ? {
        path: `reel/reel_item_watch?prettyPrint=false&id=${videoId}&$fields=playerResponse`,
        init: requestOf(client, { playerRequest: wish, disablePlayerResponse: false }, sent),
      }
    : {
        path: 'player?prettyPrint=false',
        init: requestOf(client, { ...wish, ...proof }, sent),
      };
}
