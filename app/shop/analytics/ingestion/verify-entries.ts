import {addDrops, type DropCounts, type DropReason} from '~/core/drop-counts';
import {toRoundedMinorUnits, type Money} from '~/core/money';
import type {ParsedBeacon, StoredEntry} from './parse-beacon';

/** The prices of the variants of a product. */
export interface ProductPrices {
  readonly min: Money;
  readonly max: Money;
}

/** The prices of all products, by the subject of events about them. */
export type CatalogPrices = ReadonlyMap<string, ProductPrices>;

/** As many as the shop's forms add at a time. */
const MAX_ADDED = 99;
const BANNERS = ['a', 'b'];
const CAMPAIGNS = ['hero'];

/** Returns whether entries can be verified only with the catalog. */
export const needCatalog = (entries: readonly StoredEntry[]): boolean =>
  entries.some(({name}) => name === 'add_to_cart' || name === 'begin_checkout' || name === 'recipe_view');

/**
 * Replaces what a browser reports by what the server knows: products and prices are those of the catalog, other names those of
 * the app. So no text of a visitor is stored, and no amount above what the products cost.
 * @param prices null if Shopify does not respond
 */
export function verifyEntries(entries: readonly StoredEntry[], prices: CatalogPrices | null): ParsedBeacon {
  const drops: DropCounts = {};
  const verified = entries.flatMap((entry) => {
    const stored = verifyEntry(entry, prices);
    if (typeof stored !== 'string') return [stored];
    addDrops(drops, {[stored]: 1});
    return [];
  });
  return {entries: verified, drops};
}

function verifyEntry(
  {subject = '', value_minor: value = 0, quantity = 0, ...entry}: StoredEntry,
  prices: CatalogPrices | null,
): StoredEntry | DropReason {
  if (needCatalog([entry]) && !prices) return 'catalog-missing';
  switch (entry.name) {
    case 'add_to_cart': {
      const price = prices?.get(subject);
      if (!price) return 'unknown-product';
      if (quantity < 1 || quantity > MAX_ADDED) return 'out-of-range';
      const [min, max] = [toRoundedMinorUnits(price.min, quantity), toRoundedMinorUnits(price.max, quantity)];
      return {...entry, subject, quantity, value_minor: Math.min(Math.max(value, min), max)};
    }
    case 'begin_checkout': {
      const highest = Math.max(0, ...[...(prices?.values() ?? [])].map(({max}) => toRoundedMinorUnits(max)));
      return {...entry, quantity, value_minor: Math.min(value, quantity * highest)};
    }
    case 'recipe_view':
      return prices?.has(subject) ? {...entry, subject} : 'unknown-product';
    case 'promo_click':
      return BANNERS.includes(subject) ? {...entry, subject} : entry;
    case 'campaign_click':
      return CAMPAIGNS.includes(subject) ? {...entry, subject} : entry;
    default:
      return entry;
  }
}
