import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import type {Listing} from './find-listing.server';
import {LISTING_COPY} from './listing-copy';
import {PaginationLinks} from '../paging/PaginationLinks';
import {Results} from '../paging/Results';
import {useResultsFocus} from '../paging/use-results-focus';
import {KitBadges} from './KitBadges';
import {ProductGrid, type RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {Shelf} from '~/shop/catalog/shelf/Shelf';

const EAGER_PICTURES = 4;
const BUNDLES_PATH = '/products?kind=bundle';

interface ProductListProps {
  readonly listing: Listing;
  readonly renderBuy: RenderBuy;
}

export function ProductList({listing, renderBuy}: ProductListProps) {
  const head = useResultsFocus();
  const {bar, found, bundles, products} = listing;
  const eagerCount = bundles ? 0 : EAGER_PICTURES;
  const grid = <ProductGrid products={products} renderBuy={renderBuy} eagerCount={eagerCount} />;
  return (
    <div className="space-y-6">
      <div ref={head} tabIndex={-1} role="status">
        {found === null ? (
          <span className="sr-only">{LISTING_COPY.all}</span>
        ) : (
          <h2 className="text-heading">{found}</h2>
        )}
      </div>
      <Results count={products.length}>
        <div className="space-y-12 sm:space-y-16">
          {bundles?.isMissing && <p role="alert">{LISTING_COPY.bundlesFailed}</p>}
          {bundles && bundles.products.length > 0 && (
            <Shelf id="bundles" title={LISTING_COPY.bundles} lead={LISTING_COPY.bundlesLead}>
              <ProductGrid products={bundles.products} renderBuy={renderBuy} eagerCount={EAGER_PICTURES} />
              {bundles.hasMore && (
                <p className="mt-6 text-center">
                  <Link to={BUNDLES_PATH} className={buttonStyle({tone: 'outline'})}>
                    {LISTING_COPY.allBundles}
                  </Link>
                </p>
              )}
            </Shelf>
          )}
          {bundles && <KitBadges />}
          {found === null && products.length > 0 && (
            <Shelf id="individual" title={LISTING_COPY.singles} lead={LISTING_COPY.singlesLead}>
              {grid}
            </Shelf>
          )}
          {found !== null && (products.length > 0 ? grid : <NoMatches clearPath={bar.clearPath} />)}
        </div>
        <PaginationLinks previousPath={listing.previousPath} nextPath={listing.nextPath} />
      </Results>
    </div>
  );
}

function NoMatches({clearPath}: {readonly clearPath: string}) {
  return (
    <EmptyState
      title={LISTING_COPY.nothing}
      action={
        <Link to={clearPath} preventScrollReset className={buttonStyle()}>
          {LISTING_COPY.clear}
        </Link>
      }
    >
      <p>{LISTING_COPY.nothingHelp}</p>
    </EmptyState>
  );
}
