import {Await} from '@remix-run/react';
import {Suspense} from 'react';
import type {ProductCardView} from '../model/product-view';
import {CardSkeletons} from '../shelf/CardSkeletons';
import {ProductGrid, type RenderBuy} from '../shelf/ProductGrid';
import {PRODUCT_COPY} from './product-copy';

const PLACES = 4;

interface RelatedProductsProps {
  readonly products: Promise<readonly ProductCardView[]>;
  readonly renderBuy: RenderBuy;
}

/** Others of the same kind. Streams in; when there are none, so is its heading. */
export function RelatedProducts({products, renderBuy}: RelatedProductsProps) {
  return (
    <Suspense fallback={<CardSkeletons columns="four" count={PLACES} className="page my-16 noscript:hidden" />}>
      <Await resolve={products} errorElement={null}>
        {(known) =>
          known.length > 0 && (
            <section aria-labelledby="related" className="page py-12 sm:py-16">
              <h2 id="related" className="mb-6 text-heading">
                {PRODUCT_COPY.related}
              </h2>
              <ProductGrid columns="four" products={known} renderBuy={renderBuy} isMorphing={false} />
            </section>
          )
        }
      </Await>
    </Suspense>
  );
}
