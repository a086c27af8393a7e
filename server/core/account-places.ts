import { AppError } from './app-error.ts';

const RETRY_SECONDS = 5;

/**
 * Limits what each account has going at once in this process. Takes a place, or throws `too_fast` with this message. Returns what
 * gives the place back.
 */
export function limitPlaces(most: number, message: string): (accountId: string) => () => void {
  const taken = new Map<string, number>();
  return (id) => {
    const before = taken.get(id) ?? 0;
    if (before >= most)
      throw new AppError('too_fast', { retryAfterSeconds: RETRY_SECONDS, message });
    taken.set(id, before + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = taken.get(id)! - 1;
      if (left > 0) taken.set(id, left);
      else taken.delete(id);
    };
  };
}
