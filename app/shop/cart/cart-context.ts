import type {AppContext} from '~/platform/context.server';

/** The part of a request's context that reads and changes a cart. */
export interface CartContext {
  readonly cart: Pick<
    AppContext['cart'],
    | 'get'
    | 'getCartId'
    | 'setCartId'
    | 'forget'
    | 'create'
    | 'addLines'
    | 'updateLines'
    | 'removeLines'
    | 'updateNote'
    | 'updateAttributes'
    | 'updateDiscountCodes'
  >;
  readonly report: (error: unknown) => void;
}
