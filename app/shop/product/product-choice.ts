import type {PictureView} from '~/shop/catalog/model/picture-view';
import type {ProductView} from '~/shop/catalog/model/product-view';
import type {Choosable} from './choose-variant';

/** What the drawer shows in which a card's product is chosen. */
export interface ProductChoice extends Choosable {
  readonly title: string;
}

export function toProductChoice(product: ProductView): ProductChoice {
  const {handle, title, variantId, variantTitle, isAvailable, sku, unitPrice, price, compareAtPrice, savings} = product;
  const {options, selectedOptions, isSubstitute} = product;
  const shown = {variantId, variantTitle, isAvailable, sku, unitPrice, price, compareAtPrice, savings};
  return {
    ...shown,
    handle,
    title,
    picture: product.picture ?? firstPicture(product),
    options,
    selectedOptions,
    isSubstitute,
  };
}

const firstPicture = ({media}: ProductView): PictureView | null =>
  media.flatMap((entry) => (entry.kind === 'image' ? [entry.image] : []))[0] ?? null;

/** Returns the address of the options of a product's page. @param path with a choice in its query, or without one */
export const choicePath = (path: string): string => {
  const [page = '', query] = path.split('?');
  return `${page}/options${query ? `?${query}` : ''}`;
};
