import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Just enough of Amazon S3 to store files: single and multipart uploads, ranges, listing, deletion. */
export interface StandInS3 {
  /** Value for STORAGE_URL. */
  url: string;
  objects: Map<string, Buffer>;
  /** Parts of multipart uploads that were neither completed nor aborted. */
  unfinished: Map<string, Buffer[]>;
  close(): Promise<void>;
}

export async function startStandInS3(): Promise<StandInS3> {
  const objects = new Map<string, Buffer>();
  const unfinished = new Map<string, Buffer[]>();
  let uploads = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
      return void response.writeHead(403).end();
    }
    const key = decodeURIComponent(pathname).replace(/^\/bucket\/?/, '');
    const uploadId = searchParams.get('uploadId');
    const body = await buffer(request);
    if (request.method === 'POST' && searchParams.has('uploads')) {
      uploads += 1;
      unfinished.set(String(uploads), []);
      return void response.end(`<R><UploadId>${uploads}</UploadId></R>`);
    }
    if (request.method === 'PUT' && uploadId) {
      unfinished.get(uploadId)![Number(searchParams.get('partNumber')) - 1] = body;
      return void response.writeHead(200, { etag: `"${body.length}"` }).end();
    }
    if (request.method === 'POST' && uploadId) {
      objects.set(key, Buffer.concat(unfinished.get(uploadId)!));
      unfinished.delete(uploadId);
      return void response.end('<CompleteMultipartUploadResult/>');
    }
    if (request.method === 'DELETE') {
      if (uploadId) unfinished.delete(uploadId);
      else objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (request.method === 'PUT') {
      objects.set(key, body);
      return void response.end();
    }
    if (searchParams.has('list-type')) {
      const prefix = searchParams.get('prefix') ?? '';
      const keys = [...objects.keys()].filter((one) => one.startsWith(prefix)).slice(0, 2);
      const more = [...objects.keys()].filter((one) => one.startsWith(prefix)).length > 2;
      const list = keys.map((one) => `<Contents><Key>${one}</Key></Contents>`).join('');
      return void response.end(`<L><IsTruncated>${more}</IsTruncated>${list}</L>`);
    }
    const found = objects.get(key);
    if (!found) return void response.writeHead(404).end();
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    const piece = from ? found.subarray(Number(from), Number(to) + 1) : found;
    response.writeHead(from ? 206 : 200, { 'content-length': piece.length });
    return void response.end(request.method === 'HEAD' ? undefined : piece);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3://key:secret@127.0.0.1:${port}/bucket/prefix?tls=no`,
    objects,
    unfinished,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
