import { once } from 'node:events';
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import type { Task, TaskResult } from './task-runner.ts';

/** What the script of a thread or a process for heavy work calls once, when all that it needs is there. */
export function serveTasks<Input, Output>(work: (input: Input) => Output | Promise<Output>): void {
  const send = (message: 'loaded' | TaskResult<Output>) =>
    // Nobody wants it where the channel has just closed.
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

/** What the script of a process was given by the one that started it, who must have given something; before it serves. */
export async function given<Given>(): Promise<Given> {
  const [message] = (await once(process, 'message')) as [{ given: Given }];
  return message.given;
}
