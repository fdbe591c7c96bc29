import type {CartBuyerIdentityInput} from 'schema-2026-04/storefront-api-types';
import {findTokenHolder} from '../customers/access-tokens';
import type {CustomerRecord} from '../customers/customer-record';
import {FieldNotEmulatedError} from '../graphql/schema';
import type {CartRecord, ShopState} from '../state';
import {CART_ERROR, type CartUserError} from './cart-problems';

/** A buyer identity after a change, or why there was none. */
type BuyerChange =
  | {readonly ok: true; readonly buyerIdentity: CartRecord['buyerIdentity']}
  | {readonly ok: false; readonly errors: readonly CartUserError[]};

const contactOf = ({number, email, phone}: CustomerRecord): CartRecord['buyerIdentity'] => ({
  customerNumber: number,
  email,
  ...(phone !== null && {phone}),
});

/**
 * Changes what a cart knows about its buyer. Fields that are not given stay, null clears. A customer brings
 * their own address and number, unless the input says otherwise.
 *
 * @param before - what is known so far
 * @param input - what to change
 * @param at - path of the input in the mutation's arguments
 * @param state - the shop, for its customers
 * @throws FieldNotEmulatedError for companies and for delivery preferences
 */
export function changeBuyer(
  before: CartRecord['buyerIdentity'],
  input: CartBuyerIdentityInput,
  at: readonly string[],
  state: ShopState,
): BuyerChange {
  if (input.companyLocationId) throw new FieldNotEmulatedError('CartBuyerIdentityInput', 'companyLocationId');
  if (input.preferences) throw new FieldNotEmulatedError('CartBuyerIdentityInput', 'preferences');
  const customer = input.customerAccessToken ? findTokenHolder(state, input.customerAccessToken) : null;
  if (input.customerAccessToken && !customer) return {ok: false, errors: [CART_ERROR.noSuchCustomer(at)]};
  const {email, phone, countryCode} = input;
  const given = Object.entries({email, phone, countryCode}).filter(([, value]) => value !== undefined);
  return {
    ok: true,
    buyerIdentity: {
      ...before,
      ...(customer && contactOf(customer)),
      ...(input.customerAccessToken === null && {customerNumber: undefined}),
      ...Object.fromEntries(given.map(([key, value]) => [key, value ?? undefined])),
    },
  };
}
