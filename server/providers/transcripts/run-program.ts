import { spawn } from 'node:child_process';

interface ProgramLimits {
  /** Kills the program: timeout or shutdown. */
  signal: AbortSignal;
  maxBytes: number;
  env: Readonly<Record<string, string | undefined>>;
}

/** `ended`: killed by us. Otherwise `code` is the system's or the program's. */
export class ProgramFailed extends Error {
  override name = 'ProgramFailed';
  readonly ended: boolean;
  readonly code: string | number | null;
  /** Its stderr. */
  readonly said: string;

  constructor(ended: boolean, code: string | number | null = null, said = '') {
    super(ended ? 'the program was stopped' : `the program failed: ${code}`);
    this.ended = ended;
    this.code = code;
    this.said = said;
  }
}

/** A program's stdout and stderr. */
export interface Printed {
  printed: string;
  said: string;
}

/** Limit for stderr. */
const SAID_BYTES = 64 * 1024;

/** Whether process groups can be killed. */
const hasGroups = process.platform !== 'win32';

/**
 * Runs a program without a shell and returns its output. Programs like yt-dlp unpack themselves into a child that outlives its
 * parent and keeps stdout open, so we kill the whole process group and don't wait for stdout.
 */
export async function runProgram(
  path: string,
  args: readonly string[],
  { signal, maxBytes, env }: ProgramLimits,
): Promise<Printed> {
  if (signal.aborted) throw new ProgramFailed(true);
  const { promise, resolve, reject } = Promise.withResolvers<Printed>();
  const child = spawn(path, args, {
    env,
    detached: hasGroups,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: Buffer[] = [];
  const said: Buffer[] = [];
  let bytes = 0;
  let saidBytes = 0;
  const words = () => Buffer.concat(said).toString('utf8');
  const end = () => {
    reject(new ProgramFailed(true));
    child.stdout.destroy();
    child.stderr.destroy();
    try {
      if (hasGroups && child.pid) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // It has already exited.
    }
  };
  signal.addEventListener('abort', end, { once: true });
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) end();
    else printed.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    saidBytes += chunk.length;
    if (saidBytes <= SAID_BYTES) said.push(chunk);
  });
  child.on('error', (error: NodeJS.ErrnoException) => {
    reject(new ProgramFailed(false, error.code ?? null));
  });
  child.on('close', (code) => {
    if (code === 0) resolve({ printed: Buffer.concat(printed).toString('utf8'), said: words() });
    else reject(new ProgramFailed(false, code, words()));
  });
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', end);
  }
}
