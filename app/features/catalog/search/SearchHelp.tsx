import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import type {ProductCardView} from '../model/product-view';
import {ProductGrid, type RenderBuy} from '../shelf/ProductGrid';
import {Shelf} from '../shelf/Shelf';
import {SEARCH_COPY} from './search-copy';
import {countFilters, NO_FILTERS, searchPath, type SearchRequest} from './search-request';

interface SearchHelpProps {
  readonly asked: SearchRequest;
  readonly suggestions: readonly ProductCardView[];
  readonly renderBuy: RenderBuy;
}

/** In place of results: why there are none, and ways on. */
export function SearchHelp({asked, suggestions, renderBuy}: SearchHelpProps) {
  const isFiltered = countFilters(asked.filters) > 0;
  const isEmpty = asked.query === '';
  const help = isFiltered ? SEARCH_COPY.nothingFiltered : SEARCH_COPY.nothingHelp;
  return (
    <div className="space-y-12">
      <EmptyState
        title={<span role="status">{isEmpty ? SEARCH_COPY.prompt : SEARCH_COPY.nothing(asked.query)}</span>}
        action={
          <>
            {isFiltered && !isEmpty && (
              <Link to={searchPath({...asked, filters: NO_FILTERS, after: null})} className={buttonStyle()}>
                {SEARCH_COPY.clear}
              </Link>
            )}
            <Link to="/products" prefetch="intent" className={buttonStyle({tone: 'outline'})}>
              {SEARCH_COPY.all}
            </Link>
          </>
        }
      >
        <p>{isEmpty ? SEARCH_COPY.promptHelp : help}</p>
      </EmptyState>
      {suggestions.length > 0 && (
        <Shelf id="popular" title={SEARCH_COPY.popular}>
          <ProductGrid products={suggestions} renderBuy={renderBuy} columns="four" />
        </Shelf>
      )}
    </div>
  );
}
