import {AddToCart} from '~/shop/cart/AddToCart';
import type {RenderBuy} from '~/shop/catalog/shelf/ProductGrid';

export const renderBuy: RenderBuy = ({variantId, title, isAvailable}) => (
  <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} />
);
