import type {CachedPage} from './cached-page';

/** Limits the keys of rejected pages that are stored. A page whose key is among them is stored when it is offered again. */
const MAX_REJECTED_KEYS = 100;

export interface PageMemory {
  get(key: string): CachedPage | undefined;
  /** Stores a page and evicts the least recently used ones above the limit. */
  set(key: string, page: CachedPage): void;
  /**
   * Stores a page if there is room. Evicts others only on its second offer within a short time, because a crawler requests
   * every page once.
   * @returns whether the page was stored
   */
  offer(key: string, page: CachedPage): boolean;
}

/** Creates an empty memory. @param maxBytes of all pages together; a page above it is not kept */
export function createPageMemory(maxBytes: number): PageMemory {
  const pages = new Map<string, CachedPage>();
  const rejectedKeys = new Set<string>();
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
      if (size + page.bytes.length > maxBytes && !rejectedKeys.delete(key)) {
        if (rejectedKeys.size >= MAX_REJECTED_KEYS) rejectedKeys.clear();
        rejectedKeys.add(key);
        return false;
      }
      set(key, page);
      return true;
    },
  };
}
