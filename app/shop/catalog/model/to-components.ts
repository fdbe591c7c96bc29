import type {ComponentView} from './product-view';
import {ownVariantTitle, variantName} from '~/core/variant-name';
import {variantPath} from './variant-path';
import {productPath} from './product-path';

/** A variant with what names it and leads to its page. */
interface NamedVariant {
  readonly title: string;
  readonly selectedOptions: readonly {readonly name: string; readonly value: string}[];
  readonly product: {readonly handle: string; readonly title: string};
}

interface ComponentSource {
  readonly quantity: number;
  readonly productVariant: NamedVariant & {readonly availableForSale: boolean};
}

/** Lists the components of a fixed bundle. */
export const toComponents = (nodes: readonly ComponentSource[] = []): readonly ComponentView[] =>
  nodes.map(({quantity, productVariant}) => ({
    ...toNamedLink(productVariant),
    quantity,
    isAvailable: productVariant.availableForSale,
  }));

/** Returns the name of a variant, and its page. */
export function toNamedLink({title, selectedOptions, product}: NamedVariant) {
  const own = ownVariantTitle(title);
  return {
    name: variantName(product.title, own),
    path: own !== null ? variantPath(product.handle, selectedOptions) : productPath(product.handle),
  };
}

/** Lists products, each once: several variants of one may be bundles with the same component. */
export function toBundles(nodes: readonly Pick<NamedVariant, 'product'>[] = []) {
  const products = nodes.map(({product: {handle, title}}) => ({handle, title}));
  return [...new Map(products.map((product) => [product.handle, product])).values()];
}
