import {FilterBarSlot} from '../filters/FilterBarSlot';
import type {Listing} from './find-listing.server';
import {isStoreEmpty} from './is-store-empty';
import {RetryButton} from '~/shop/catalog/refresh/RetryButton';
import {KitBadges} from './KitBadges';
import type {RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {ProductList} from './ProductList';
import {ProductsEmpty} from './ProductsEmpty';
import {ProductsFailed} from '~/shop/catalog/shelf/ProductsFailed';
import {REFRESHED} from '~/shop/catalog/shelf/shelf-copy';
import {LISTING_COPY, STILL_EMPTY} from './listing-copy';
import {useProductsRefresh} from '~/shop/catalog/refresh/use-products-refresh';

interface ProductsPageProps {
  /** Null when Shopify did not respond. */
  readonly listing: Listing | null;
  /** URL of the products in the store's admin; null for non-admins. */
  readonly adminUrl: string | null;
  readonly renderBuy: RenderBuy;
}

/** The products page: bundles and single packs, or the filtered list. */
export function ProductsPage({listing, adminUrl, renderBuy}: ProductsPageProps) {
  const isEmptyStore = listing !== null && isStoreEmpty(listing);
  const refresh = useProductsRefresh(listing && (isEmptyStore ? STILL_EMPTY : REFRESHED));
  return (
    <div className="page space-y-8 py-8 sm:space-y-10 sm:py-12">
      <header>
        <div className="-me-2 flex flex-wrap items-end justify-between gap-x-4 forced-colors:me-0">
          <h1 className="text-title">{LISTING_COPY.title}</h1>
          {listing && !isEmptyStore && (
            <RetryButton tone="quiet" size="xs" isPending={refresh.isPending} onRetry={refresh.refresh}>
              {LISTING_COPY.refresh}
            </RetryButton>
          )}
        </div>
        <p className="mt-2 max-w-prose text-lead text-ink-soft">{LISTING_COPY.lead}</p>
      </header>
      {!listing && (
        <>
          <ProductsFailed isPending={refresh.isPending} onRetry={refresh.refresh} />
          <KitBadges />
        </>
      )}
      {isEmptyStore && <ProductsEmpty adminUrl={adminUrl} isPending={refresh.isPending} onRetry={refresh.refresh} />}
      {listing && !isEmptyStore && (
        <>
          <FilterBarSlot bar={listing.bar} />
          <ProductList listing={listing} renderBuy={renderBuy} />
        </>
      )}
    </div>
  );
}
