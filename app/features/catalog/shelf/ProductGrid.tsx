import type {ReactNode} from 'react';
import type {ProductCardView, ProductSummaryView} from '../model/product-view';
import {ProductCard} from './ProductCard';
import {GRIDS} from './grid-style';

/** Draws the button that buys a product: the route brings it, since selling is another feature's. */
export type RenderBuy = (product: ProductSummaryView) => ReactNode;

interface ProductGridProps {
  readonly products: readonly ProductCardView[];
  readonly renderBuy: RenderBuy;
  /** How many of the first pictures are loaded at once. */
  readonly ahead?: number;
  readonly isMorphing?: boolean;
  readonly columns?: keyof typeof GRIDS;
}

/** A shelf: cards in two, three or four columns. */
export function ProductGrid({products, renderBuy, ahead = 0, isMorphing, columns = 'many'}: ProductGridProps) {
  return (
    <ul className={GRIDS[columns]}>
      {products.map((product, index) => (
        <li key={product.handle}>
          <ProductCard product={product} buy={renderBuy(product)} isAhead={index < ahead} isMorphing={isMorphing} />
        </li>
      ))}
    </ul>
  );
}
