import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import type {FilterBarView} from '~/shop/listing/filters/filter-view';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {ProductGrid, type RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {Shelf} from '~/shop/catalog/shelf/Shelf';
import {SEARCH_COPY} from './search-copy';

interface SearchHelpProps {
  /** Null without a query. */
  readonly bar: FilterBarView | null;
  readonly popular: readonly ProductCardView[];
  readonly renderBuy: RenderBuy;
}

/** Shown instead of results: why there are none, and next steps. */
export function SearchHelp({bar, popular, renderBuy}: SearchHelpProps) {
  const isFiltered = bar !== null && bar.chips.some(({isOn}) => isOn);
  const [title, help] = toHelpText(bar !== null, isFiltered);
  return (
    <div className="space-y-12">
      <EmptyState
        title={title}
        action={
          <>
            {isFiltered && (
              <Link to={bar.clearPath} preventScrollReset className={buttonStyle()}>
                {SEARCH_COPY.clear}
              </Link>
            )}
            <Link to="/products" prefetch="intent" className={buttonStyle({tone: 'outline'})}>
              {SEARCH_COPY.all}
            </Link>
          </>
        }
      >
        <p>{help}</p>
      </EmptyState>
      {popular.length > 0 && (
        <Shelf id="popular" title={SEARCH_COPY.popular}>
          <ProductGrid products={popular} renderBuy={renderBuy} />
        </Shelf>
      )}
    </div>
  );
}

function toHelpText(hasQuery: boolean, isFiltered: boolean) {
  if (!hasQuery) return [SEARCH_COPY.prompt, SEARCH_COPY.promptHelp] as const;
  if (isFiltered) return [SEARCH_COPY.noMatches, SEARCH_COPY.noMatchesHelp] as const;
  return [SEARCH_COPY.noResults, SEARCH_COPY.noResultsHelp] as const;
}
