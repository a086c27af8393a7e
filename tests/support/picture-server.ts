import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Lifetime } from './make-app.ts';

/** The beginning of a JPEG, which is as far as anything of ours looks. */
export const PICTURE = Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), Buffer.alloc(2000, 7)]);

export interface PictureServer {
  url: string;
  requests: string[];
}

/** Plays the platform's image host. */
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
