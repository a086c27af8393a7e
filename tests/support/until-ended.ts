import { setTimeout as pause } from 'node:timers/promises';
import { ENDED, type Generation, GenerationSchema, type Status } from '#contract/generations.ts';
import type { TestUser } from './make-app.ts';

/** The run once nothing more is written by it. */
export async function untilEnded(user: Pick<TestUser, 'call'>, id: string): Promise<Generation> {
  for (;;) {
    const { body } = await user.call('GET', `/generations/${id}`);
    if (ENDED.includes(body.status as Status)) return GenerationSchema.parse(body);
    await pause(20);
  }
}
