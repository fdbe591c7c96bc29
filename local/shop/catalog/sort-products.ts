import type {ProductCollectionSortKeys, ProductSortKeys} from 'schema-2026-04/storefront-api-types';
import type {SeedProduct} from '../../seed/types';
import {priceRangeMinor} from './variants';

type Compare = (left: SeedProduct, right: SeedProduct) => number;

const byText =
  (read: (product: SeedProduct) => string): Compare =>
  (left, right) =>
    read(left).localeCompare(read(right), 'en');

const byNumber =
  (read: (product: SeedProduct) => number): Compare =>
  (left, right) =>
    read(left) - read(right);

const byCreation = byNumber(({createdAt}) => Date.parse(createdAt));

/** Keeps the given order: the merchant's, or relevance. */
const inGivenOrder: Compare = () => 0;

/** The local shop does not count sales, so bestseller badges rank first, then the number of reviews. */
const bySales: Compare = (left, right) =>
  byNumber(({tags}) => (tags.includes('bestseller') ? 0 : 1))(left, right) ||
  byNumber(({rating}) => -(rating?.count ?? 0))(left, right);

const COMPARE: Readonly<Record<ProductSortKeys | ProductCollectionSortKeys, Compare>> = {
  BEST_SELLING: bySales,
  COLLECTION_DEFAULT: inGivenOrder,
  CREATED: byCreation,
  CREATED_AT: byCreation,
  ID: byNumber(({number}) => number),
  MANUAL: inGivenOrder,
  PRICE: byNumber((product) => priceRangeMinor(product).min),
  PRODUCT_TYPE: byText(({productType}) => productType),
  RELEVANCE: inGivenOrder,
  TITLE: byText(({title}) => title),
  UPDATED_AT: byNumber(({updatedAt}) => Date.parse(updatedAt)),
  // All products have the same vendor.
  VENDOR: inGivenOrder,
};

/**
 * @param products - in the order that breaks ties
 * @param key - a sort key of `products` or of a collection's products; without one the order is kept
 * @returns a sorted copy, ascending; BEST_SELLING starts with the bestseller
 */
export const sortProducts = (
  products: readonly SeedProduct[],
  key: ProductSortKeys | ProductCollectionSortKeys | null | undefined,
): SeedProduct[] => [...products].sort(key ? COMPARE[key] : inGivenOrder);
