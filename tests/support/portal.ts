import type {Seed} from '../../local/seed/types';
import {SEED_WITHOUT_ORDERS} from './local-shop';

/** Where the platform shows people their orders. */
const PORTAL = 'https://shopify.com/1234/account';

/** A shop whose merchant has said so. */
export const SEED_WITH_PORTAL: Seed = {
  ...SEED_WITHOUT_ORDERS,
  metaobjects: SEED_WITHOUT_ORDERS.metaobjects.map((entry) =>
    entry.type === 'storefront_settings'
      ? {...entry, fields: [...entry.fields, {key: 'portal_url', type: 'url', value: PORTAL}]}
      : entry,
  ),
};
