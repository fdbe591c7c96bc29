import {EmptyState} from '~/ui/EmptyState';
import {RetryButton} from '../RetryButton';
import type {Shelves} from './find-shelves.server';
import {KitBadges} from './KitBadges';
import {ProductGrid, type RenderBuy} from './ProductGrid';
import {ProductsFailed} from './ProductsFailed';
import {Shelf} from './Shelf';
import {SHELF_COPY} from './shelf-copy';
import {useProductsRefresh} from './use-products-refresh';

const AHEAD = 4;

interface ProductsPageProps {
  /** Null when the shop gave no answer. */
  readonly shelves: Shelves | null;
  readonly renderBuy: RenderBuy;
}

/** Everything on sale: bundles first, then single packs. */
export function ProductsPage({shelves, renderBuy}: ProductsPageProps) {
  const {isPending, refresh} = useProductsRefresh(shelves !== null);
  const isEmpty = shelves?.bundles.length === 0 && shelves.singles.length === 0;
  return (
    <div className="page space-y-12 py-8 sm:space-y-16 sm:py-12">
      <header>
        <h1 className="text-title">{SHELF_COPY.title}</h1>
        <p className="mt-2 max-w-prose text-lead text-ink-soft">{SHELF_COPY.lead}</p>
      </header>
      {!shelves && <ProductsFailed isPending={isPending} onRetry={refresh} />}
      {isEmpty && (
        <EmptyState
          title={SHELF_COPY.empty}
          action={
            <RetryButton isPending={isPending} onRetry={refresh}>
              {SHELF_COPY.retryLoading}
            </RetryButton>
          }
        />
      )}
      {shelves && shelves.bundles.length > 0 && (
        <Shelf id="bundles" title={SHELF_COPY.bundles} lead={SHELF_COPY.bundlesLead}>
          <ProductGrid products={shelves.bundles} renderBuy={renderBuy} ahead={AHEAD} />
        </Shelf>
      )}
      {!isEmpty && <KitBadges />}
      {shelves && shelves.singles.length > 0 && (
        <Shelf id="individual" title={SHELF_COPY.singles} lead={SHELF_COPY.singlesLead}>
          <ProductGrid products={shelves.singles} renderBuy={renderBuy} />
        </Shelf>
      )}
    </div>
  );
}
