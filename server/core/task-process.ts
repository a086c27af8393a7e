import { fork } from 'node:child_process';
import { once } from 'node:events';
import { passedOn } from './config-passed-on.ts';
import { NotLoaded } from './not-loaded.ts';
import { createTaskRunner, type TaskResult, type TaskRunner } from './task-runner.ts';

const PROGRAM = new URL('./task-process-program.ts', import.meta.url);

/** What it works on lies outside the heap; the usual room for young objects would be many megabytes more. */
const FLAGS = ['--max-semi-space-size=1', '--import', PROGRAM.href];

/** Signals of code that this processor cannot run, or of a library that was cut short. */
const CRASHES: readonly unknown[] = ['SIGILL', 'SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGFPE', 'SIGTRAP'];

/** What comes from it: `broken` where it can do no more, and why. */
export type FromProcess<Output> = 'loaded' | { broken: unknown } | TaskResult<Output>;

interface Options {
  /** What its script gets from `given`. */
  given?: unknown;
  idleMs?: number;
}

/**
 * Work for a process of its own: native code that fails costs no more than what it worked on, which is tried once more, and
 * all of its memory goes back to the system when it ends. Its script calls `serveTasks`.
 */
export function createTaskProcess<Input, Output>(
  script: URL,
  { given, idleMs }: Options = {},
): TaskRunner<Input, Output> {
  return createTaskRunner(
    ({ onResult, onLost }) => {
      const child = fork(script, [], {
        cwd: import.meta.dirname,
        env: passedOn(),
        execArgv: FLAGS,
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const exited = once(child, 'exit').catch(() => {});
      const end = async () => {
        // Whoever waits for its end does not end before it.
        child.ref();
        child.kill('SIGKILL');
        await exited;
      };
      let isLoaded = false;
      child.on('message', (message: FromProcess<Output>) => {
        if (message === 'loaded') isLoaded = true;
        else if ('broken' in message) {
          onLost(isLoaded ? message.broken : new NotLoaded(message.broken));
          void end();
        } else if ('output' in message) onResult({ ...message, output: own(message.output) });
        else onResult(message);
      });
      child.on('error', onLost);
      child.on('exit', (code, signal) => {
        const cause = new Error(`a process ended with ${signal ?? `code ${code}`}`);
        onLost(!isLoaded && CRASHES.includes(signal) ? new NotLoaded(cause) : cause);
      });
      // One that has just ended is heard of by its end, not here.
      const send = (message: object) => void child.send(message, () => {});
      if (given !== undefined) send({ given });
      return {
        send,
        hold(isHeld) {
          if (isHeld) {
            child.ref();
            child.channel?.ref();
          } else {
            child.unref();
            child.channel?.unref();
          }
        },
        end,
      };
    },
    { idleMs, triesAgain: true },
  );
}

/** What came from another process shares its memory with all that came along with it, and could not be handed on. */
function own<Output>(output: Output): Output {
  if (output instanceof Float32Array || output instanceof Uint8Array) {
    return output.slice() as Output;
  }
  return output;
}
