/** Limits how many imports store their rows at the same time. */
interface ImportSlots {
  readonly areTaken: boolean;
  /** Waits for a free slot, in order of arrival. */
  use<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createImportSlots(count: number): ImportSlots {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    get areTaken() {
      return free === 0;
    },

    async use(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
