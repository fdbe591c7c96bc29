import type {CachedPage} from './cached-page';

/** How many pages that were not kept are known when they are offered again. */
const MAX_TURNED_AWAY = 100;

/** The pages in the memory of an isolate. */
export interface PageMemory {
  get(key: string): CachedPage | undefined;
  /** Stores a page and evicts the least recently used ones above the limit. */
  set(key: string, page: CachedPage): void;
  /**
   * Stores a page that can be had elsewhere, but evicts others only for one that was offered shortly before too: a crawler
   * asks for every page once.
   * @returns whether the page was stored
   */
  offer(key: string, page: CachedPage): boolean;
}

/** Creates an empty memory. @param maxBytes of all pages together; a page above it is not kept */
export function createPageMemory(maxBytes: number): PageMemory {
  const pages = new Map<string, CachedPage>();
  const turnedAway = new Set<string>();
  let size = 0;
  const remove = (key: string) => {
    size -= pages.get(key)?.bytes.length ?? 0;
    pages.delete(key);
  };
  const set = (key: string, page: CachedPage) => {
    remove(key);
    pages.set(key, page);
    size += page.bytes.length;
    for (const oldest of pages.keys()) {
      if (size <= maxBytes) return;
      remove(oldest);
    }
  };
  return {
    get(key) {
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    set,
    offer(key, page) {
      if (size + page.bytes.length > maxBytes && !turnedAway.delete(key)) {
        if (turnedAway.size >= MAX_TURNED_AWAY) turnedAway.clear();
        turnedAway.add(key);
        return false;
      }
      set(key, page);
      return true;
    },
  };
}
