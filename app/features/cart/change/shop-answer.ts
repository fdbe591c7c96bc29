import type {ShopCart} from '../model/shop-cart';

/** A refusal of the shop; `field` is the path of the argument at fault. */
export interface ShopUserError {
  readonly code?: string | null;
  readonly field?: readonly string[] | null;
}

/** A remark of the shop on a change it made. `target` is the line or cart concerned. */
export interface ShopWarning {
  readonly code: string;
  readonly target: string;
}

/** What every cart mutation of the shop answers. */
export interface ShopAnswer {
  readonly cart?: ShopCart | null;
  readonly userErrors?: readonly ShopUserError[] | null;
  readonly warnings?: readonly ShopWarning[] | null;
  readonly errors?: readonly {readonly extensions?: {readonly code?: unknown} | null}[] | null;
}

/** An unknown cart is refused as an invalid argument; only the field tells it from an unknown product. */
export const isCartGone = ({userErrors}: ShopAnswer): boolean =>
  (userErrors ?? []).some(({code, field}) => code === 'INVALID' && field?.length === 1 && field[0] === 'cartId');

/** The one error of a whole request that is a refusal of what was asked. */
export const TOO_MANY_INPUTS = 'MAX_INPUT_SIZE_EXCEEDED';

/** The shop's reasons against a code that no goods in the cart could change. */
const REFUSED_CODE: readonly string[] = [
  'DISCOUNT_NOT_FOUND',
  'DISCOUNT_CURRENTLY_INACTIVE',
  'DISCOUNT_USAGE_LIMIT_REACHED',
];

/** @returns whether a code is not just waiting for what it applies to, but invalid or expired */
export const isCodeRefused = ({warnings}: ShopAnswer): boolean =>
  (warnings ?? []).some(({code}) => REFUSED_CODE.includes(code));

/** Errors in the place of an answer: an internal fault of the shop does not tell whether the change was made. */
export const isUnclear = ({cart, userErrors, errors}: ShopAnswer): boolean =>
  !cart && !userErrors?.length && !(errors ?? []).some(({extensions}) => extensions?.code === TOO_MANY_INPUTS);
