import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import type {ProductCardView} from '../model/product-view';
import {ProductGrid, type RenderBuy} from '../shelf/ProductGrid';
import {HOME_COPY} from './home-copy';

interface PopularProductsProps {
  readonly products: readonly ProductCardView[];
  readonly renderBuy: RenderBuy;
}

/** The merchant's own choice of six, and the way to all. */
export function PopularProducts({products, renderBuy}: PopularProductsProps) {
  return (
    <>
      <ProductGrid products={products} renderBuy={renderBuy} columns="six" />
      <p className="mt-8 text-center">
        <Link to="/products" prefetch="intent" className={buttonStyle({tone: 'outline'})}>
          {HOME_COPY.viewAll}
        </Link>
      </p>
    </>
  );
}
