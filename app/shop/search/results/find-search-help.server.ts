import type {AppContext} from '~/platform/context.server';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {findPopular} from '~/shop/catalog/recommendations/find-popular.server';
import {NO_FACET_FILTERS} from '~/shop/listing/facets/facet-filters';
import {findSpelling} from '../spelling/find-spelling.server';
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
  const [popular, spelling] = await Promise.all([
    nullOnUpstreamFailure(findPopular(storefront), report),
    nullOnUpstreamFailure(findOtherSpelling(storefront, request), report),
  ]);
  return {popular: popular ?? [], spelling};
}

async function findOtherSpelling(
  storefront: AppContext['storefront'],
  {query: typed}: SearchRequest,
): Promise<OtherSpelling | null> {
  const query = await findSpelling(storefront, typed);
  if (query === null) return null;
  const corrected: SearchRequest = {query, sort: 'relevance', filters: NO_FACET_FILTERS, cursor: null};
  const {products} = await findResults(storefront, corrected);
  return products.length > 0 ? {query, path: searchPath(corrected), products} : null;
}
