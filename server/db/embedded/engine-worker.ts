import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { letGo } from '#server/core/let-go.ts';
import type { EngineReply, EngineRequest, EngineStart } from './engine-messages.ts';
import { compileEngine } from './engine-module.ts';
import { unpackArchive } from './unpack-archive.ts';

/**
 * Runs the embedded PostgreSQL in a worker thread, because it's synchronous and would block all requests. Speaks the wire
 * protocol: one exchange's bytes in, the server's bytes out.
 */
const { dir, template } = workerData as EngineStart;
const port = parentPort!;
const reply = (message: EngineReply, transfer: ArrayBuffer[] = []) =>
  port.postMessage(message, transfer);

/**
 * PostgreSQL touches all its shared memory on start. With a single process we don't need the usual 128 MB cache (the OS has its
 * own) or room for a hundred backends.
 */
const SETTINGS = ['shared_buffers=12MB', 'wal_buffers=1MB', 'max_connections=10']
  .concat(['max_wal_senders=0', 'autovacuum_worker_slots=1', 'io_max_concurrency=4'])
  // A data folder created elsewhere keeps that machine's time zone.
  .concat(['timezone=UTC', 'log_timezone=UTC'])
  .flatMap((setting) => ['-c', setting]);

if (template && dir) await unpackArchive(template, dir);
const engine = await PGlite.create({
  dataDir: dir ?? 'memory://',
  pgliteWasmModule: await compileEngine(),
  startParams: [...PGlite.defaultStartParams, ...SETTINGS],
  ...(template && !dir && { loadDataDir: new Blob([readFileSync(template)]) }),
});
reply({ kind: 'ready' });

let work = Promise.resolve();
port.on('message', (request: EngineRequest) => {
  work = work.then(() => handle(request)).catch(die);
});

async function handle(request: EngineRequest): Promise<void> {
  switch (request.kind) {
    case 'exchange': {
      const parts: Uint8Array[] = [];
      await engine.execProtocolRawStream(request.bytes, {
        onRawData: (part) => parts.push(part.slice()),
      });
      const bytes = new Uint8Array(Buffer.concat(parts));
      reply({ kind: 'answer', connection: request.connection, bytes }, [bytes.buffer]);
      return;
    }
    case 'reset':
      if (engine.isInTransaction()) await engine.exec('ROLLBACK');
      await engine.exec('DEALLOCATE ALL');
      return;
    case 'dump': {
      const error = await dump(request.file, request.compress).then(
        () => null,
        (cause: Error) => cause.message,
      );
      reply({ kind: 'dumped', file: request.file, error });
      return;
    }
    case 'close':
      await engine.close();
      reply({ kind: 'closed' });
      port.close();
  }
}

/** Renamed to its final name once complete. Only its owner can read it, since it contains everything. */
async function dump(file: string, compress: boolean): Promise<void> {
  const draft = `${file}.unfinished`;
  try {
    if (!engine.isInTransaction()) await engine.exec('CHECKPOINT');
    const archive = await engine.dumpDataDir(compress ? 'gzip' : 'none');
    const bytes = new Uint8Array(await archive.arrayBuffer());
    writeFileSync(draft, bytes, { mode: 0o600 });
    letGo(bytes);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** SQL errors are returned as bytes, so anything thrown means the engine is broken. */
function die(error: unknown): void {
  const { name = 'unknown', message = '' } = error as Partial<Error>;
  reply({ kind: 'died', reason: message || name });
  port.close();
}
