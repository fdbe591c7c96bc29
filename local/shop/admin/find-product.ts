import type {SeedCollection, SeedProduct} from '../../seed/types';
import {findAnyVariant, getAllCollections, getAllProducts} from '../catalog/catalog-changes';
import {collectionId, productId} from '../catalog/ids';
import type {Variant} from '../catalog/variants';
import {gidNumber} from '../graphql/gid';
import type {ShopState} from '../state';

/** Returns the product with this global id, published or not, or null. */
export const findAnyProduct = (state: ShopState, id: string): SeedProduct | null =>
  getAllProducts(state).find((product) => productId(product) === id) ?? null;

/** Returns the variant with this global id, of a product that is published or not, or null. */
export function findVariantById(state: ShopState, id: string): Variant | null {
  const number = gidNumber('ProductVariant', id);
  return (number !== null && findAnyVariant(state, number)) || null;
}

/** Returns the collection with this global id, published or not, or null. */
export const findCollectionById = (state: ShopState, id: string): SeedCollection | null =>
  getAllCollections(state).find((collection) => collectionId(collection) === id) ?? null;

/** Returns all products of a collection in its order, published or not. */
export const productsInCollection = (state: ShopState, {products}: SeedCollection): SeedProduct[] =>
  products.flatMap((catalogId) => getAllProducts(state).find((product) => product.catalogId === catalogId) ?? []);
