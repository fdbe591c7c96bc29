import type {Seed, SeedCollection, SeedMetaobject, SeedProduct, StaffMetafield} from '../../seed/types';
import {dateTime} from '../graphql/date-time';
import type {ShopState} from '../state';
import {queueCollectionWebhook, queueMetaobjectWebhook, queueProductWebhook} from '../webhooks/content-webhooks';
import type {CatalogChanges, ContentChanges, ShippingZone} from './catalog-record';
import {isParent, relinkListings} from './combined-listings';
import {findVariant, variantsOf, type Variant} from './variants';

const NO_CHANGES: CatalogChanges = {products: {}, deletedProducts: [], collections: {}, metaobjects: {}};

/** Returns the items of the seed in their order, changed where staff changed them, and those that staff created. */
function merge<Item extends {readonly number: number}>(
  items: readonly Item[],
  changed: Readonly<Record<string, Item>>,
  deleted: readonly number[] = [],
): Item[] {
  const initial = new Set(items.map(({number}) => number));
  const created = Object.values(changed).filter(({number}) => !initial.has(number));
  return [...items.map((item) => changed[item.number] ?? item), ...created].filter(
    ({number}) => !deleted.includes(number),
  );
}

/** Returns whether the storefront shows a product or collection. */
export const isPublished = ({staff}: Pick<SeedProduct, 'staff'>): boolean =>
  (staff?.status ?? 'ACTIVE') === 'ACTIVE' && !staff?.isUnpublished;

const visibleSeeds = new WeakMap<CatalogChanges, Seed>();

/** Returns the seed with the changes, without unpublished products; the same object until the next change. */
export function toVisibleSeed(seed: Seed, changes: CatalogChanges | undefined): Seed {
  if (!changes) return seed;
  const known = visibleSeeds.get(changes);
  if (known) return known;
  const visible: Seed = {
    ...seed,
    ...changes.content,
    products: relinkListings(merge(seed.products, changes.products, changes.deletedProducts).filter(isPublished)),
    collections: merge(seed.collections, changes.collections, changes.deletedCollections).filter(isPublished),
    metaobjects: merge(seed.metaobjects, changes.metaobjects, changes.deletedMetaobjects),
  };
  visibleSeeds.set(changes, visible);
  return visible;
}

const allProducts = new WeakMap<CatalogChanges, readonly SeedProduct[]>();

/** Returns the products that staff see, published or not. */
export function getAllProducts({initialSeed, data: {catalog}}: ShopState): readonly SeedProduct[] {
  if (!catalog) return initialSeed.products;
  const products = allProducts.get(catalog) ?? merge(initialSeed.products, catalog.products, catalog.deletedProducts);
  allProducts.set(catalog, products);
  return products;
}

/** Returns the collections that staff see, published or not. */
export const getAllCollections = ({initialSeed, data: {catalog}}: ShopState): readonly SeedCollection[] =>
  catalog ? merge(initialSeed.collections, catalog.collections, catalog.deletedCollections) : initialSeed.collections;

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

/** Stores a new or changed collection with the current time. */
export function saveCollection(state: ShopState, collection: SeedCollection): void {
  const saved = {...collection, updatedAt: dateTime(state.clock().toISOString())};
  queueCollectionWebhook(state, saved);
  changeCatalog(state, (changes) => ({...changes, collections: {...changes.collections, [saved.number]: saved}}));
}

/** Deletes a collection; its products stay. */
export function deleteCollection(state: ShopState, {number}: SeedCollection): void {
  changeCatalog(state, ({deletedCollections = [], ...changes}) => ({
    ...changes,
    deletedCollections: [...deletedCollections, number],
  }));
}

/** Deletes a metaobject; what refers to it stays. */
export function deleteMetaobject(state: ShopState, {number}: SeedMetaobject): void {
  changeCatalog(state, ({deletedMetaobjects = [], ...changes}) => ({
    ...changes,
    deletedMetaobjects: [...deletedMetaobjects, number],
  }));
}

/** Replaces lists of the catalog, such as the pages. */
export function changeContent(state: ShopState, content: ContentChanges): void {
  changeCatalog(state, (changes) => ({...changes, content: {...changes.content, ...content}}));
}

/** Replaces the zones of the shipping profile. */
export function changeShipping(state: ShopState, shippingZones: readonly ShippingZone[]): void {
  changeCatalog(state, (changes) => ({...changes, shippingZones}));
}

/** Returns a metafield of the shop itself, or null. */
export const getShopMetafield = ({data}: ShopState, name: string): StaffMetafield | null =>
  data.catalog?.shopMetafields?.[name] ?? null;

/** Stores a metafield of the shop itself; null deletes it. */
export function saveShopMetafield(state: ShopState, name: string, metafield: StaffMetafield | null): void {
  changeCatalog(state, ({shopMetafields: {[name]: _former, ...others} = {}, ...changes}) => ({
    ...changes,
    shopMetafields: metafield ? {...others, [name]: metafield} : others,
  }));
}

/** Stores a new or changed metaobject with the current time. */
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
    0,
    ...initialSeed.products.map(({number}) => number),
    ...Object.keys(data.catalog?.products ?? {}).map(Number),
    ...(data.catalog?.deletedProducts ?? []),
  );
