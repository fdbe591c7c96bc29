import {SPICE_MARKET_GIFT_CARDS} from '../seed/spice-market/spice-market-gift-cards';
import {createCartClient, DISH} from './cart-client';

const [FULL, SMALL, EMPTY, EXPIRED] = SPICE_MARKET_GIFT_CARDS.map(({code}) => code);

/** The codes of the seeded gift cards: $50, $5, used up, and expired. */
export const GIFT_CARD = {full: FULL ?? '', small: SMALL ?? '', empty: EMPTY ?? '', expired: EXPIRED ?? ''} as const;

const payload = `
  cart { id appliedGiftCards { id lastCharacters amountUsed { amount } balance { amount } } cost { totalAmount { amount } } }
  userErrors { code field message }
  warnings { code }`;

const ADD = `#graphql
  mutation Add($cartId: ID!, $codes: [String!]!) {
    cartGiftCardCodesAdd(cartId: $cartId, giftCardCodes: $codes) { ${payload} }
  }`;

const REMOVE = `#graphql
  mutation Remove($cartId: ID!, $ids: [ID!]!) {
    cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $ids) { ${payload} }
  }`;

/** A cart with dishes and the gift card mutations that Hydrogen's cart handler does not have. */
export async function cartWithDishes(shopOrigin: string, quantity = 2) {
  const client = createCartClient(shopOrigin);
  const {cart} = await client.cart.create({lines: [{merchandiseId: DISH.plenty, quantity}]});
  return {
    ...client,
    cartId: cart.id,
    add: async (...codes: string[]) =>
      (await client.storefront.mutate(ADD, {variables: {cartId: cart.id, codes}})).cartGiftCardCodesAdd,
    remove: async (...ids: string[]) =>
      (await client.storefront.mutate(REMOVE, {variables: {cartId: cart.id, ids}})).cartGiftCardCodesRemove,
  };
}
