import type { FieldProblem } from '#contract/errors.ts';
import { AppError } from '#server/core/app-error.ts';

const ANSWERS_WITHIN_MS = 5000;

/** Something the process needs for its work. `problem` says what's wrong if the check fails. */
interface Need {
  check(): Promise<void>;
  problem: string | ((cause: unknown) => string);
}

export type Needs = Readonly<Record<string, Need>>;

/** Failed checks with their causes. */
async function findMissing(needs: Needs): Promise<{ cause: unknown; field: FieldProblem }[]> {
  const found = await Promise.all(
    Object.entries(needs).map(async ([field, { check, problem }]) => {
      try {
        await Promise.race([check(), rejectLater()]);
        return null;
      } catch (cause) {
        const said = typeof problem === 'string' ? problem : problem(cause);
        return { cause, field: { field, problem: said } };
      }
    }),
  );
  return found.filter((one) => one !== null);
}

export async function listProblems(needs: Needs): Promise<FieldProblem[]> {
  return (await findMissing(needs)).map(({ field }) => field);
}

/** Throws `unavailable`, naming each missing requirement. */
export async function assertReady(needs: Needs): Promise<void> {
  const missing = await findMissing(needs);
  if (missing.length === 0) return;
  throw notReady(
    missing.map(({ field }) => field),
    missing[0]!.cause,
  );
}

export function notReady(fields: FieldProblem[], cause?: unknown): AppError {
  const named = fields.map(({ field, problem }) => `${field} ${problem}`).join(', ');
  return new AppError('unavailable', { message: `Not ready: ${named}.`, fields, cause });
}

/** Runs an expensive check, such as writing, at most once per interval. */
export function onceIn(ms: number, check: () => Promise<void>): () => Promise<void> {
  let last: { at: number; result: Promise<void> } | null = null;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > ms) last = { at: now, result: check() };
    return last.result;
  };
}

function rejectLater(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, ANSWERS_WITHIN_MS, new Error('no answer in time')).unref();
  });
}
