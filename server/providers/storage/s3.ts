import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { AppError } from '#server/core/app-error.ts';
import { assertFolder, assertKey } from './keys.ts';
import type { Storage } from './port.ts';

/** S3 parts must be at least 5 MB; at most two of these are in memory. */
const PART_BYTES = 8 * 1024 * 1024;

type Body = NonNullable<RequestInit['body']>;

interface Place {
  endpoint: string;
  bucket: string;
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** `s3://KEY:SECRET@host/bucket/prefix?region=…&tls=no`: any S3-compatible service. */
function parseStorageUrl(url: string): Place {
  const { username, password, host, pathname, searchParams } = new URL(url);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  const scheme = searchParams.get('tls') === 'no' ? 'http' : 'https';
  return {
    endpoint: `${scheme}://${host}`,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}

export function createS3Storage(url: string): Storage {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = parseStorageUrl(url);
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const addressOf = (key: string) => `${endpoint}/${bucket}/${prefix}${assertKey(key)}`;

  async function call(
    address: string,
    init: RequestInit,
    allow: readonly number[] = [],
  ): Promise<Response> {
    const response = await client.fetch(address, init);
    if (response.ok || allow.includes(response.status)) return response;
    const { status } = response;
    await response.body?.cancel();
    throw new AppError('unavailable', {
      cause: new Error(`the storage service returned ${status}`),
    });
  }

  async function putWhole(address: string, body: Uint8Array): Promise<void> {
    await drain(await call(address, { method: 'PUT', body: body as Body }));
  }

  /** Multipart upload, because a stream's length isn't known in advance. */
  async function putParts(
    address: string,
    parts: AsyncIterator<Buffer>,
    first: Buffer,
  ): Promise<number> {
    const begun = await (await call(`${address}?uploads`, { method: 'POST' })).text();
    const uploadId = encodeURIComponent(tag(begun, 'UploadId') ?? '');
    const tags: string[] = [];
    let bytes = 0;
    try {
      for (let part: Buffer | undefined = first; part !== undefined;) {
        const number = tags.length + 1;
        const body = part as unknown as Body;
        const sent = await call(`${address}?partNumber=${number}&uploadId=${uploadId}`, {
          method: 'PUT',
          body,
        });
        tags.push(sent.headers.get('etag') ?? '');
        await drain(sent);
        bytes += part.length;
        const next = await parts.next();
        part = next.done ? undefined : next.value;
      }
      const list = tags.map(
        (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
      );
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
      const ended = await (
        await call(`${address}?uploadId=${uploadId}`, { method: 'POST', body })
      ).text();
      // S3 can report failure here with status 200.
      if (ended.includes('<Error>'))
        throw new AppError('unavailable', {
          cause: new Error('the storage service couldn’t join the parts'),
        });
      return bytes;
    } catch (error) {
      await call(`${address}?uploadId=${uploadId}`, { method: 'DELETE' }, [404]).then(
        drain,
        () => {},
      );
      throw error;
    }
  }

  return {
    async write(key, content) {
      const address = addressOf(key);
      const parts = inParts(content);
      const first = await parts.next();
      if (first.done || first.value.length < PART_BYTES) {
        const body = first.done ? Buffer.alloc(0) : first.value;
        await putWhole(address, body);
        return { bytes: body.length };
      }
      return { bytes: await putParts(address, parts, first.value) };
    },

    async read(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined;
      const response = await call(addressOf(key), { ...(headers && { headers }) }, [404]);
      if (response.status === 404) {
        await drain(response);
        throw new AppError('not_found');
      }
      return Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    },

    async findSize(key) {
      const response = await call(addressOf(key), { method: 'HEAD' }, [404]);
      return response.status === 404 ? null : Number(response.headers.get('content-length'));
    },

    remove: async (key) => drain(await call(addressOf(key), { method: 'DELETE' }, [404])),

    async removeFolder(folder) {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: prefix + assertFolder(folder),
      });
      for (;;) {
        const list = await (await call(`${endpoint}/${bucket}?${query.toString()}`, {})).text();
        const keys = [...list.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!);
        for (const key of keys)
          await drain(await call(`${endpoint}/${bucket}/${key}`, { method: 'DELETE' }, [404]));
        if (tag(list, 'IsTruncated') !== 'true' || keys.length === 0) return;
      }
    },
  };
}

async function drain(response: Response): Promise<void> {
  await response.body?.cancel();
}

const tag = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

async function* inParts(content: Readable): AsyncGenerator<Buffer, void> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    let rest = Buffer.from(chunk as Uint8Array);
    while (bytes + rest.length >= PART_BYTES) {
      const cut = PART_BYTES - bytes;
      yield Buffer.concat([...held, rest.subarray(0, cut)]);
      rest = rest.subarray(cut);
      held = [];
      bytes = 0;
    }
    if (rest.length > 0) held.push(rest);
    bytes += rest.length;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
