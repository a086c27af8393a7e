import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeHttp } from '#server/core/node-http.ts';
import { OperatorError } from '#server/core/fatal.ts';
import type { Operations } from './operations.service.ts';

/** Longer paths aren't valid socket addresses. */
const LONGEST_SOCKET_PATH = 100;
/** If nothing listens, the connection fails immediately; this timeout is for a server that is busy. */
const ANSWER_MS = 20_000;
const LONG_WORK_MS = 600_000;
/** A backup's time depends on the number of files. */
const WAITS_MS: Partial<Record<Verb, number>> = { getUrl: ANSWER_MS, backUp: 0 };

/** Commands a running server accepts from a terminal on the same machine. */
interface Control extends Operations {
  getUrl(): Promise<string>;
}

type Verb = keyof Control;

/**
 * A running server holds the embedded database, so no second process can open it; terminal commands ask the server instead.
 * Only a user who can write to the data folder can connect, because the socket is private to its owner.
 */
export async function serveControl(
  dataDir: string,
  control: Control,
): Promise<() => Promise<void>> {
  const server = nodeHttp.createServer((incoming, outgoing) => {
    const verb = incoming.url?.slice(1) as Verb;
    const call = control[verb] as ((...args: unknown[]) => Promise<unknown>) | undefined;
    Promise.resolve()
      .then(async () => {
        if (!Object.hasOwn(control, verb) || !call) throw new Error(`no such verb: ${verb}`);
        const result = await call(...((await readJson(incoming)) as unknown[]));
        outgoing.end(JSON.stringify({ result: result ?? null }));
      })
      .catch((error: Error) => outgoing.end(JSON.stringify({ error: error.message })));
  });
  const path = socketPath(dataDir);
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  writeFileSync(addressFile(dataDir), path, { mode: 0o600 });
  return async () => {
    rmSync(addressFile(dataDir), { force: true });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Connects to the server running on this folder; `null` if there is none. */
export async function findControl(dataDir: string): Promise<Control | null> {
  if (!existsSync(addressFile(dataDir))) return null;
  const path = readFileSync(addressFile(dataDir), 'utf8').trim();
  const ask =
    (verb: Verb) =>
    (...args: unknown[]) =>
      askSocket(path, verb, args) as never;
  const control: Control = {
    getUrl: ask('getUrl'),
    backUp: ask('backUp'),
    listFailed: ask('listFailed'),
    retryFailed: ask('retryFailed'),
    rotateKeys: ask('rotateKeys'),
    takeDown: ask('takeDown'),
    createLoginPath: ask('createLoginPath'),
    createTerminalToken: ask('createTerminalToken'),
    grantLifetime: ask('grantLifetime'),
    revokeLifetime: ask('revokeLifetime'),
    refund: ask('refund'),
    getBilling: ask('getBilling'),
  };
  try {
    await control.getUrl();
    return control;
  } catch {
    return null;
  }
}

async function askSocket(path: string, verb: Verb, args: unknown[]): Promise<unknown> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const timeout = WAITS_MS[verb] ?? LONG_WORK_MS;
    nodeHttp
      .request({ socketPath: path, path: `/${verb}`, method: 'POST', timeout }, resolve)
      .once('timeout', () => reject(new OperatorError('The running server isn’t responding.')))
      .once('error', reject)
      .end(JSON.stringify(args));
  });
  const { result, error } = (await readJson(answer)) as { result?: unknown; error?: string };
  if (error) throw new OperatorError(error);
  return result;
}

async function readJson(message: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

function addressFile(dataDir: string): string {
  return join(dataDir, 'control');
}

function socketPath(dataDir: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\${dataDir.replaceAll(/[^\w]/g, '-')}`;
  const path = join(dataDir, 'control.sock');
  if (Buffer.byteLength(path) <= LONGEST_SOCKET_PATH) return path;
  return join(mkdtempSync(join(tmpdir(), 'control-')), 'sock');
}
