import type {AppContext} from '~/platform/context.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import {collectionPath} from '~/shop/listing/collection/collection-path';
import {setFacetParams} from '~/shop/listing/facets/facet-filters';
import type {ContentPaths} from '../content-paths';
import {parseFoundKinds, type FoundKind} from '../found-kinds.server';
import {CONTENT_SEARCH_QUERY} from './content.gql';
import type {SearchRequest} from './search-request';
import {toSearchWords} from './to-search-words';

/** A collection, an article or a page that a search found. */
export interface FoundContent {
  readonly title: string;
  /** A path of this shop. */
  readonly path: string;
  /** The beginning of an article; empty for others. */
  readonly excerpt: string;
}

/** What this storefront finds itself, because Shopify's search does not. */
export type AnswerKind = 'questions' | 'policies' | 'recipes';

/** Results of one kind, at least one. */
export interface ContentGroup {
  readonly kind: FoundKind | AnswerKind;
  readonly found: readonly FoundContent[];
}

/** Answers of one kind. */
export interface AnswerGroup extends ContentGroup {
  readonly kind: AnswerKind;
}

type Tools = Pick<AppContext, 'storefront' | 'report'>;

/**
 * Finds collections, articles and pages, as far as the merchant wants them to be found. They belong to the first page of a search
 * without filters, and are missing while Shopify does not respond.
 */
export async function findContentResults(
  context: Tools,
  request: SearchRequest,
  paths: ContentPaths,
): Promise<readonly ContentGroup[]> {
  const query = toSearchWords(request.query);
  if (query === '' || request.cursor !== null || hasFilter(request)) return [];
  // All kinds at once beside the settings, so that the page waits for no second call.
  const [settings, found] = await Promise.all([
    findSettingFields(context),
    nullOnUpstreamFailure(searchContent(context.storefront, query, paths), context.report),
  ]);
  const kinds = parseFoundKinds(settings);
  return (found ?? []).filter(({kind}) => (kinds as ReadonlySet<string>).has(kind));
}

function hasFilter({filters}: SearchRequest): boolean {
  const params = new URLSearchParams();
  setFacetParams(params, filters);
  return params.size > 0;
}

async function searchContent(
  storefront: Tools['storefront'],
  query: string,
  {toPage, toArticle}: ContentPaths,
): Promise<readonly ContentGroup[]> {
  const response = await storefront.query(CONTENT_SEARCH_QUERY, {variables: {query}, cache: 'typed-text'});
  const collections = response.predictiveSearch?.collections ?? [];
  const articles = response.articles?.nodes.flatMap((node) => ('blog' in node ? [node] : [])) ?? [];
  const pages = response.pages?.nodes.flatMap((node) => ('title' in node && !('blog' in node) ? [node] : [])) ?? [];
  const groups: readonly ContentGroup[] = [
    {
      kind: 'collections',
      found: collections.map(({handle, title}) => ({title, path: collectionPath(handle), excerpt: ''})),
    },
    {
      kind: 'articles',
      found: articles.map(({handle, title, excerpt, blog}) => ({
        title,
        path: toArticle(blog.handle, handle),
        excerpt: excerpt ?? '',
      })),
    },
    {kind: 'pages', found: pages.map(({handle, title}) => ({title, path: toPage(handle), excerpt: ''}))},
  ];
  return groups.filter(({found}) => found.length > 0);
}
