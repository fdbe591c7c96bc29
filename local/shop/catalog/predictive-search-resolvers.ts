import type {PredictiveSearchType, QueryRootPredictiveSearchArgs} from 'schema-2026-04/storefront-api-types';
import {escapeHtml} from '../../seed/escape-html';
import {badRequest} from '../graphql/request-errors';
import type {ResolverMap} from '../graphql/schema';
import {MATCH, matchWords, toWords} from '../search/text-match';
import type {ShopContext, ShopState} from '../state';
import {toArticleNodes, toCollectionNode, toPageNode, toProductNode} from './nodes';
import {createFinder, sortUnavailable} from './find-hits';
import {articleDocument, collectionDocument, pageDocument, productDocument} from './search-documents';
import {shareLimit} from './share-limit';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 10;

const ALL_TYPES: readonly PredictiveSearchType[] = ['QUERY', 'PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE'];

/** The searched fields: Shopify's predictive search ignores descriptions and tags by default. */
const DEFAULT_PARTS = ['TITLE', 'PRODUCT_TYPE', 'VARIANTS_TITLE', 'VENDOR'] as const;

const tracking = (query: string, position: number) =>
  `_pos=${position + 1}&${new URLSearchParams({_psq: query}).toString()}&_ss=e&_v=1.0`;

function styled(title: string, query: string): string {
  const queryWords = toWords(query);
  const words = title.toLowerCase().split(' ');
  const isAsked = (word: string) =>
    queryWords.some((each) => matchWords(each, toWords(word), {isPrefix: true, allowsTypo: true}) > MATCH.none);
  return words.map((word) => (isAsked(word) ? `<mark>${escapeHtml(word)}</mark>` : escapeHtml(word))).join(' ');
}

function resultsByType(args: QueryRootPredictiveSearchArgs, state: ShopState) {
  const find = createFinder(args.query, state, true);
  const parts = args.searchableFields ?? DEFAULT_PARTS;
  const hits = find(state.seed.products, (product) => productDocument(state, product, parts));
  const products = sortUnavailable(hits, args.unavailableProducts ?? 'LAST', state).map(({item}) => item);
  const track = (position: number) => tracking(args.query, position);
  return {
    QUERY: products.map(({title}, index) => ({
      text: title.toLowerCase(),
      styledText: styled(title, args.query),
      trackingParameters: track(index),
    })),
    PRODUCT: products.map((product, index) => toProductNode(product, track(index))),
    COLLECTION: find(state.seed.collections, collectionDocument).map(({item}, index) =>
      toCollectionNode(item, track(index)),
    ),
    PAGE: find(state.seed.pages, pageDocument).map(({item}, index) => toPageNode(item, track(index))),
    ARTICLE: find(toArticleNodes(state.seed.blogs), articleDocument).map(({item}, index) => ({
      ...item,
      trackingParameters: track(index),
    })),
  } satisfies Record<PredictiveSearchType, readonly object[]>;
}

function predict(args: QueryRootPredictiveSearchArgs, {state}: ShopContext) {
  const limit = args.limit ?? DEFAULT_LIMIT;
  if (limit < 1 || limit > MAX_LIMIT) throw badRequest(`limit must be between 1 and ${MAX_LIMIT}`);
  const results = resultsByType(args, state);
  const types = ALL_TYPES.filter((type) => args.types?.includes(type) ?? true);
  const lengths = types.map((type) => results[type].length);
  const shares = args.limitScope === 'EACH' ? types.map(() => limit) : shareLimit(lengths, limit);
  const take = (type: PredictiveSearchType) => results[type].slice(0, shares[types.indexOf(type)] ?? 0);
  return {
    queries: take('QUERY'),
    products: take('PRODUCT'),
    collections: take('COLLECTION'),
    pages: take('PAGE'),
    articles: take('ARTICLE'),
  };
}

export const predictiveSearchResolvers: ResolverMap = {
  QueryRoot: {
    predictiveSearch: (_root, args: QueryRootPredictiveSearchArgs, context: ShopContext) => predict(args, context),
  },
};
