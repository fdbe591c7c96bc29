import type {AppContext} from '~/platform/context.server';

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
    | 'addGiftCardCodes'
    | 'removeGiftCards'
  >;
  readonly report: (error: unknown) => void;
}
