import {SEED} from './seed';
import type {Seed} from './types';

/** The data of a store that was just opened: it has a name and nothing else. */
export const EMPTY_SEED: Seed = {
  shop: SEED.shop,
  products: [],
  collections: [],
  pages: [],
  blogs: [],
  policies: [],
  menus: [],
  discounts: [],
  metaobjects: [],
  people: [],
  orders: [],
  pictures: [],
  clips: [],
  urlRedirects: [],
  metaobjectDefinitions: [],
  metafieldDefinitions: [],
  isNew: true,
};
