import type {SeedCollection, SeedProduct} from '../../seed/types';
import {getAllProducts} from '../catalog/catalog-changes';
import {collectionId, productId, variantId} from '../catalog/ids';
import type {ShopState} from '../state';

/** Returns the product with this global id, published or not, or null. */
export const findAnyProduct = (state: ShopState, id: string): SeedProduct | null =>
  getAllProducts(state).find((product) => productId(product) === id) ?? null;

/** Returns the product by the global id of its only variant, or null. */
export const findByVariantId = (state: ShopState, id: string): SeedProduct | null =>
  getAllProducts(state).find((product) => variantId(product) === id) ?? null;

export const findCollectionById = ({seed}: ShopState, id: string): SeedCollection | null =>
  seed.collections.find((collection) => collectionId(collection) === id) ?? null;

/** Returns all products of a collection in its order, published or not. */
export const productsInCollection = (state: ShopState, {products}: SeedCollection): SeedProduct[] =>
  products.flatMap((catalogId) => getAllProducts(state).find((product) => product.catalogId === catalogId) ?? []);
