import type {AppContext} from '~/platform/context.server';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {NO_FACET_FILTERS} from '~/shop/listing/facets/facet-filters';
import {findSearchFallback} from '../spelling/find-search-fallback.server';
import {findResults} from './find-results.server';
import {searchPath, type SearchRequest} from './search-request';

/** What another spelling of the query finds. */
export interface OtherSpelling {
  readonly query: string;
  readonly path: string;
  /** The first page of at least one product. */
  readonly products: readonly ProductCardView[];
}

/** What a search without results shows instead. */
export interface SearchHelpView {
  readonly popular: readonly ProductCardView[];
  /** Null if the query looks right, or if the corrected one finds nothing either. */
  readonly spelling: OtherSpelling | null;
}

/** Finds what helps after a search without results. It shows less while Shopify does not respond. */
export async function findSearchHelp(
  {storefront, report}: Pick<AppContext, 'storefront' | 'report'>,
  request: SearchRequest,
): Promise<SearchHelpView> {
  const fallback = await nullOnUpstreamFailure(findSearchFallback(storefront, request.query), report);
  if (!fallback) return {popular: [], spelling: null};
  const {popular, spelling: query} = fallback;
  const spelling = query && (await nullOnUpstreamFailure(findOtherSpelling(storefront, query), report));
  return {popular, spelling: spelling || null};
}

async function findOtherSpelling(storefront: AppContext['storefront'], query: string): Promise<OtherSpelling | null> {
  const corrected: SearchRequest = {query, sort: 'relevance', filters: NO_FACET_FILTERS, cursor: null};
  const {products} = await findResults(storefront, corrected);
  return products.length > 0 ? {query, path: searchPath(corrected), products} : null;
}
