const listeners = new Set<() => void>();
let current = 0;

/** How many notifications are unread, for the header: set by what is loaded only for people who are signed in. */
export const unreadCount = {
  get: () => current,
  set(count: number): void {
    if (count === current) return;
    current = count;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
