import type {CartApiQueryFragment} from '../../../../storefrontapi.generated';

export type ShopCart = CartApiQueryFragment;

export type ShopCartLine = ShopCart['lines']['nodes'][number];

/** The visitor's cart at one point in time. A cart that could not be read is not an empty one. */
export type CartSnapshot =
  | {readonly kind: 'found'; readonly cart: ShopCart}
  /** The visitor has no cart, or it expired or was bought. */
  | {readonly kind: 'none'}
  | {readonly kind: 'unreachable'};
