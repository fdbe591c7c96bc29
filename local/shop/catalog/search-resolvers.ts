import type {QueryRootSearchArgs, SearchType} from 'schema-2026-04/storefront-api-types';
import type {SeedProduct} from '../../seed/types';
import {connection} from '../graphql/connection';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext, ShopState} from '../state';
import {filterProducts} from './filter-products';
import {byScore, createFinder, sortUnavailable, type Hit} from './find-hits';
import {articleId, pageId, productId} from './ids';
import {toArticleNodes, toPageNode, toProductNode, type ArticleNode, type PageNode, type ProductNode} from './nodes';
import {productFacets} from './product-facets';
import {articleDocument, pageDocument, productDocument} from './search-documents';
import {priceRangeMinor} from './variants';

const ALL_TYPES: readonly SearchType[] = ['PRODUCT', 'PAGE', 'ARTICLE'];

/** The position of a result as Shopify encodes it in link parameters, for search analytics. */
const tracking = (position: number) => `_pos=${position + 1}&_sid=local&_ss=r`;

function findProducts(args: QueryRootSearchArgs, state: ShopState): {all: SeedProduct[]; hits: Hit<SeedProduct>[]} {
  const find = createFinder(args.query, state, args.prefix === 'LAST');
  const found = find(state.seed.products, (product) => productDocument(state, product));
  const shown = sortUnavailable(found, args.unavailableProducts ?? 'SHOW', state);
  const all = shown.map(({item}) => item);
  const filtered = new Set(filterProducts(all, args.productFilters, state));
  return {all, hits: shown.filter(({item}) => filtered.has(item))};
}

type Found = ProductNode | PageNode | ArticleNode;

type Result = Hit<Found>;

const priceOf = ({item}: Result) => (item.__typename === 'Product' ? priceRangeMinor(item.product).min : Infinity);

function keyOf(node: Found): string {
  if (node.__typename === 'Product') return productId(node.product);
  return node.__typename === 'Page' ? pageId(node.page) : articleId(node.article);
}

function search(args: QueryRootSearchArgs, {state}: ShopContext) {
  const types = args.types ?? ALL_TYPES;
  const {all, hits} = types.includes('PRODUCT') ? findProducts(args, state) : {all: [], hits: []};
  const find = createFinder(args.query, state, args.prefix === 'LAST');
  const pages = types.includes('PAGE') ? find(state.seed.pages, pageDocument) : [];
  const articles = types.includes('ARTICLE') ? find(toArticleNodes(state.seed.blogs), articleDocument) : [];
  const results: Result[] = [
    ...hits.map(({item, score}) => ({item: toProductNode(item), score})),
    ...pages.map(({item, score}) => ({item: toPageNode(item), score})),
    ...articles,
  ];
  if (args.sortKey === 'PRICE') results.sort((left, right) => priceOf(left) - priceOf(right));
  else if (args.unavailableProducts !== 'LAST') results.sort(byScore);
  const nodes = results.map(({item}, position) => ({...item, trackingParameters: tracking(position)}));
  return {
    ...connection(nodes, args, keyOf),
    get productFilters() {
      return productFacets({products: all, filters: args.productFilters, state});
    },
  };
}

export const searchResolvers: ResolverMap = {
  QueryRoot: {search: (_root, args: QueryRootSearchArgs, context: ShopContext) => search(args, context)},
};
