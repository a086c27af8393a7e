import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Lifetime } from './make-app.ts';

/** The header of a 1280 × 720 JPEG; our code never reads further. */
export const PICTURE = Buffer.concat([
  Buffer.from('ffd8ffe00010', 'hex'),
  Buffer.alloc(14),
  Buffer.from('ffc000110802d0050003', 'hex'),
  Buffer.alloc(2000, 7),
]);

export interface PictureServer {
  url: string;
  requests: string[];
}

/** Stand-in for the video platform's image host. */
export async function startPictureServer(lifetime: Lifetime): Promise<PictureServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('content-type', 'image/jpeg');
    response.end(PICTURE);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  lifetime.after(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}
