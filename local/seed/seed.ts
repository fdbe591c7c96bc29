import {COLLECTIONS} from './collections';
import {METAFIELD_DEFINITIONS, STANDARD_DEFINITIONS} from './definitions/metafield-definitions';
import {METAOBJECT_DEFINITIONS} from './definitions/metaobject-definitions';
import {AUTOMATIC_DISCOUNTS, DISCOUNTS} from './discounts';
import {BLOGS} from './journal/blogs';
import {MENUS} from './menus';
import {CLIPS, METAOBJECTS, PICTURES} from './seed-metaobjects';
import {SEED_ORDERS} from './orders';
import {PAGES} from './pages/pages';
import {SEED_PEOPLE} from './people';
import {POLICIES} from './policies/policies';
import {POLICY_FACTS} from './policy-facts';
import {BUNDLES} from './products/bundles';
import {STEP_CLIPS} from './products/step-clips';
import {SINGLE_PRODUCTS} from './products/single-products';
import type {Seed} from './types';

/** The data of a fresh shop: plain data, the same on every start. */
export const SEED: Seed = {
  shop: {
    number: 60_000_000_001,
    name: 'Fusion Tiffin',
    description:
      'Freeze-dried Indian meal and spice-blend kits for home cooks in the United States. Add water, a spoonful of oil and your own protein.',
    email: POLICY_FACTS.supportEmail,
  },
  products: [...SINGLE_PRODUCTS, ...BUNDLES],
  collections: COLLECTIONS,
  pages: PAGES,
  blogs: BLOGS,
  policies: POLICIES,
  menus: MENUS,
  discounts: DISCOUNTS,
  automaticDiscounts: AUTOMATIC_DISCOUNTS,
  metaobjects: METAOBJECTS,
  people: Object.values(SEED_PEOPLE),
  orders: SEED_ORDERS,
  pictures: PICTURES,
  clips: [...CLIPS, ...STEP_CLIPS],
  urlRedirects: [{path: '/product/country-classics-bundle', target: '/product/desi-comfort-trio'}],
  metaobjectDefinitions: METAOBJECT_DEFINITIONS,
  metafieldDefinitions: [...METAFIELD_DEFINITIONS, ...STANDARD_DEFINITIONS],
};
