import process from 'node:process';
import type { Program } from '#server/compose.ts';
import { type Config, loadConfig } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { createLog } from '#server/core/log.ts';
import { findControl } from '#server/modules/operations/control-socket.ts';
import type { Operations } from '#server/modules/operations/operations.service.ts';

/** Connection to a running server or to a program started for the command. */
export interface Connection {
  operations: Operations;
  /** Base URL for HTTP calls. */
  getUrl(): Promise<string>;
  /** The server's public URL, running or not. */
  publicUrl: string;
  /** Whether a server is running, which continues after the command. */
  isServer: boolean;
  close(): Promise<void>;
}

export async function connect(config: Config): Promise<Connection> {
  const running = await findControl(config.data.dir);
  if (running) {
    const publicUrl = config.http.publicUrl ?? (await running.getUrl());
    return {
      operations: running,
      getUrl: running.getUrl,
      publicUrl,
      isServer: true,
      close: async () => {},
    };
  }
  const log = createLog({ level: process.env['LOG_LEVEL'] ? config.logLevel : 'silent' });
  // Loaded on demand: commands that use a running server, or are invalid, start twice as fast without it.
  const { compose } = await import('#server/compose.ts');
  const program = await compose({ config, log });
  void program.database.broken.then(fail);
  return {
    operations: program.operations,
    getUrl: () => serveHere(program),
    publicUrl: config.http.publicUrl ?? `http://localhost:${config.http.port}`,
    isServer: false,
    close: () => program.close(),
  };
}

async function serveHere(program: Program): Promise<string> {
  await program.work();
  return program.app.listen({ port: 0, host: '127.0.0.1' });
}

/** Runs a command; operator errors are printed without a stack trace. */
export async function command(
  main: (config: Config, args: string[]) => Promise<void>,
): Promise<void> {
  try {
    await main(loadConfig(process.env), process.argv.slice(2));
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
