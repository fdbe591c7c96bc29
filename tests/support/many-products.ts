import {SEED} from '../../local/seed/seed';
import type {Seed, SeedProduct} from '../../local/seed/types';

const HEATS = ['Mild', 'Medium', 'Medium-Hot', 'Hot'] as const;
const HOUR_MS = 3_600_000;

const levelOf = (index: number) => HEATS[index % HEATS.length] ?? 'Mild';

/** A variation of a seeded product, with its own name, price, age and heat. */
function variation(model: SeedProduct, number: number): SeedProduct {
  const heat = model.heat && levelOf(number);
  return {
    ...model,
    secondName: undefined,
    badge: undefined,
    number,
    catalogId: model.catalogId.startsWith('b') ? `b${number}` : String(number),
    handle: `${model.handle}-${number}`,
    title: `${model.title} No. ${number}`,
    sku: `${model.sku}-${number}`,
    priceMinor: model.priceMinor + number,
    heat,
    tags: model.tags.map((tag) => (heat && tag.startsWith('heat:') ? `heat:${heat.toLowerCase()}` : tag)),
    createdAt: new Date(Date.parse(model.createdAt) + number * HOUR_MS).toISOString(),
  };
}

/**
 * Creates a seed with many products: the ten seeded ones and variations of them. Its collections `all` and `bundles`
 * contain all matching products.
 * @param count the total number, at least ten; six in ten are single packs
 */
export function manyProducts(count: number): Seed {
  const models = SEED.products;
  const products = Array.from({length: count}, (_, index) => {
    const model = models[index % models.length];
    if (!model) throw new Error('the seeded shop is empty');
    return index < models.length ? model : variation(model, index + 1);
  });
  const ids = (chosen: readonly SeedProduct[]) => chosen.map(({catalogId}) => catalogId);
  const members: Record<string, readonly string[]> = {
    all: ids(products),
    bundles: ids(products.filter(({tags}) => tags.includes('bundle'))),
  };
  const collections = SEED.collections.map((each) => ({...each, products: members[each.handle] ?? each.products}));
  return {...SEED, products, collections};
}
