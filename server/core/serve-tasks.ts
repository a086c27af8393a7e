import { once } from 'node:events';
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import type { Task, TaskResult } from './task-runner.ts';

/** Call this at the end of a worker script; it signals readiness and handles tasks. */
export function serveTasks<Input, Output>(work: (input: Input) => Output | Promise<Output>): void {
  const send = (message: 'loaded' | TaskResult<Output>) =>
    // Ignore errors if the channel has just closed.
    parentPort ? parentPort.postMessage(message) : process.send!(message, () => {});
  async function answer({ id, input }: Task<Input>): Promise<void> {
    try {
      send({ id, output: await work(input) });
    } catch (error) {
      send({ id, error });
    }
  }
  (parentPort ?? process).on('message', (task: Task<Input>) => void answer(task));
  send('loaded');
}

/** Receives the `given` value of the parent process. Call it before `serveTasks`, and only if the parent passes one. */
export async function given<Given>(): Promise<Given> {
  const [message] = (await once(process, 'message')) as [{ given: Given }];
  return message.given;
}
