import {formatMoney, toMinorUnits} from '~/core/money';
import {within} from '~/core/within';
import type {SoldItemRow} from '~/orders/model/order-row';
import type {AppContext} from '~/platform/context.server';
import {OFFERED_VARIANTS_QUERY} from './offered-variants.gql';

/** The order page waits no longer for what has changed. */
const PATIENCE_MS = 1_500;

/** As many as Shopify returns at once. */
const MAX_VARIANTS = 250;

/** How an item of an order is offered today. */
export interface OfferView {
  /** 'gone' if it is not sold any more; 'plan' if it is sold by subscription only. */
  readonly state: 'same' | 'price' | 'sold-out' | 'plan' | 'gone';
  /** Today's price. */
  readonly price: string | null;
  /** The product's page; null if there is none. */
  readonly path: string | null;
  readonly hasOptions: boolean;
}

/** The offers by Shopify's id of the variant. */
export type Offers = Readonly<Record<string, OfferView>>;

interface Order {
  readonly currency: string;
  readonly items: readonly SoldItemRow[];
}

/**
 * Finds how the items of an order are offered today. The components of bundles are left out, because alone they have other
 * prices.
 * @returns null if Shopify does not tell soon; never rejects
 */
export async function findOffers(
  {storefront, report}: Pick<AppContext, 'storefront' | 'report'>,
  {currency, items}: Order,
): Promise<Offers | null> {
  const alone = items.filter(({bundle, quantity}) => !bundle && quantity > 0);
  const ids = [...new Set(alone.flatMap(({variant_id: id}) => id ?? []))].slice(0, MAX_VARIANTS);
  if (ids.length === 0) return {};
  const read = storefront
    .query(OFFERED_VARIANTS_QUERY, {variables: {ids}, cache: 'none', priority: 'optional'})
    .catch((error: unknown) => {
      report(error);
      return null;
    });
  const found = await within(PATIENCE_MS, read);
  if (!found) return null;
  const variants = new Map(
    found.nodes.flatMap((node) => (node && 'product' in node ? [[node.id, node] as const] : [])),
  );
  const offers = alone.flatMap((item) => {
    const {variant_id: id} = item;
    return id ? [[id, toOffer(item, variants.get(id), currency)] as const] : [];
  });
  return Object.fromEntries(offers);
}

interface Variant {
  readonly availableForSale: boolean;
  readonly price: Parameters<typeof toMinorUnits>[0];
  readonly product: {
    readonly handle: string;
    readonly requiresSellingPlan: boolean;
    readonly variantsCount?: {readonly count: number} | null;
  };
}

export function toOffer(
  {price_minor: paidMinor}: Pick<SoldItemRow, 'price_minor'>,
  variant: Variant | undefined,
  currency: string,
): OfferView {
  if (!variant) return {state: 'gone', price: null, path: null, hasOptions: false};
  const {availableForSale, price, product} = variant;
  return {
    state: toState(),
    price: formatMoney(price),
    path: `/product/${encodeURIComponent(product.handle)}`,
    hasOptions: (product.variantsCount?.count ?? 1) > 1,
  };

  function toState(): OfferView['state'] {
    if (product.requiresSellingPlan) return 'plan';
    if (!availableForSale) return 'sold-out';
    const isSamePrice = price.currencyCode === currency && toMinorUnits(price) === paidMinor;
    return isSamePrice ? 'same' : 'price';
  }
}
