import { ENDED, type Generation, GenerationSchema, type Status } from '#contract/generations.ts';
import type { TestUser } from './make-app.ts';
import { untilSeen } from './until-seen.ts';

/** Waits until a run has ended and returns it. */
export async function untilEnded(user: Pick<TestUser, 'call'>, id: string): Promise<Generation> {
  return untilSeen(async () => {
    const { body } = await user.call('GET', `/generations/${id}`);
    return ENDED.includes(body.status as Status) ? GenerationSchema.parse(body) : null;
  });
}
