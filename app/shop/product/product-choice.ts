import type {ProductView} from '~/shop/catalog/model/product-view';
import type {Choosable} from './choose-variant';

/** What the drawer shows in which a card's product is chosen. */
export interface ProductChoice extends Choosable {
  readonly title: string;
}

export const toProductChoice = (product: ProductView): ProductChoice => ({
  handle: product.handle,
  title: product.title,
  options: product.options,
  selectedOptions: product.selectedOptions,
  isSubstitute: product.isSubstitute,
  variantId: product.variantId,
  variantTitle: product.variantTitle,
  isAvailable: product.isAvailable,
  quantityRule: product.quantityRule,
  backorder: product.backorder,
  amount: product.amount,
  sku: product.sku,
  unitPrice: product.unitPrice,
  price: product.price,
  compareAtPrice: product.compareAtPrice,
  savings: product.savings,
  picture: product.picture,
});

/** Returns the address of the options of a product's page. @param path with a choice in its query, or without one */
export const choicePath = (path: string): string => {
  const [page = '', query] = path.split('?');
  return `${page}/options${query ? `?${query}` : ''}`;
};
