/** Shopify's Storefront API may return the old content for some seconds after a change. */
const LAGS_MS = [5_000, 10_000];
/** Moments are rounded up to these steps, so that a thousand changes at once make few moments. */
const STEP_MS = 2_500;

/** When the merchant changed what pages show, as far as this isolate knows. */
export interface ContentChanges {
  /**
   * Notes a change, by default of now. What was stored before becomes outdated within 12.5 seconds, once Shopify returns the
   * new content.
   */
  note(changedAtMs?: number): void;
  isOutdated(storedAtMs: number): boolean;
}

/** Creates a record without changes. @param now milliseconds */
export function createContentChanges(now: () => number = Date.now): ContentChanges {
  let latestMs = -Infinity;
  let upcomingMs: readonly number[] = [];
  return {
    note(changedAtMs = now()) {
      const momentsMs = LAGS_MS.map((lagMs) => Math.ceil((changedAtMs + lagMs) / STEP_MS) * STEP_MS);
      upcomingMs = [...new Set([...upcomingMs, ...momentsMs])];
    },
    isOutdated(storedAtMs) {
      if (upcomingMs.length > 0) {
        const nowMs = now();
        latestMs = Math.max(latestMs, ...upcomingMs.filter((momentMs) => momentMs <= nowMs));
        upcomingMs = upcomingMs.filter((momentMs) => momentMs > nowMs);
      }
      return storedAtMs < latestMs;
    },
  };
}

/** The changes that this isolate knows of. */
export const contentChanges = createContentChanges();
