import type {ShopUserError, TopLevelErrors} from '~/platform/shopify/response-errors';
import type {CartProblem} from '../model/cart-problem';
import type {CartSnapshot, ShopCart} from '../model/shop-cart';

/** A user error about a cart. Only the message about a quantity is shown. */
export type CartUserError = Pick<ShopUserError, 'code' | 'field'> & Partial<Pick<ShopUserError, 'message'>>;

/** A warning of Shopify about a mutation that succeeded. `target` is the id of the line or cart. */
export interface ShopWarning {
  readonly code: string;
  readonly target: string;
}

export interface CartMutationPayload extends TopLevelErrors {
  readonly cart?: ShopCart | null;
  readonly userErrors?: readonly CartUserError[] | null;
  readonly warnings?: readonly ShopWarning[] | null;
}

/** The result of a change: the cart as it is now and what to tell the shopper. A changed cart may have problems, too. */
export interface CartMutationResult {
  readonly snapshot: CartSnapshot;
  readonly problems: readonly CartProblem[];
}

export const EXPIRED_CART: CartMutationResult = {snapshot: {kind: 'none'}, problems: [{kind: 'expired'}]};

/** Shopify reports an unknown cart as INVALID; only the field distinguishes it from an unknown product. */
export const isCartGone = ({userErrors}: CartMutationPayload): boolean =>
  (userErrors ?? []).some(({code, field}) => code === 'INVALID' && field?.length === 1 && field[0] === 'cartId');

/** The only top-level error that rejects the input instead of reporting a failure of Shopify. */
export const TOO_MANY_INPUTS = 'MAX_INPUT_SIZE_EXCEEDED';

/** Warnings about a code that no product in the cart could make applicable. */
const REJECTED_CODE: readonly string[] = [
  'DISCOUNT_NOT_FOUND',
  'DISCOUNT_CURRENTLY_INACTIVE',
  'DISCOUNT_USAGE_LIMIT_REACHED',
];

/** @returns whether a code is invalid or expired, not only inapplicable to the products in the cart */
export const isCodeRejected = ({warnings}: CartMutationPayload): boolean =>
  (warnings ?? []).some(({code}) => REJECTED_CODE.includes(code));

/** @returns whether Shopify failed without saying if the cart changed: errors, no cart and no user errors */
export const isOutcomeUnknown = ({cart, userErrors, errors}: CartMutationPayload): boolean =>
  !cart && !userErrors?.length && !(errors ?? []).some(({extensions}) => extensions?.code === TOO_MANY_INPUTS);
