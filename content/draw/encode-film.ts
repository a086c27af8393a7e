import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';

export interface Frame {
  atMs: number;
  /** As base64. */
  jpeg: string;
}

/** Never asked: the route answers. A browser encodes only on a page that it holds to be safe, as those of this host. */
const ORIGIN = 'http://film.localhost';
/** Screens stand still most of the time; this keeps their letters sharp and the file small. */
const BITRATE = 320_000;
const KEY_SECONDS = 8;
const LAST_MS = 1500;

/** WebM for its size, MP4 for browsers that play nothing else. */
const KINDS = {
  webm: { codec: 'vp9', format: 'WebMOutputFormat' },
  mp4: { codec: 'avc', format: 'Mp4OutputFormat' },
} as const;
export type FilmKind = keyof typeof KINDS;

/** Encodes frames as they came into a film, with the browser's own encoder: nothing else has to be installed. */
export async function encodeFilm(
  browser: Browser,
  frames: readonly Frame[],
  size: { width: number; height: number },
  kind: FilmKind,
): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.route(`${ORIGIN}/**`, (route) =>
      route.request().url().endsWith('.mjs')
        ? route.fulfill({ contentType: 'text/javascript', body: muxer() })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' }),
    );
    await page.goto(`${ORIGIN}/`);
    const options = { ...size, ...KINDS[kind], bitrate: BITRATE, keySeconds: KEY_SECONDS };
    await page.evaluate(`(${START})(${JSON.stringify(options)})`);
    for (const [index, { atMs, jpeg }] of frames.entries()) {
      const untilMs = frames[index + 1]?.atMs ?? atMs + LAST_MS;
      const frame = { jpeg, at: atMs / 1000, lasts: (untilMs - atMs) / 1000 };
      await page.evaluate(`window.addFrame(${JSON.stringify(frame)})`);
    }
    return Buffer.from(await page.evaluate<string>('window.endFilm()'), 'base64');
  } finally {
    await page.close();
  }
}

function muxer(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('mediabunny'));
  return readFileSync(join(folder, 'mediabunny.min.mjs'), 'utf8');
}

/** `window` is the page's, where these run. */
const START = `async ({ width, height, codec, format, bitrate, keySeconds }) => {
  const muxer = await import('${ORIGIN}/muxer.mjs');
  const { BufferTarget, CanvasSource, Output } = muxer;
  const canvas = new OffscreenCanvas(width, height);
  const target = new BufferTarget();
  const output = new Output({ format: new muxer[format](), target });
  const source = new CanvasSource(canvas, {
    codec, bitrate, keyFrameInterval: keySeconds, latencyMode: 'quality', contentHint: 'text',
  });
  output.addVideoTrack(source);
  await output.start();
  window.addFrame = async ({ jpeg, at, lasts }) => {
    const bytes = Uint8Array.from(atob(jpeg), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    canvas.getContext('2d').drawImage(image, 0, 0, width, height);
    image.close();
    await source.add(at, lasts);
  };
  window.endFilm = async () => {
    await output.finalize();
    const reader = new FileReader();
    const read = new Promise((resolve) => { reader.onload = () => resolve(reader.result); });
    reader.readAsDataURL(new Blob([target.buffer]));
    return (await read).split(',')[1];
  };
}`;
