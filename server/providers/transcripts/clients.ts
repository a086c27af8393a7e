/** A program of the platform's that we speak as. Versions age: name a newer one in YOUTUBE_CLIENTS as `NAME@version`. */
export interface PlatformClient {
  name: string;
  /** The platform's number for it. */
  number: string;
  version: string;
  userAgent: string;
  context: Readonly<Record<string, string | number>>;
}

interface Row {
  number: string;
  version: string;
  userAgent: (version: string) => string;
  context: Readonly<Record<string, string | number>>;
}

const TABLE: Readonly<Record<string, Row>> = {
  ANDROID: {
    number: '3',
    version: '21.03.36',
    userAgent: (version) =>
      `com.google.android.youtube/${version} (Linux; U; Android 16; en_US; SM-S908E Build/TP1A.220624.014) gzip`,
    context: { osName: 'Android', osVersion: '16', androidSdkVersion: 36, platform: 'MOBILE' },
  },
  IOS: {
    number: '5',
    version: '20.11.6',
    userAgent: (version) =>
      `com.google.ios.youtube/${version} (iPhone10,4; U; CPU iOS 16_7_7 like Mac OS X)`,
    context: {
      osName: 'iOS',
      osVersion: '16.7.7.20H330',
      deviceMake: 'Apple',
      deviceModel: 'iPhone10,4',
      platform: 'MOBILE',
    },
  },
  VISIONOS: {
    number: '101',
    version: '1.02',
    userAgent: () =>
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_7_3) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    context: {
      osName: 'visionOS',
      osVersion: '26.5.23O471',
      deviceMake: 'Apple',
      deviceModel: 'RealityDevice17,1',
    },
  },
  ANDROID_VR: {
    number: '28',
    version: '1.65.10',
    userAgent: (version) =>
      `com.google.android.apps.youtube.vr.oculus/${version} (Linux; U; Android 12L; eureka-user Build/SQ3A.220605.009.A1) gzip`,
    context: {
      osName: 'Android',
      osVersion: '12L',
      androidSdkVersion: 32,
      deviceMake: 'Oculus',
      deviceModel: 'Quest 3',
    },
  },
  WEB: {
    number: '1',
    version: '2.20260623.01.00',
    userAgent: () =>
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36',
    context: { platform: 'DESKTOP' },
  },
};

export const CLIENT_NAMES: readonly string[] = Object.keys(TABLE);

/** `ANDROID` or `ANDROID@21.10.1`. `null` where there is no such client. */
export function findClient(named: string): PlatformClient | null {
  const [name = '', wanted] = named.split('@', 2);
  const row = TABLE[name.toUpperCase()];
  if (!row) return null;
  const version = wanted || row.version;
  return {
    name: name.toUpperCase(),
    number: row.number,
    version,
    userAgent: row.userAgent(version),
    context: row.context,
  };
}

export function requestOf(client: PlatformClient, body: object): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': client.userAgent,
      'x-youtube-client-name': client.number,
      'x-youtube-client-version': client.version,
      'accept-language': 'en',
    },
    body: JSON.stringify({
      context: {
        client: {
          clientName: client.name,
          clientVersion: client.version,
          // The reasons that are told apart below are English.
          hl: 'en',
          gl: 'US',
          utcOffsetMinutes: 0,
          ...client.context,
        },
      },
      contentCheckOk: true,
      racyCheckOk: true,
      ...body,
    }),
  };
}
