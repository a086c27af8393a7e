import { spawn } from 'node:child_process';

interface ProgramLimits {
  /** Ends it: it took too long, or we are ending. */
  signal: AbortSignal;
  maxBytes: number;
  env: Readonly<Record<string, string | undefined>>;
}

/** `ended`: by us. Otherwise the system's code or the program's own. */
export class ProgramFailed extends Error {
  override name = 'ProgramFailed';
  readonly ended: boolean;
  readonly code: string | number | null;
  /** What it said about it. */
  readonly said: string;

  constructor(ended: boolean, code: string | number | null = null, said = '') {
    super(ended ? 'the program was ended' : `the program failed: ${code}`);
    this.ended = ended;
    this.code = code;
    this.said = said;
  }
}

/** What a program printed, and what it said beside. */
export interface Printed {
  printed: string;
  said: string;
}

/** Of what a program says beside its output, more is never looked at. */
const SAID_BYTES = 64 * 1024;

/** Where programs that belong together can be ended together. */
const hasGroups = process.platform !== 'win32';

/**
 * Runs a program without a shell and gives what it printed. Programs like yt-dlp unpack themselves into a child that
 * outlives its parent and holds its output open, so it is the whole group that is ended, and nobody waits for its output.
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
      // It ended by itself meanwhile.
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
