import {Await} from '@remix-run/react';
import {Suspense} from 'react';
import type {Streamed} from '~/core/streamed';
import {cn} from '~/ui/cn';
import {Skeleton} from '~/ui/Skeleton';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {CardSkeletons} from '~/shop/catalog/shelf/CardSkeletons';
import {ProductGrid, type RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {PRODUCT_COPY} from './product-copy';

const CARDS = 4;
const SECTION = 'page py-12 sm:py-16';

interface RelatedProductsProps {
  readonly products: Streamed<readonly ProductCardView[]>;
  readonly renderBuy: RenderBuy;
}

/** Related products, which may stream in; nothing if there are none. */
export function RelatedProducts({products, renderBuy}: RelatedProductsProps) {
  return (
    <Suspense fallback={<RelatedSkeleton />}>
      <Await resolve={products} errorElement={null}>
        {(known) =>
          known.length > 0 && (
            <section aria-labelledby="related" className={SECTION}>
              <h2 id="related" className="mb-6 text-heading">
                {PRODUCT_COPY.related}
              </h2>
              <ProductGrid products={known} renderBuy={renderBuy} isMorphing={false} />
            </section>
          )
        }
      </Await>
    </Suspense>
  );
}

function RelatedSkeleton() {
  return (
    <div className={cn(SECTION, 'noscript:hidden')}>
      <Skeleton className="mb-6 h-9 w-60" />
      <CardSkeletons count={CARDS} />
    </div>
  );
}
