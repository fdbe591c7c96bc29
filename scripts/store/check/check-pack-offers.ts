import type {z} from 'zod';
import {parsePackOffers} from '~/shop/tiffin/parse-pack-offers';
import type {AdminClient} from '../admin-client';
import {adminLink} from '../admin-links';
import {toMinor} from '../discount-values';
import {listAll} from '../list-all';
import {AutomaticDiscountSchema} from '../steps/automatic-discounts';
import {AUTOMATIC_DISCOUNTS_QUERY} from '../steps/discounts.admin.gql';
import type {StoreEntry} from '../store-entries';
import type {CheckedProduct} from './check-products';
import {findingsOrDenial, type Finding} from './finding';

const AREA = 'Offers of packs';

interface Checked {
  readonly entries: readonly StoreEntry[];
  readonly products: readonly CheckedProduct[];
  readonly domain: string;
  readonly now: Date;
}

type Discount = z.infer<typeof AutomaticDiscountSchema>['automaticDiscount'];

const isOfHeat = ({metafields}: CheckedProduct): boolean =>
  metafields.nodes.some(({namespace, key}) => namespace === 'catalog' && key === 'heat');

/** Returns the dishes of the tiffin that a discount leaves out; none for a discount of a collection or of everything. */
function missingDishes({customerGets}: Discount, products: readonly CheckedProduct[]): readonly string[] {
  const covered = customerGets?.items?.products?.nodes.map(({handle}) => handle);
  return covered ? products.filter(isOfHeat).flatMap(({handle}) => (covered.includes(handle) ? [] : [handle])) : [];
}

/**
 * Compares what the tiffin promises with what carts get: the Storefront API lists no automatic discounts, so the storefront
 * reads a setting.
 */
export const checkPackOffers = (admin: AdminClient, {entries, products, domain, now}: Checked): Promise<Finding[]> =>
  findingsOrDenial(AREA, async () => {
    const settings = entries.find(({type}) => type === 'storefront_settings');
    const offers = parsePackOffers(settings?.fields.find(({key}) => key === 'pack_offers')?.value ?? undefined);
    if (offers.length === 0) return [];
    const discounts = await listAll(admin, AUTOMATIC_DISCOUNTS_QUERY, AutomaticDiscountSchema);
    const link = adminLink(domain, 'discounts');
    return offers.flatMap(({packs, offMinor}): Finding[] => {
      const given = discounts.find(({automaticDiscount: {customerGets, minimumRequirement, endsAt}}) => {
        const isOver = typeof endsAt === 'string' && new Date(endsAt) <= now;
        const hasMinimum = minimumRequirement?.greaterThanOrEqualToQuantity === packs;
        return !isOver && hasMinimum && toMinor(customerGets?.value.amount?.amount) === offMinor;
      });
      const promise = `pack_offers promises ${offMinor} cents off ${packs} packs`;
      if (!given)
        return [{level: 'problem', area: AREA, message: `${promise}, but no automatic discount takes that off`, link}];
      const missing = missingDishes(given.automaticDiscount, products);
      if (missing.length === 0) return [];
      return [{level: 'problem', area: AREA, message: `${promise}, but not off ${missing.join(', ')}`, link}];
    });
  });
