import type {RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {BuyButton} from '~/shop/composition/BuyButton';

export const renderBuy: RenderBuy = (product) => <BuyButton product={product} />;
