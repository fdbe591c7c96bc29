import type {ContentChanges} from '../content-changes';
import {CONTENT_VERSION_QUERY} from './content-version.gql';
import type {Storefront} from './storefront.server';

const INTERVAL_MS = 30_000;

/**
 * Looks for changes of content that no webhook reports: those that reached another isolate, and those of pages and menus,
 * for which Shopify has no webhooks.
 */
export interface ContentWatch {
  /** Returns whether it is time to look again; true once, until the next interval has passed. */
  isDue(): boolean;
  /** Compares Shopify's content with what it was and notes a change. Never rejects. */
  look(storefront: Pick<Storefront, 'query'>): Promise<void>;
}

/** Creates the watch of one isolate. @param now milliseconds */
export function createContentWatch(changes: Pick<ContentChanges, 'note'>, now: () => number = Date.now): ContentWatch {
  let lookedAtMs: number | undefined;
  let version: string | undefined;
  return {
    isDue() {
      lookedAtMs ??= now();
      if (now() - lookedAtMs < INTERVAL_MS) return false;
      lookedAtMs = now();
      return true;
    },
    async look(storefront) {
      const found = await storefront
        .query(CONTENT_VERSION_QUERY, {cache: 'none', priority: 'optional'})
        .catch(() => undefined);
      if (!found) return;
      const newVersion = JSON.stringify(found);
      // The first version counts as a change: other isolates may have stored pages long before.
      if (newVersion !== version) changes.note();
      version = newVersion;
    },
  };
}
