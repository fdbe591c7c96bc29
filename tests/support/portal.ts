import type {Seed} from '../../local/seed/types';
import {SEED_WITHOUT_ORDERS} from './local-shop';

/** The order pages of Shopify's customer accounts. */
const PORTAL = 'https://shopify.com/1234/account';

/** A shop whose merchant enabled them. */
export const SEED_WITH_PORTAL: Seed = {
  ...SEED_WITHOUT_ORDERS,
  metaobjects: SEED_WITHOUT_ORDERS.metaobjects.map((entry) =>
    entry.type === 'storefront_settings'
      ? {...entry, fields: [...entry.fields, {key: 'portal_url', type: 'url', value: PORTAL}]}
      : entry,
  ),
};
