import type {
  QueryRootProductArgs,
  QueryRootProductRecommendationsArgs,
  QueryRootProductsArgs,
} from 'schema-2026-04/storefront-api-types';
import type {Seed, SeedProduct} from '../../seed/types';
import {connection} from '../graphql/connection';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext, ShopState} from '../state';
import {findByIdOrHandle} from './find-by-id-or-handle';
import {productId} from './ids';
import {toProductNode, type ProductNode} from './nodes';
import {productConnection} from './product-connection';
import {queryList} from './query-list';
import {productDocument} from './search-documents';
import {sortProducts} from './sort-products';

const MAX_RECOMMENDATIONS = 10;

function findProduct(args: QueryRootProductArgs, {seed}: ShopState): ProductNode | null {
  const product = findByIdOrHandle(seed.products, args, productId);
  return product && toProductNode(product);
}

function productsPage(args: QueryRootProductsArgs, {state}: ShopContext) {
  const isByRelevance = args.sortKey === 'RELEVANCE';
  const toDocument = (product: SeedProduct) => productDocument(state, product);
  const found = queryList(state.seed.products, args.query, toDocument, state, isByRelevance);
  return productConnection({products: sortProducts(found, args.sortKey), unfiltered: found}, args, state);
}

/** Returns whether one of the products is a bundle that contains the other. */
const goTogether = (left: SeedProduct, right: SeedProduct) =>
  Boolean(left.includes?.includes(right.catalogId) || right.includes?.includes(left.catalogId));

const SAME_TYPE_SCORE = 10;

/** Products of the same type are related, ranked by the number of shared tags. */
const relation = (product: SeedProduct, other: SeedProduct) =>
  (product.productType === other.productType ? SAME_TYPE_SCORE : 0) +
  product.tags.filter((tag) => other.tags.includes(tag)).length;

function recommend(args: QueryRootProductRecommendationsArgs, seed: Seed): ProductNode[] | null {
  const product = findByIdOrHandle(seed.products, {id: args.productId, handle: args.productHandle}, productId);
  if (!product) return null;
  const others = seed.products.filter((other) => other !== product);
  const recommended =
    args.intent === 'COMPLEMENTARY'
      ? others.filter((other) => goTogether(product, other))
      : others.sort((left, right) => relation(product, right) - relation(product, left));
  return recommended.slice(0, MAX_RECOMMENDATIONS).map((other) => toProductNode(other));
}

const distinct = (values: readonly string[]) => [...new Set(values)].sort();

export const productQueries: ResolverMap = {
  QueryRoot: {
    product: (_root, args: QueryRootProductArgs, {state}: ShopContext) => findProduct(args, state),
    productByHandle: (_root, args: {handle: string}, {state}: ShopContext) => findProduct(args, state),
    products: (_root, args: QueryRootProductsArgs, context: ShopContext) => productsPage(args, context),
    productRecommendations: (_root, args: QueryRootProductRecommendationsArgs, {state}: ShopContext) =>
      recommend(args, state.seed),
    productTags: (_root, args: {first: number}, {state}: ShopContext) =>
      connection(distinct(state.seed.products.flatMap(({tags}) => tags)), args, String),
    productTypes: (_root, args: {first: number}, {state}: ShopContext) =>
      connection(distinct(state.seed.products.map(({productType}) => productType)), args, String),
  },
};
