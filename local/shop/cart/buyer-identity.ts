import type {CartBuyerIdentityInput} from 'schema-2026-04/storefront-api-types';
import {findTokenHolder} from '../customers/access-tokens';
import type {CustomerRecord} from '../customers/customer-record';
import {FieldNotEmulatedError} from '../graphql/schema';
import type {CartRecord, ShopState} from '../state';
import {CART_ERROR, type CartUserError} from './cart-problems';

type BuyerChange =
  | {readonly ok: true; readonly buyerIdentity: CartRecord['buyerIdentity']}
  | {readonly ok: false; readonly errors: readonly CartUserError[]};

const contactOf = ({number, email, phone}: CustomerRecord): CartRecord['buyerIdentity'] => ({
  customerNumber: number,
  email,
  ...(phone !== null && {phone}),
});

/**
 * Updates a cart's buyer identity. Absent fields stay unchanged and null clears a field. A customer access token
 * sets the customer's email and phone unless the input overrides them.
 *
 * @param before - the current buyer identity
 * @param input - the changes
 * @param at - path of the input in the mutation's arguments
 * @param state - the shop, to find the customer
 * @throws FieldNotEmulatedError for companies and delivery preferences
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
