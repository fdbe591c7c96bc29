/** A value outside React that components subscribe to with `useSyncExternalStore`. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** @returns the function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

/** Creates a store that notifies its listeners of every value that differs from the previous one. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
