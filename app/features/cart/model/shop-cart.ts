import type {CartApiQueryFragment} from '../../../../storefrontapi.generated';

/** A cart as the shop serves it: the fields that pages show and changes are judged by. */
export type ShopCart = CartApiQueryFragment;

/** One line of it. */
export type ShopCartLine = ShopCart['lines']['nodes'][number];

/** What reading a cart came to. An answer that did not come is not an empty cart. */
export type CartSnapshot =
  | {readonly kind: 'found'; readonly cart: ShopCart}
  /** The visitor has none, or the one they had expired or was bought. */
  | {readonly kind: 'none'}
  | {readonly kind: 'unreachable'};
