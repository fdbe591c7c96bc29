import {ownVariantTitle} from '~/core/variant-name';
import type {CartApiQueryFragment} from '../../../../storefrontapi.generated';

export type ShopCart = CartApiQueryFragment;

export type ShopCartLine = ShopCart['lines']['nodes'][number];

/** Returns the options that choose a variant on the page of its product; none if the product has only one. */
export const optionsOf = ({title, selectedOptions}: Pick<ShopCartLine['merchandise'], 'title' | 'selectedOptions'>) =>
  ownVariantTitle(title) === null ? [] : selectedOptions;

/** The visitor's cart at one point in time. A cart that could not be read is not an empty one. */
export type CartSnapshot =
  | {readonly kind: 'found'; readonly cart: ShopCart}
  /** The visitor has no cart, or it expired or was bought. */
  | {readonly kind: 'none'}
  | {readonly kind: 'unreachable'};

/** @returns whether a cart has something to lose; assumed of one that could not be read */
export function hasContents(snapshot: CartSnapshot): boolean {
  if (snapshot.kind !== 'found') return snapshot.kind === 'unreachable';
  const {lines, discountCodes, note} = snapshot.cart;
  return lines.nodes.length > 0 || discountCodes.length > 0 || Boolean(note);
}
