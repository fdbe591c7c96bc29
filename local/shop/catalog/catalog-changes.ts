import type {Seed, SeedCollection, SeedMetaobject, SeedProduct} from '../../seed/types';
import {dateTime} from '../graphql/date-time';
import type {ShopState} from '../state';
import {queueCollectionWebhook, queueMetaobjectWebhook, queueProductWebhook} from '../webhooks/content-webhooks';
import type {CatalogChanges} from './catalog-record';
import {isParent, relinkListings} from './combined-listings';
import {findVariant, variantsOf, type Variant} from './variants';

const NO_CHANGES: CatalogChanges = {products: {}, deletedProducts: [], collections: {}, metaobjects: {}};

/** Returns the items of the seed in their order, changed where staff changed them. */
const merge = <Item extends {readonly number: number}>(
  items: readonly Item[],
  changed: Readonly<Record<string, Item>>,
): Item[] => items.map((item) => changed[item.number] ?? item);

function mergeProducts(seed: Seed, {products, deletedProducts}: CatalogChanges): SeedProduct[] {
  const initial = new Set(seed.products.map(({number}) => number));
  const created = Object.values(products).filter(({number}) => !initial.has(number));
  return [...merge(seed.products, products), ...created].filter(({number}) => !deletedProducts.includes(number));
}

/** Returns whether the storefront shows a product. */
export const isPublished = ({staff}: SeedProduct): boolean =>
  (staff?.status ?? 'ACTIVE') === 'ACTIVE' && !staff?.isUnpublished;

const visibleSeeds = new WeakMap<CatalogChanges, Seed>();

/** Returns the seed with the changes, without unpublished products; the same object until the next change. */
export function toVisibleSeed(seed: Seed, changes: CatalogChanges | undefined): Seed {
  if (!changes) return seed;
  const known = visibleSeeds.get(changes);
  if (known) return known;
  const visible: Seed = {
    ...seed,
    products: relinkListings(mergeProducts(seed, changes).filter(isPublished)),
    collections: merge(seed.collections, changes.collections),
    metaobjects: merge(seed.metaobjects, changes.metaobjects),
  };
  visibleSeeds.set(changes, visible);
  return visible;
}

const allProducts = new WeakMap<CatalogChanges, readonly SeedProduct[]>();

/** Returns the products that staff see, published or not. */
export function getAllProducts({initialSeed, data: {catalog}}: ShopState): readonly SeedProduct[] {
  if (!catalog) return initialSeed.products;
  const products = allProducts.get(catalog) ?? mergeProducts(initialSeed, catalog);
  allProducts.set(catalog, products);
  return products;
}

/** Returns a variant by its number, published or not, or undefined if it was deleted. */
export const findAnyVariant = (state: ShopState, number: number): Variant | undefined =>
  findVariant(getAllProducts(state), number);

function changeCatalog(state: ShopState, change: (changes: CatalogChanges) => CatalogChanges): void {
  state.data.catalog = change(state.data.catalog ?? NO_CHANGES);
  state.changed({isDurable: true});
}

/** Stores a new or changed product with the current time. */
export function saveProduct(state: ShopState, product: SeedProduct): SeedProduct {
  const saved = {...product, updatedAt: dateTime(state.clock().toISOString())};
  const isNew = getAllProducts(state).every(({number}) => number !== product.number);
  queueProductWebhook(state, isNew ? 'products/create' : 'products/update', saved);
  changeCatalog(state, (changes) => ({...changes, products: {...changes.products, [saved.number]: saved}}));
  return saved;
}

/** Deletes a product, and its stock. */
export function deleteProduct(state: ShopState, product: SeedProduct): void {
  const variants = isParent(product) ? [] : variantsOf(product);
  for (const {number} of variants) delete state.data.stock[number];
  queueProductWebhook(state, 'products/delete', product);
  changeCatalog(state, (changes) => ({...changes, deletedProducts: [...changes.deletedProducts, product.number]}));
}

/** Stores a changed collection with the current time. */
export function saveCollection(state: ShopState, collection: SeedCollection): void {
  const saved = {...collection, updatedAt: dateTime(state.clock().toISOString())};
  queueCollectionWebhook(state, saved);
  changeCatalog(state, (changes) => ({...changes, collections: {...changes.collections, [saved.number]: saved}}));
}

/** Stores a changed metaobject with the current time. */
export function saveMetaobject(state: ShopState, metaobject: SeedMetaobject): SeedMetaobject {
  const saved = {...metaobject, updatedAt: dateTime(state.clock().toISOString())};
  queueMetaobjectWebhook(state, saved);
  changeCatalog(state, (changes) => ({...changes, metaobjects: {...changes.metaobjects, [saved.number]: saved}}));
  return saved;
}

/** Returns the number of the next product. Numbers of deleted products are not used again. */
export const nextProductNumber = ({initialSeed, data}: ShopState): number =>
  1 +
  Math.max(
    ...initialSeed.products.map(({number}) => number),
    ...Object.keys(data.catalog?.products ?? {}).map(Number),
    ...(data.catalog?.deletedProducts ?? []),
  );
