import type {PictureView} from '~/shop/catalog/model/picture-view';
import type {ProductView} from '~/shop/catalog/model/product-view';
import type {Choosable} from './choose-variant';

/** What the drawer shows in which a card's product is chosen. */
export interface ProductChoice extends Choosable {
  readonly title: string;
}

export function toProductChoice(product: ProductView): ProductChoice {
  const {handle, title, options, selectedOptions, isSubstitute} = product;
  const {
    variantId,
    variantTitle,
    isAvailable,
    quantityRule,
    backorder,
    amount,
    sku,
    unitPrice,
    price,
    compareAtPrice,
    savings,
  } = product;
  const picture = product.picture ?? firstPicture(product);
  const variant = {
    variantId,
    variantTitle,
    isAvailable,
    quantityRule,
    backorder,
    amount,
    sku,
    unitPrice,
    price,
    compareAtPrice,
    savings,
    picture,
  };
  return {...variant, handle, title, options, selectedOptions, isSubstitute};
}

const firstPicture = ({media}: ProductView): PictureView | null =>
  media.flatMap((entry) => (entry.kind === 'image' ? [entry.image] : []))[0] ?? null;

/** Returns the address of the options of a product's page. @param path with a choice in its query, or without one */
export const choicePath = (path: string): string => {
  const [page = '', query] = path.split('?');
  return `${page}/options${query ? `?${query}` : ''}`;
};
