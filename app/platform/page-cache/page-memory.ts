import type {CachedPage} from './cached-page';

/** After so many requests all counts are halved, so that pages that were popular give way to those that are. */
const HALVED_AFTER = 4_000;

export interface PageMemory {
  /** Returns a page, and counts the request, also if the page is not stored. */
  get(key: string): CachedPage | undefined;
  /** Returns about how often a page was requested lately. */
  requestsOf(key: string): number;
  /** Sets the requests of a page to zero. */
  forgetRequests(key: string): void;
  /**
   * Stores a page. Above the limit it evicts pages that were requested less often, and of these the least recently used: a
   * crawler requests every page once, and guessed addresses are no more popular than those of links.
   * @returns whether the page was stored
   */
  offer(key: string, page: CachedPage): boolean;
}

/** Creates an empty memory. @param maxBytes of all pages together; a page above it is not stored */
export function createPageMemory(maxBytes: number): PageMemory {
  const pages = new Map<string, CachedPage>();
  const requests = createRequestCounts();
  let size = 0;
  const remove = (key: string) => {
    size -= pages.get(key)?.bytes.length ?? 0;
    pages.delete(key);
  };
  /** Returns the pages that give way to another one; null if that does not make enough room. */
  const findLessPopular = (key: string, missingBytes: number): readonly string[] | null => {
    if (missingBytes <= 0) return [];
    const limit = requests.of(key);
    // A stable sort: of equally popular pages the least recently used one comes first.
    const lessPopular = [...pages.keys()]
      .filter((other) => requests.of(other) < limit)
      .sort((one, other) => requests.of(one) - requests.of(other));
    const evicted: string[] = [];
    let missing = missingBytes;
    for (const other of lessPopular) {
      evicted.push(other);
      missing -= pages.get(other)?.bytes.length ?? 0;
      if (missing <= 0) return evicted;
    }
    return null;
  };
  return {
    get(key) {
      requests.add(key);
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    requestsOf: requests.of,
    forgetRequests: requests.forget,
    offer(key, page) {
      remove(key);
      const evicted = findLessPopular(key, size + page.bytes.length - maxBytes);
      if (!evicted) return false;
      evicted.forEach(remove);
      pages.set(key, page);
      size += page.bytes.length;
      return true;
    },
  };
}

/** Counts requests by key. It has at most twice as many keys as requests until the counts are halved. */
function createRequestCounts() {
  const counts = new Map<string, number>();
  let added = 0;
  const halve = () => {
    for (const [key, count] of counts) {
      if (count > 1) counts.set(key, count >> 1);
      else counts.delete(key);
    }
  };
  return {
    add(key: string) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      added = (added + 1) % HALVED_AFTER;
      if (added === 0) halve();
    },
    of: (key: string) => counts.get(key) ?? 0,
    forget: (key: string) => void counts.delete(key),
  };
}
