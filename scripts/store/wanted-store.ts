import {METAFIELD_DEFINITIONS} from '../../local/seed/definitions/metafield-definitions';
import {kitEntriesOf} from '../../local/seed/products/kit-entries';
import {SEED} from '../../local/seed/seed';
import type {Seed, SeedProduct} from '../../local/seed/types';

/** Entries of these types are invented in the specification. */
const SAMPLE_TYPES: readonly string[] = ['testimonial', 'nutrition_facts', 'lot'];

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
 * @param specification that of the repository; another one in tests
 */
export function toWantedStore(
  {hasSamples, isLocal}: {readonly hasSamples: boolean; readonly isLocal: boolean},
  specification: Seed = SEED,
): Seed {
  const products = hasSamples ? specification.products : specification.products.map(withoutSamples);
  const metaobjects = [...specification.metaobjects, ...products.flatMap(kitEntriesOf)];
  return {
    ...specification,
    products,
    metaobjects: hasSamples ? metaobjects : metaobjects.filter(({type}) => !SAMPLE_TYPES.includes(type)),
    policies: hasSamples ? specification.policies : [],
    discounts: specification.discounts.filter(({code}) => isLocal || code !== LOCAL_CODE),
    metafieldDefinitions: METAFIELD_DEFINITIONS,
  };
}
