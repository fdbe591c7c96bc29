import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {EMPTY_TIERS} from '~/ui/icons/filled-tiers';
import {TiffinDrawing} from '~/ui/icons/TiffinDrawing';
import type {FilterBarView} from '~/shop/listing/filters/filter-view';
import {ProductGrid, type RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {Shelf} from '~/shop/catalog/shelf/Shelf';
import type {OtherSpelling, SearchHelpView} from './find-search-help.server';
import {SEARCH_COPY} from './search-copy';

interface SearchHelpProps extends SearchHelpView {
  /** Null without a query. */
  readonly bar: FilterBarView | null;
  readonly renderBuy: RenderBuy;
}

/** Shown instead of results: why there are none, and next steps. */
export function SearchHelp({bar, popular, spelling, renderBuy}: SearchHelpProps) {
  const isFiltered = bar !== null && bar.chips.some(({isOn}) => isOn);
  if (spelling && !isFiltered) return <OtherResults {...spelling} renderBuy={renderBuy} />;
  const [title, help] = toHelpText(bar !== null, isFiltered);
  return (
    <div className="space-y-12">
      <EmptyState
        drawing={<TiffinDrawing tiers={EMPTY_TIERS} className="mb-4 w-20" />}
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

type OtherResultsProps = OtherSpelling & Pick<SearchHelpProps, 'renderBuy'>;

/** What another spelling finds. */
function OtherResults({query, path, products, renderBuy}: OtherResultsProps) {
  return (
    <div className="space-y-6">
      <p className="text-lg">
        {SEARCH_COPY.didYouMean}{' '}
        <Link to={path} className="font-semibold text-accent-ink underline underline-offset-4">
          {query}
        </Link>
        ?
      </p>
      <ProductGrid products={products} renderBuy={renderBuy} />
    </div>
  );
}

function toHelpText(hasQuery: boolean, isFiltered: boolean) {
  if (!hasQuery) return [SEARCH_COPY.prompt, SEARCH_COPY.promptHelp] as const;
  if (isFiltered) return [SEARCH_COPY.noMatches, SEARCH_COPY.noMatchesHelp] as const;
  return [SEARCH_COPY.noResults, SEARCH_COPY.noResultsHelp] as const;
}
