import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {EmptyState} from '~/ui/EmptyState';
import {FilterBarSlot} from '../filters/FilterBarSlot';
import {LoadMore} from '../paging/LoadMore';
import {addedText, PRODUCT_NOUNS} from '../paging/paging-copy';
import {Results} from '../paging/Results';
import {toHandle, useLoadedPages} from '../paging/use-loaded-pages';
import {useResultsFocus} from '../paging/use-results-focus';
import {ProductGrid, type RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {COLLECTION_COPY} from './collection-copy';
import {COLLECTION_PARENTS} from './collection-path';
import type {CollectionView} from './find-collection.server';

const EAGER_PICTURES = 4;

interface CollectionPageProps {
  readonly collection: CollectionView;
  readonly renderBuy: RenderBuy;
}

export function CollectionPage({collection, renderBuy}: CollectionPageProps) {
  // Before the heading, which would take the focus of a link that is gone.
  const loaded = useLoadedPages({items: collection.products, previousPath: collection.previousPath}, toHandle);
  const head = useResultsFocus();
  const {title, description, bar, found, nextPath} = collection;
  const {items: products, previousPath, addedCount, list} = loaded;
  const isFiltered = bar.chips.some(({isOn}) => isOn);
  return (
    <div className="page py-4 sm:py-8">
      <header>
        <Breadcrumb label={COLLECTION_COPY.breadcrumb} parents={COLLECTION_PARENTS} current={title} />
        <h1 className="mt-2 text-title">{title}</h1>
        {description && <p className="mt-2 max-w-prose text-lead text-ink-soft">{description}</p>}
      </header>
      <div className="mt-6 space-y-6 sm:mt-8">
        {(isFiltered || products.length > 1) && <FilterBarSlot bar={bar} />}
        <section aria-labelledby="collection-products">
          <div ref={head} tabIndex={-1} role="status" className={found === null ? 'sr-only' : 'mb-6'}>
            <h2 id="collection-products" className="text-heading">
              {found ?? COLLECTION_COPY.products}
            </h2>
          </div>
          <Results count={products.length}>
            {products.length > 0 ? (
              <div ref={list}>
                <ProductGrid products={products} renderBuy={renderBuy} eagerCount={EAGER_PICTURES} />
              </div>
            ) : (
              <NoProducts clearPath={isFiltered ? bar.clearPath : null} />
            )}
            <LoadMore
              previousPath={previousPath}
              nextPath={nextPath}
              status={addedText(addedCount, products.length, PRODUCT_NOUNS)}
            />
          </Results>
        </section>
      </div>
    </div>
  );
}

/** Shown instead of products; `clearPath` is null if there are no filters. */
function NoProducts({clearPath}: {readonly clearPath: string | null}) {
  const all = (
    <Link to="/products" prefetch="intent" className={buttonStyle({tone: clearPath === null ? 'primary' : 'outline'})}>
      {COLLECTION_COPY.all}
    </Link>
  );
  if (clearPath === null) return <EmptyState title={COLLECTION_COPY.empty} action={all} />;
  return (
    <EmptyState
      title={COLLECTION_COPY.nothing}
      action={
        <>
          <Link to={clearPath} preventScrollReset className={buttonStyle()}>
            {COLLECTION_COPY.clear}
          </Link>
          {all}
        </>
      }
    />
  );
}
