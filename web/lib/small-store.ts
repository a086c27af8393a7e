import { useSyncExternalStore } from 'react';

/** A value outside React. Only components that use it re-render when it changes. */
export interface SmallStore<Value> {
  get(): Value;
  set(next: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createSmallStore<Value>(start: Value): SmallStore<Value> {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStored<Value>(store: SmallStore<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get);
}
