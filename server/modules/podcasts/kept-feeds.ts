/** Feeds as they were last put together: clients look every few minutes, and mostly there is nothing new. */
interface KeptFeeds {
  /** Made once for all who ask while it stands as it does. */
  get(ownerId: string, state: string, make: () => Promise<string>): Promise<string>;
}

/** A megabyte each at most, that of three hundred episodes. */
const MOST_KEPT = 24;

export function createKeptFeeds(): KeptFeeds {
  const kept = new Map<string, { state: string; made: Promise<string> }>();

  return {
    get(ownerId, state, make) {
      const known = kept.get(ownerId);
      const one = known?.state === state ? known : { state, made: make() };
      // The one that was asked for last goes last.
      kept.delete(ownerId);
      kept.set(ownerId, one);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT) kept.delete(oldest!);
      one.made.catch(() => {
        if (kept.get(ownerId) === one) kept.delete(ownerId);
      });
      return one.made;
    },
  };
}
