import type {ContentChanges} from '../content-changes';
import {CONTENT_VERSION_QUERY} from './content-version.gql';
import type {Storefront} from './storefront.server';

const INTERVAL_MS = 30_000;

/** The newest changes of Shopify's content, and when an isolate of this data center first saw them; 0 if they were there. */
interface SeenVersion {
  readonly version: string;
  readonly seenAtMs: number;
}

export interface ContentWatchTools {
  readonly storefront: Pick<Storefront, 'query'>;
  /** Shared by the isolates of a data center, so that a new isolate does not take old content for changed. */
  readonly cache: Pick<Cache, 'match' | 'put'>;
  /** Identifies the shop in the cache. */
  readonly host: string;
}

/**
 * Checks for changes of content that no webhook reports: those that reached another isolate, and those of pages, articles
 * and menus, for which Shopify has no webhooks.
 */
export interface ContentWatch {
  /** Returns whether it is time to check again; true once, until the next interval has passed. */
  isDue(): boolean;
  /** Compares Shopify's content with what it was and notes a change. Rejects only if the cache does. */
  checkForChanges(tools: ContentWatchTools): Promise<void>;
}

/** Creates the watch of one isolate. @param now milliseconds */
export function createContentWatch(changes: Pick<ContentChanges, 'note'>, now: () => number = Date.now): ContentWatch {
  let checkedAtMs: number | undefined;
  let seen: SeenVersion | undefined;
  return {
    isDue() {
      checkedAtMs ??= now();
      if (now() - checkedAtMs < INTERVAL_MS) return false;
      checkedAtMs = now();
      return true;
    },
    async checkForChanges({storefront, cache, host}) {
      const address = `https://pages.invalid/content-version/${host}`;
      const found = await storefront
        .query(CONTENT_VERSION_QUERY, {cache: 'none', priority: 'optional'})
        .catch(() => undefined);
      if (!found) return;
      const version = JSON.stringify(found);
      // The cache may have forgotten what this isolate saw.
      const known = (await (await cache.match(address))?.json<SeenVersion>()) ?? seen;
      const isChange = known?.version !== version;
      const latest = isChange ? {version, seenAtMs: known ? now() : 0} : known;
      if (isChange) await cache.put(address, toCached(latest));
      if (latest.seenAtMs !== (seen?.seenAtMs ?? 0)) changes.note(latest.seenAtMs);
      seen = latest;
    },
  };
}

const toCached = (seen: SeenVersion) =>
  new Response(JSON.stringify(seen), {headers: {'Cache-Control': 'public, max-age=604800'}});
