import type {CachedPage} from './cached-page';

/** After a page could not be rendered for the cache, the time until the next attempt. */
const RETRY_MS = 10_000;
const MAX_FAILURES = 1_000;

type WaitUntil = (promise: Promise<unknown>) => void;

/** Renders pages for the cache; for each address at most one at a time. */
export interface Renewals {
  /** Returns the page that is being rendered, null later if that fails; undefined if none is. */
  find(address: string, waitUntil: WaitUntil): Promise<CachedPage | null> | undefined;
  /**
   * Begins to render a page, unless it is being rendered already or that has failed lately: visitors of a page with a failed
   * part would otherwise cost two renders each. Never rejects.
   * @param work returns null if the page could not be rendered, `refused` if it may be tried again at once
   * @returns the new page, or null if there is none
   */
  begin(
    address: string,
    work: () => Promise<CachedPage | 'refused' | null>,
    waitUntil: WaitUntil,
  ): Promise<CachedPage | null>;
}

export function createRenewals(now: () => number): Renewals {
  const inFlight = new Map<string, Promise<CachedPage | null>>();
  /** When a page last could not be rendered for the cache, by address. */
  const failedAtMs = new Map<string, number>();
  const find = (address: string, waitUntil: WaitUntil) => {
    const running = inFlight.get(address);
    // As in the cache of reads: a visitor who leaves must not end the request that waits.
    if (running) waitUntil(running);
    return running;
  };
  return {
    find,
    begin(address, work, waitUntil) {
      const running = find(address, waitUntil);
      if (running) return running;
      if (now() - (failedAtMs.get(address) ?? -Infinity) <= RETRY_MS) return Promise.resolve(null);
      const renewal = work()
        // Errors of a render are reported where they occur.
        .catch(() => null)
        .then((page) => {
          inFlight.delete(address);
          if (page === 'refused') return null;
          if (failedAtMs.size >= MAX_FAILURES) failedAtMs.clear();
          if (page) failedAtMs.delete(address);
          else failedAtMs.set(address, now());
          return page;
        });
      inFlight.set(address, renewal);
      waitUntil(renewal);
      return renewal;
    },
  };
}
