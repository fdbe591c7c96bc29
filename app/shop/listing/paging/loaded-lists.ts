/** Each list holds all of its pages, so a few are enough to go back to. */
const MAX_LISTS = 20;

/** Creates the memory of lists as they were shown, by the key of their location. */
export function createLoadedLists() {
  const lists = new Map<string, object>();
  return {
    get: (key: string | null): object | undefined => (key === null ? undefined : lists.get(key)),
    set(key: string, list: object): void {
      lists.delete(key);
      lists.set(key, list);
      const [oldest] = lists.keys();
      if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest);
    },
  };
}

/** Of this document: it is empty on the server and after a reload, which shows the page of the address alone. */
export const loadedLists = createLoadedLists();
