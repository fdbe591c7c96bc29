import {METAFIELD_DEFINITIONS} from '../../local/seed/definitions/metafield-definitions';
import {kitEntriesOf} from '../../local/seed/products/kit-entries';
import {SEED} from '../../local/seed/seed';
import type {Seed, SeedProduct} from '../../local/seed/types';

/** Entries of these types are invented in the specification. */
const SAMPLE_TYPES: readonly string[] = ['testimonial', 'nutrition_facts'];

/** A code of the local shop only: it takes more off than most carts cost. */
const LOCAL_CODE = 'DISCOUNT100';

function withoutSamples(product: SeedProduct): SeedProduct {
  const {rating: _rating, nutrition: _nutrition, ...kept} = product;
  return kept;
}

/**
 * Returns what a store should hold.
 * @param hasSamples whether it holds invented testimonials, ratings, nutrition facts and policies as well
 * @param isLocal whether it is the local shop, which has one more promo code
 */
export function toWantedStore({hasSamples, isLocal}: {readonly hasSamples: boolean; readonly isLocal: boolean}): Seed {
  const products = hasSamples ? SEED.products : SEED.products.map(withoutSamples);
  const metaobjects = [...SEED.metaobjects, ...products.flatMap(kitEntriesOf)];
  return {
    ...SEED,
    products,
    metaobjects: hasSamples ? metaobjects : metaobjects.filter(({type}) => !SAMPLE_TYPES.includes(type)),
    policies: hasSamples ? SEED.policies : [],
    discounts: SEED.discounts.filter(({code}) => isLocal || code !== LOCAL_CODE),
    metafieldDefinitions: METAFIELD_DEFINITIONS,
  };
}
