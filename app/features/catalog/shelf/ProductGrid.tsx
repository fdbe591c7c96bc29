import type {ReactNode} from 'react';
import {cn} from '~/ui/cn';
import {EVEN_GRID, evenCell} from '~/ui/even-grid';
import type {ProductCardView, ProductSummaryView} from '../model/product-view';
import {ProductCard} from './ProductCard';

/** Draws the button that buys a product: the route brings it, since selling is another feature's. */
export type RenderBuy = (product: ProductSummaryView) => ReactNode;

interface ProductGridProps {
  readonly products: readonly ProductCardView[];
  readonly renderBuy: RenderBuy;
  /** How many of the first pictures are loaded at once. */
  readonly ahead?: number;
  readonly isMorphing?: boolean;
}

/** A shelf: cards in two, three or four columns, and no hole in the last row. */
export function ProductGrid({products, renderBuy, ahead = 0, isMorphing}: ProductGridProps) {
  return (
    <ul className={EVEN_GRID}>
      {products.map((product, index) => (
        <li key={product.handle} className={cn('@container/cell', evenCell(index, products.length))}>
          <ProductCard product={product} buy={renderBuy(product)} isAhead={index < ahead} isMorphing={isMorphing} />
        </li>
      ))}
    </ul>
  );
}
