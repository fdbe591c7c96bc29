import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import type {FilterBarView} from '~/features/catalog/filters/filter-view';
import type {ProductCardView} from '~/features/catalog/model/product-view';
import {ProductGrid, type RenderBuy} from '~/features/catalog/shelf/ProductGrid';
import {Shelf} from '~/features/catalog/shelf/Shelf';
import {SEARCH_COPY} from './search-copy';

interface SearchHelpProps {
  /** Null when nothing was looked for. */
  readonly bar: FilterBarView | null;
  readonly suggestions: readonly ProductCardView[];
  readonly renderBuy: RenderBuy;
}

/** In place of results: why there are none, and ways on. */
export function SearchHelp({bar, suggestions, renderBuy}: SearchHelpProps) {
  const isFiltered = bar !== null && bar.chips.some(({isOn}) => isOn);
  const [title, help] = wordsFor(bar !== null, isFiltered);
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
      {suggestions.length > 0 && (
        <Shelf id="popular" title={SEARCH_COPY.popular}>
          <ProductGrid products={suggestions} renderBuy={renderBuy} />
        </Shelf>
      )}
    </div>
  );
}

function wordsFor(hasLooked: boolean, isFiltered: boolean) {
  if (!hasLooked) return [SEARCH_COPY.prompt, SEARCH_COPY.promptHelp] as const;
  if (isFiltered) return [SEARCH_COPY.nothingFiltered, SEARCH_COPY.nothingFilteredHelp] as const;
  return [SEARCH_COPY.nothing, SEARCH_COPY.nothingHelp] as const;
}
