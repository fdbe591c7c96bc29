import {createHexSecret, createSecret} from '../../kit/secrets';
import {dateTime} from '../graphql/date-time';
import type {CartLineRecord, CartRecord, ShopState} from '../state';

const DAY_MS = 86_400_000;

/** The platform forgets a cart ten days after its last change. */
const CART_LIFETIME_MS = 10 * DAY_MS;

/** Returns the shop's present moment as carts and orders keep it: whole seconds, UTC. */
export const timeNow = (state: ShopState): string => dateTime(state.clock().toISOString());

/** Returns the id of a cart; whoever knows it may read and change the cart, because it carries the key. */
export const cartGid = ({token, key}: Pick<CartRecord, 'token' | 'key'>): string =>
  `gid://shopify/Cart/${token}?key=${key}`;

/** Returns the id of a line; it names the cart but not the key. */
export const cartLineGid = ({token}: Pick<CartRecord, 'token'>, {id}: Pick<CartLineRecord, 'id'>): string =>
  `gid://shopify/CartLine/${id}?cart=${token}`;

const isAlive = (cart: CartRecord, now: Date): boolean => now.getTime() - Date.parse(cart.updatedAt) < CART_LIFETIME_MS;

/**
 * Finds a cart by its two secrets, as the address of its checkout carries them.
 *
 * @returns the cart, or null when there is none, the key is another's, or the cart has expired
 */
export function findCartByKey(state: ShopState, token: string, key: string | null): CartRecord | null {
  const cart = Object.hasOwn(state.data.carts, token) ? state.data.carts[token] : undefined;
  return cart && cart.key === key && isAlive(cart, state.clock()) ? cart : null;
}

/** Returns the cart with this global id, or null; an id without its key finds nothing. */
export function findCart(state: ShopState, id: string): CartRecord | null {
  const [, token, key] = /^gid:\/\/shopify\/Cart\/([^/?]+)\?key=([^&]+)$/.exec(id) ?? [];
  return token && key ? findCartByKey(state, token, key) : null;
}

/** Makes an empty cart that is not yet part of the shop; {@link saveCart} makes it so. */
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

/** Nobody can reach an expired cart any more, so a shop that runs for weeks need not keep it. */
function deleteExpiredCarts({data, clock}: ShopState): void {
  const now = clock();
  for (const [token, cart] of Object.entries(data.carts)) {
    if (!isAlive(cart, now)) delete data.carts[token];
  }
}

/** Stores a new or changed cart; its ten days start again. */
export function saveCart(state: ShopState, cart: CartRecord): void {
  if (!Object.hasOwn(state.data.carts, cart.token)) deleteExpiredCarts(state);
  cart.updatedAt = timeNow(state);
  state.data.carts[cart.token] = cart;
  state.changed();
}

/** Ends a cart that became an order; its id finds nothing from now on. */
export function deleteCart(state: ShopState, cart: CartRecord): void {
  delete state.data.carts[cart.token];
}
