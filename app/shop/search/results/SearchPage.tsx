import {FilterBarSlot} from '~/shop/listing/filters/FilterBarSlot';
import {LoadMore} from '~/shop/listing/paging/LoadMore';
import {addedText, PRODUCT_NOUNS} from '~/shop/listing/paging/paging-copy';
import {Results} from '~/shop/listing/paging/Results';
import {toHandle, useLoadedPages} from '~/shop/listing/paging/use-loaded-pages';
import {useResultsFocus} from '~/shop/listing/paging/use-results-focus';
import {ProductGrid, type RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {ContentResults} from './ContentResults';
import type {ContentGroup} from './find-content-results.server';
import type {SearchResults} from './find-results.server';
import type {SearchHelpView} from './find-search-help.server';
import {foundText, SEARCH_COPY} from './search-copy';
import {SearchForm} from './SearchForm';
import {SearchHelp} from './SearchHelp';
import type {SearchRequest} from './search-request';

const EAGER_PICTURES = 4;

interface SearchPageProps {
  readonly request: SearchRequest;
  readonly results: SearchResults;
  /** Shown if nothing was found. */
  readonly help: SearchHelpView;
  /** Collections, articles and pages. */
  readonly content: readonly ContentGroup[];
  readonly renderBuy: RenderBuy;
}

export function SearchPage({request, results, help, content, renderBuy}: SearchPageProps) {
  // Before the heading, which would take the focus of a link that is gone.
  const loaded = useLoadedPages({items: results.products, previousPath: results.previousPath}, toHandle);
  const head = useResultsFocus();
  const {total, bar, nextPath} = results;
  const {items: products, previousPath, addedCount, list} = loaded;
  const isFound = products.length > 0;
  return (
    <div className="page space-y-8 py-8 sm:py-12">
      <header className="space-y-5">
        <h1 className="text-title">{SEARCH_COPY.title}</h1>
        <SearchForm query={request.query} />
      </header>
      {bar && (isFound || bar.chips.some(({isOn}) => isOn)) && <FilterBarSlot bar={bar} />}
      <section className="space-y-6">
        <div ref={head} tabIndex={-1} role="status">
          {bar && <h2 className="text-heading">{foundText(total, request.query)}</h2>}
        </div>
        {!isFound && <ContentResults groups={content} />}
        <Results count={products.length}>
          {isFound ? (
            <div ref={list}>
              <ProductGrid products={products} renderBuy={renderBuy} eagerCount={EAGER_PICTURES} />
            </div>
          ) : (
            <SearchHelp bar={bar} {...help} renderBuy={renderBuy} />
          )}
          <LoadMore
            previousPath={previousPath}
            nextPath={nextPath}
            status={addedText(addedCount, products.length, PRODUCT_NOUNS)}
          />
        </Results>
      </section>
      {isFound && <ContentResults groups={content} />}
    </div>
  );
}
