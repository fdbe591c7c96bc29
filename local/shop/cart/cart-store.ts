import {createHexSecret, createSecret} from '../../kit/secrets';
import {dateTime} from '../graphql/date-time';
import type {CartLineRecord, CartRecord, ShopState} from '../state';

const DAY_MS = 86_400_000;

/** Shopify deletes a cart ten days after its last change. */
const CART_LIFETIME_MS = 10 * DAY_MS;

/** Returns the shop's current time as carts and orders store it: whole seconds, UTC. */
export const timeNow = (state: ShopState): string => dateTime(state.clock().toISOString());

/** Returns the id of a cart. The id contains the key, so whoever has it may read and change the cart. */
export const cartGid = ({token, key}: Pick<CartRecord, 'token' | 'key'>): string =>
  `gid://shopify/Cart/${token}?key=${key}`;

/** Returns the id of a line; it contains the cart's token but not the key. */
export const cartLineGid = ({token}: Pick<CartRecord, 'token'>, {id}: Pick<CartLineRecord, 'id'>): string =>
  `gid://shopify/CartLine/${id}?cart=${token}`;

const isAlive = (cart: CartRecord, now: Date): boolean => now.getTime() - Date.parse(cart.updatedAt) < CART_LIFETIME_MS;

/**
 * Finds a cart by its token and key, as its checkout URL contains them.
 *
 * @returns the cart, or null if it does not exist, the key is wrong, or the cart has expired
 */
export function findCartByKey(state: ShopState, token: string, key: string | null): CartRecord | null {
  const cart = Object.hasOwn(state.data.carts, token) ? state.data.carts[token] : undefined;
  return cart && cart.key === key && isAlive(cart, state.clock()) ? cart : null;
}

/** Returns the cart with this global id, or null. An id without its key matches no cart. */
export function findCart(state: ShopState, id: string): CartRecord | null {
  const [, token, key] = /^gid:\/\/shopify\/Cart\/([^/?]+)\?key=([^&]+)$/.exec(id) ?? [];
  return token && key ? findCartByKey(state, token, key) : null;
}

/** Creates an empty cart that is not yet part of the shop; {@link saveCart} stores it. */
export function createCartRecord(state: ShopState): CartRecord {
  const now = timeNow(state);
  return {
    token: createSecret(18),
    key: createHexSecret(),
    createdAt: now,
    updatedAt: now,
    note: '',
    attributes: [],
    discountCodes: [],
    giftCardCodes: [],
    buyerIdentity: {},
    lines: [],
  };
}

/** Deletes the expired carts, so that a shop that runs for weeks does not grow without bound. */
function deleteExpiredCarts({data, clock}: ShopState): void {
  const now = clock();
  for (const [token, cart] of Object.entries(data.carts)) {
    if (!isAlive(cart, now)) delete data.carts[token];
  }
}

/** Stores a new or changed cart; its lifetime of ten days starts again. */
export function saveCart(state: ShopState, cart: CartRecord): void {
  if (!Object.hasOwn(state.data.carts, cart.token)) deleteExpiredCarts(state);
  cart.updatedAt = timeNow(state);
  state.data.carts[cart.token] = cart;
  state.changed();
}

/** Deletes a cart that became an order; its id matches no cart from now on. */
export function deleteCart(state: ShopState, cart: CartRecord): void {
  delete state.data.carts[cart.token];
}
