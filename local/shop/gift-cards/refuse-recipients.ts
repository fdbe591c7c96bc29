import type {CartLineInput} from 'schema-2026-04/storefront-api-types';
import {CART_ERROR, type CartUserError} from '../cart/cart-problems';
import {toAttributes} from '../cart/cart-lines';
import {findVariant} from '../catalog/variants';
import {gidNumber} from '../graphql/gid';
import type {ShopState} from '../state';
import {readRecipient} from './read-recipient';

/** Returns an error for each added gift card whose recipient is incomplete or invalid, as Shopify does since 2026-01. */
export function refuseRecipients(
  {seed, clock}: ShopState,
  lines: readonly CartLineInput[],
  at: readonly string[],
): CartUserError[] {
  return lines.flatMap(({merchandiseId, attributes}, index) => {
    const variant = findVariant(seed.products, gidNumber('ProductVariant', merchandiseId) ?? 0);
    if (!variant?.product.isGiftCard || readRecipient(toAttributes(attributes), clock())) return [];
    return [CART_ERROR.invalidRecipient([...at, String(index), 'attributes'])];
  });
}
