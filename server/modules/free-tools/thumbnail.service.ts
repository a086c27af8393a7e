import { AppError } from '#server/core/app-error.ts';

const MOST_BYTES = 4_000_000;
const PATIENCE_MS = 15_000;

export interface Thumbnails {
  /** Fetches the picture from the platform. Throws `not_found` if there is none of this size. */
  fetch(videoId: string, file: string): Promise<Buffer>;
}

/**
 * `base` is configured by the operator; id and file are matched against patterns, so a visitor's input can't choose a host.
 */
export function createThumbnails(base: string): Thumbnails {
  return {
    async fetch(videoId, file) {
      const response = await ask(`${base}/vi/${videoId}/${file}.jpg`);
      const type = response.headers.get('content-type') ?? '';
      if (response.status === 404) throw new AppError('not_found');
      if (!response.ok || !type.startsWith('image/')) throw new AppError('platform_network');
      return readUpTo(response, MOST_BYTES);
    },
  };
}

async function ask(address: string): Promise<Response> {
  try {
    return await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    throw new AppError('platform_network', { cause: error });
  }
}

async function readUpTo(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      length += part.length;
      if (length > most) break;
      parts.push(part);
    }
  } catch (error) {
    throw new AppError('platform_network', { cause: error });
  }
  if (length > most) throw new AppError('platform_network');
  return Buffer.concat(parts);
}
