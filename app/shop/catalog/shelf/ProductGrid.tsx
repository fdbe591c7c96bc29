import type {ReactNode} from 'react';
import {cn} from '~/ui/cn';
import {EVEN_GRID, evenCell} from '~/ui/even-grid';
import type {ProductCardView} from '../model/product-view';
import {ProductCard} from './ProductCard';

/** Renders the Add to cart button of a product. A slot, since the cart is another feature. */
export type RenderBuy = (product: ProductCardView) => ReactNode;

interface ProductGridProps {
  readonly products: readonly ProductCardView[];
  readonly renderBuy: RenderBuy;
  readonly eagerCount?: number;
  readonly isMorphing?: boolean;
}

/** A grid of product cards in two to four columns, without gaps in the last row. */
export function ProductGrid({products, renderBuy, eagerCount = 0, isMorphing}: ProductGridProps) {
  return (
    <ul className={EVEN_GRID}>
      {products.map((product, index) => (
        <li key={product.handle} className={cn('@container/cell', evenCell(index, products.length))}>
          <ProductCard
            product={product}
            buy={renderBuy(product)}
            isEager={index < eagerCount}
            isMorphing={isMorphing}
          />
        </li>
      ))}
    </ul>
  );
}
