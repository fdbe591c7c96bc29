import type {CartErrorCode, CartWarningCode} from 'schema-2026-04/storefront-api-types';
import {fullTitle} from '../catalog/variants';
import type {CartLineRecord, CartRecord} from '../state';
import {cartLineGid} from './cart-store';
import type {CartLineView} from './price-cart';
import type {PromoRefusal, PromoResult} from './promo-codes';

/** Why a change was rejected; `field` is the path of the invalid input. */
export interface CartUserError {
  readonly code: CartErrorCode;
  readonly field: readonly string[];
  readonly message: string;
}

/** A warning about a change that was made; `target` is the id of the line or cart it concerns. */
export interface CartWarning {
  readonly code: CartWarningCode;
  readonly message: string;
  readonly target: string;
}

type Path = readonly string[];

const userError = (code: CartErrorCode, field: Path, message: string): CartUserError => ({code, field, message});

export const CART_ERROR = {
  noSuchCart: userError('INVALID', ['cartId'], 'The specified cart does not exist.'),
  noSuchMerchandise: (at: Path, id: string) =>
    userError('INVALID', [...at, 'merchandiseId'], `The merchandise with id ${id} does not exist.`),
  noSellingPlan: (at: Path) =>
    userError('SELLING_PLAN_NOT_APPLICABLE', [...at, 'sellingPlanId'], 'Cannot apply selling plan to variant'),
  requiresSellingPlan: (at: Path) =>
    userError(
      'VARIANT_REQUIRES_SELLING_PLAN',
      [...at, 'sellingPlanId'],
      'Variant can only be purchased with a selling plan',
    ),
  invalidRecipient: (at: Path) =>
    userError('GIFT_CARD_RECIPIENT_INVALID', at, 'The specified gift card recipient is invalid.'),
  negativeQuantity: (at: Path) => userError('LESS_THAN', [...at, 'quantity'], 'Quantity must be greater than 0'),
  minimumNotMet: (at: Path, minimum: number) =>
    userError('MINIMUM_NOT_MET', [...at, 'quantity'], `The quantity must be at least ${minimum}.`),
  maximumExceeded: (at: Path, maximum: number) =>
    userError('MAXIMUM_EXCEEDED', [...at, 'quantity'], `The quantity must not be more than ${maximum}.`),
  invalidIncrement: (at: Path, increment: number) =>
    userError('INVALID_INCREMENT', [...at, 'quantity'], `The quantity must be a multiple of ${increment}.`),
  noSuchLine: (at: Path, uuid: string) =>
    userError('INVALID_MERCHANDISE_LINE', at, `The merchandise line with id ${uuid} does not exist.`),
  noteTooLong: (at: Path) => userError('NOTE_TOO_LONG', at, 'The note exceeds the maximum number of 5000 characters.'),
  noSuchCustomer: (at: Path) => userError('INVALID', [...at, 'customerAccessToken'], 'Customer is invalid'),
  noCountry: (at: Path) => userError('INVALID', [...at, 'countryCode'], 'invalid value'),
  addressFieldRequired: (at: Path, message: string) => userError('ADDRESS_FIELD_IS_REQUIRED', at, message),
  noSuchAddress: (at: Path, id: string) =>
    userError('INVALID_DELIVERY_ADDRESS_ID', at, `The delivery address with ${id} does not exist.`),
  twoAddressesSelected: userError(
    'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
    ['addresses'],
    'Only one delivery address can be selected.',
  ),
  noSuchDeliveryGroup: (id: string) =>
    userError('INVALID_DELIVERY_GROUP', ['selectedDeliveryOptions'], `The delivery group with id ${id} is not valid.`),
  noSuchDeliveryOption: (handle: string) =>
    userError(
      'INVALID_DELIVERY_OPTION',
      ['selectedDeliveryOptions'],
      `The delivery option with handle ${handle} is not valid.`,
    ),
} as const;

const NOTE_MAX_CHARACTERS = 5000;

/** Returns the error of a note that is too long, or an empty list. */
export const rejectLongNote = (note: string, at: Path): CartUserError[] =>
  [...note].length > NOTE_MAX_CHARACTERS ? [CART_ERROR.noteTooLong(at)] : [];

export const soldOutWarning = (cart: CartRecord, {line, variant}: CartLineView): CartWarning => ({
  code: 'MERCHANDISE_OUT_OF_STOCK',
  message: `The product '${fullTitle(variant)}' is already sold out.`,
  target: cartLineGid(cart, line),
});

/** Returns the warning about a line that was cut; the number is its new quantity. */
export const notEnoughStockWarning = (cart: CartRecord, line: CartLineRecord): CartWarning => ({
  code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
  message: `Only ${line.quantity} ${line.quantity === 1 ? 'item was' : 'items were'} added to your cart due to availability.`,
  target: cartLineGid(cart, line),
});

const PROMO_WARNINGS: Readonly<Record<PromoRefusal, (code: string) => Pick<CartWarning, 'code' | 'message'>>> = {
  unknown: () => ({code: 'DISCOUNT_NOT_FOUND', message: 'Enter a valid discount code'}),
  inactive: () => ({code: 'DISCOUNT_CURRENTLY_INACTIVE', message: 'This discount is not valid anymore'}),
  'empty-cart': notHonoured,
  outdone: notHonoured,
  'used-up': (code) => ({
    code: 'DISCOUNT_USAGE_LIMIT_REACHED',
    message: `The ${code} discount code has reached its usage limit`,
  }),
  'already-used': (code) => ({
    code: 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED',
    message: `The ${code} discount code has already been used`,
  }),
};

function notHonoured(code: string): Pick<CartWarning, 'code' | 'message'> {
  return {code: 'DISCOUNT_CODE_NOT_HONOURED', message: `The ${code} discount code is not honoured`};
}

/** Returns the warnings about codes that do not apply, in the order they were entered. */
export function promoWarnings(cart: CartRecord, verdicts: readonly PromoResult[]): CartWarning[] {
  const target = `gid://shopify/Cart/${cart.token}`;
  return verdicts.flatMap((verdict) =>
    verdict.kind === 'refused' ? [{...PROMO_WARNINGS[verdict.reason](verdict.code), target}] : [],
  );
}
