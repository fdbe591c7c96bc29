import {ownVariantTitle, variantName} from '~/core/variant-name';
import {variantQuery} from '~/core/variant-query';
import type {LineComponent} from './cart-view';
import {optionsOf, type ShopCartLine} from './shop-cart';

/** Lists what a fixed bundle in the cart consists of. Shopify counts components for the whole line. */
export const toLineComponents = (line: ShopCartLine): readonly LineComponent[] =>
  'lineComponents' in line ? line.lineComponents.map((component) => toComponent(component, line.quantity)) : [];

const toQuery = (options: Parameters<typeof variantQuery>[0]) => (options.length > 0 ? variantQuery(options) : '');

type SourceComponent = Extract<ShopCartLine, {lineComponents: unknown}>['lineComponents'][number];

const toComponent = ({quantity, merchandise}: SourceComponent, bundles: number): LineComponent => ({
  name: variantName(merchandise.product.title, ownVariantTitle(merchandise.title)),
  path: `/product/${merchandise.product.handle}${toQuery(optionsOf(merchandise))}`,
  quantity: bundles > 0 ? quantity / bundles : null,
  isAvailable: merchandise.availableForSale,
});
