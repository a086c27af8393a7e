import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { letGo } from '#server/core/let-go.ts';
import type { EngineReply, EngineRequest, EngineStart } from './engine-messages.ts';
import { compileEngine } from './engine-module.ts';
import { unpackArchive } from './unpack-archive.ts';

/**
 * Runs the embedded PostgreSQL in a thread of its own, since it computes where it is called and would hold up every
 * request. It speaks the wire protocol: bytes of a whole exchange in, the server's bytes out.
 */
const { dir, template } = workerData as EngineStart;
const port = parentPort!;
const reply = (message: EngineReply, transfer: ArrayBuffer[] = []) =>
  port.postMessage(message, transfer);

/**
 * What it shares between processes is touched whole as it starts, and here there is one: its usual cache of 128 MB (behind
 * this one stands the system's own), and room for a hundred others.
 */
const SETTINGS = ['shared_buffers=12MB', 'wal_buffers=1MB', 'max_connections=10']
  .concat(['max_wal_senders=0', 'autovacuum_worker_slots=1', 'io_max_concurrency=4'])
  // A folder that was made elsewhere keeps the zone of that machine.
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

/** Under its own name only when it is whole, and readable by its owner alone: it holds everything. */
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

/** SQL errors come back as bytes. Whatever is thrown instead means that the engine itself is broken. */
function die(error: unknown): void {
  const { name = 'unknown', message = '' } = error as Partial<Error>;
  reply({ kind: 'died', reason: message || name });
  port.close();
}
