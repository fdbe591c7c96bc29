import {parsePackOffers} from '~/shop/tiffin/parse-pack-offers';
import type {AdminClient} from '../admin-client';
import {adminLink} from '../admin-links';
import {toMinor} from '../discount-values';
import {listAll} from '../list-all';
import {AutomaticDiscountSchema} from '../steps/automatic-discounts';
import {AUTOMATIC_DISCOUNTS_QUERY} from '../steps/discounts.admin.gql';
import type {StoreEntry} from '../store-entries';
import {findingsOrDenial, type Finding} from './finding';

const AREA = 'Offers of packs';

/**
 * Compares what the tiffin promises with what carts get: shoppers' API lists no automatic discounts, so the storefront reads
 * a setting.
 */
export const checkPackOffers = (
  admin: AdminClient,
  entries: readonly StoreEntry[],
  {domain, now}: {readonly domain: string; readonly now: Date},
): Promise<Finding[]> =>
  findingsOrDenial(AREA, async () => {
    const settings = entries.find(({type}) => type === 'storefront_settings');
    const offers = parsePackOffers(settings?.fields.find(({key}) => key === 'pack_offers')?.value ?? undefined);
    if (offers.length === 0) return [];
    const discounts = await listAll(admin, AUTOMATIC_DISCOUNTS_QUERY, AutomaticDiscountSchema);
    return offers.flatMap(({packs, offMinor}): Finding[] => {
      const isGiven = discounts.some(({automaticDiscount: {customerGets, minimumRequirement, endsAt}}) => {
        const isOver = typeof endsAt === 'string' && new Date(endsAt) <= now;
        const hasMinimum = minimumRequirement?.greaterThanOrEqualToQuantity === packs;
        return !isOver && hasMinimum && toMinor(customerGets?.value.amount?.amount) === offMinor;
      });
      if (isGiven) return [];
      const message = `pack_offers promises ${offMinor} cents off ${packs} packs, but no automatic discount takes that off`;
      return [{level: 'problem', area: AREA, message, link: adminLink(domain, 'discounts')}];
    });
  });
