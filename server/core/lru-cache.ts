/** LRU cache. Failed promises are removed. */
export interface LruCache<Value> {
  get(key: string, make: () => Value): Value;
}

export function createLruCache<Value>(most: number): LruCache<Value> {
  const kept = new Map<string, Value>();
  return {
    get(key, make) {
      const value = kept.get(key) ?? make();
      // Moves the key to the end, so the first key is the least recently used.
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most) kept.delete(oldest!);
      if (value instanceof Promise) {
        value.catch(() => {
          if (kept.get(key) === value) kept.delete(key);
        });
      }
      return value;
    },
  };
}
