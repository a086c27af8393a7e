import { fork } from 'node:child_process';
import { once } from 'node:events';
import { passedOn } from './config-passed-on.ts';
import { NotLoaded } from './not-loaded.ts';
import { createTaskRunner, type TaskResult, type TaskRunner } from './task-runner.ts';

const PROGRAM = new URL('./task-process-program.ts', import.meta.url);

/** Task data lives outside the heap; the default young generation would waste many megabytes. */
const FLAGS = ['--max-semi-space-size=1', '--import', PROGRAM.href];

/** Signals caused by a binary for another CPU or a truncated library. */
const CRASHES: readonly unknown[] = ['SIGILL', 'SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGFPE', 'SIGTRAP'];

/** Messages from the child; `broken` means it can't continue, with the reason. */
export type FromProcess<Output> = 'loaded' | { broken: unknown } | TaskResult<Output>;

interface Options {
  /** Returned by `given` in the child. */
  given?: unknown;
  idleMs?: number;
}

/**
 * Runs tasks in a child process. A crash in native code only affects its task, which is retried once, and all memory is returned
 * on exit. The script calls `serveTasks`.
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
        // Keeps the parent alive until the child has exited.
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
      // If the child has just exited, the exit event reports it.
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

/** Arrays received over IPC share one buffer with the whole message and couldn't be transferred, so copy them. */
function own<Output>(output: Output): Output {
  if (output instanceof Float32Array || output instanceof Uint8Array) {
    return output.slice() as Output;
  }
  return output;
}
