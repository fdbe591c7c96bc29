import type {CartBuyerIdentityInput} from 'schema-2026-04/storefront-api-types';
import {NotEmulatedError} from '../graphql/schema';
import type {CartRecord} from '../state';
import {CART_ERROR, type CartUserError} from './cart-problems';

/** A buyer identity after a change, or why there was none. */
type BuyerChange =
  | {readonly ok: true; readonly buyerIdentity: CartRecord['buyerIdentity']}
  | {readonly ok: false; readonly errors: readonly CartUserError[]};

/**
 * Changes what a cart knows about its buyer. Fields that are not given stay, null clears.
 *
 * @param before - what is known so far
 * @param input - what to change
 * @param at - path of the input in the mutation's arguments
 * @throws NotEmulatedError for companies and for delivery preferences
 */
export function changeBuyer(
  before: CartRecord['buyerIdentity'],
  input: CartBuyerIdentityInput,
  at: readonly string[],
): BuyerChange {
  if (input.companyLocationId) throw new NotEmulatedError('CartBuyerIdentityInput', 'companyLocationId');
  if (input.preferences) throw new NotEmulatedError('CartBuyerIdentityInput', 'preferences');
  // The shop has no customer accounts, so that no token is anybody's.
  if (input.customerAccessToken) return {ok: false, errors: [CART_ERROR.noSuchCustomer(at)]};
  const {email, phone, countryCode} = input;
  const given = Object.entries({email, phone, countryCode}).filter(([, value]) => value !== undefined);
  return {
    ok: true,
    buyerIdentity: {...before, ...Object.fromEntries(given.map(([key, value]) => [key, value ?? undefined]))},
  };
}
