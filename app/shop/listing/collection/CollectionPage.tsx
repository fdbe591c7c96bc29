import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {EmptyState} from '~/ui/EmptyState';
import {PaginationLinks} from '../paging/PaginationLinks';
import {Results} from '../paging/Results';
import {useResultsFocus} from '../paging/use-results-focus';
import {ProductGrid, type RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {COLLECTION_PARENTS} from './collection-path';
import type {CollectionView} from './find-collection.server';

const COLLECTION_COPY = {
  breadcrumb: 'Breadcrumb',
  products: 'Products',
  empty: 'Nothing is on this shelf right now',
  all: 'See all products',
} as const;

const EAGER_PICTURES = 4;

interface CollectionPageProps {
  readonly collection: CollectionView;
  readonly renderBuy: RenderBuy;
}

export function CollectionPage({collection, renderBuy}: CollectionPageProps) {
  const head = useResultsFocus();
  const {title, description, products, previousPath, nextPath} = collection;
  return (
    <div className="page py-4 sm:py-8">
      <header>
        <Breadcrumb label={COLLECTION_COPY.breadcrumb} parents={COLLECTION_PARENTS} current={title} />
        <h1 className="mt-2 text-title">{title}</h1>
        {description && <p className="mt-2 max-w-prose text-lead text-ink-soft">{description}</p>}
      </header>
      <section aria-labelledby="collection-products" className="mt-8 sm:mt-10">
        <div ref={head} tabIndex={-1} className="sr-only">
          <h2 id="collection-products">{COLLECTION_COPY.products}</h2>
        </div>
        <Results count={products.length}>
          {products.length > 0 ? (
            <ProductGrid products={products} renderBuy={renderBuy} eagerCount={EAGER_PICTURES} />
          ) : (
            <EmptyState
              title={COLLECTION_COPY.empty}
              action={
                <Link to="/products" prefetch="intent" className={buttonStyle()}>
                  {COLLECTION_COPY.all}
                </Link>
              }
            />
          )}
          <PaginationLinks previousPath={previousPath} nextPath={nextPath} />
        </Results>
      </section>
    </div>
  );
}
