import type {ProductCardView} from '../model/product-view';
import {PageLinks} from '../paging/PageLinks';
import {ProductGrid, type RenderBuy} from '../shelf/ProductGrid';
import type {SearchResults} from './find-results.server';
import {SEARCH_COPY} from './search-copy';
import {SearchFilters} from './SearchFilters';
import {SearchForm} from './SearchForm';
import {SearchHelp} from './SearchHelp';
import {countFilters, searchPath, type SearchRequest} from './search-request';

const AHEAD = 4;

interface SearchPageProps {
  readonly asked: SearchRequest;
  readonly results: SearchResults;
  /** Shown when nothing was found. */
  readonly suggestions: readonly ProductCardView[];
  readonly renderBuy: RenderBuy;
}

/** Looking for products: the field, what was found, and ways on when that is nothing. */
export function SearchPage({asked, results, suggestions, renderBuy}: SearchPageProps) {
  const {total, products, facets, after, nextAfter} = results;
  const isFound = products.length > 0;
  return (
    <div className="page space-y-8 py-8 sm:py-12">
      <header className="space-y-5">
        <h1 className="text-title">{SEARCH_COPY.title}</h1>
        <SearchForm query={asked.query} />
      </header>
      {(isFound || countFilters(asked.filters) > 0) && asked.query !== '' && (
        <SearchFilters asked={asked} facets={facets} />
      )}
      {isFound ? (
        <section>
          <div role="status">
            <h2 className="text-heading">{SEARCH_COPY.found(total, asked.query)}</h2>
          </div>
          <div className="mt-5 sm:mt-7">
            <ProductGrid products={products} renderBuy={renderBuy} ahead={AHEAD} />
          </div>
          <PageLinks
            firstPath={after === null ? null : searchPath({...asked, after: null})}
            nextPath={nextAfter === null ? null : searchPath({...asked, after: nextAfter})}
          />
        </section>
      ) : (
        <SearchHelp asked={asked} suggestions={suggestions} renderBuy={renderBuy} />
      )}
    </div>
  );
}
