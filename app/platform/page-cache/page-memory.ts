import type {CachedPage} from './cached-page';

/** The pages in the memory of an isolate. */
export interface PageMemory {
  get(key: string): CachedPage | undefined;
  /** Stores a page and evicts the least recently used ones above the limit. */
  set(key: string, page: CachedPage): void;
}

/** Creates an empty memory. @param maxBytes of all pages together; a page above it is not kept */
export function createPageMemory(maxBytes: number): PageMemory {
  const pages = new Map<string, CachedPage>();
  let size = 0;
  const remove = (key: string) => {
    size -= pages.get(key)?.bytes.length ?? 0;
    pages.delete(key);
  };
  return {
    get(key) {
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    set(key, page) {
      remove(key);
      pages.set(key, page);
      size += page.bytes.length;
      for (const oldest of pages.keys()) {
        if (size <= maxBytes) return;
        remove(oldest);
      }
    },
  };
}
