import {AddToCart} from '~/features/cart/AddToCart';
import type {RenderBuy} from '~/features/catalog/shelf/ProductGrid';

/** Renders the Add to cart button of a sample product. */
export const renderBuy: RenderBuy = ({variantId, title, isAvailable}) => (
  <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} />
);
