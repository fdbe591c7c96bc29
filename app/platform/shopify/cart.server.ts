import {createCartHandler, type CartQueryDataReturn, type Storefront} from '@shopify/hydrogen';
import {memoize} from '~/core/memoize';
import {readCookie, type CookieJar} from '../cookie-jar.server';
import type {AppConfig} from '../env.server';
import type {Session} from '../session/session.server';
import {CART_GIFT_CARD_CODES_ADD_MUTATION, CART_GIFT_CARDS_REMOVE_MUTATION} from './cart-gift-cards.gql';
import {CART_DISCOUNT_CODES_UPDATE_MUTATION, CART_MUTATE_FRAGMENT, CART_QUERY_FRAGMENT} from './cart.gql';

const COOKIE_DAYS = 30;
const DAY_SECONDS = 86_400;
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
/** The last part of a cart's global id: its token and its secret key. */
const CART_ID = /^[\w-]{1,128}(\?key=[\w-]{1,128})?$/;

export interface CartOptions {
  /** The client without a cache, because a cart is personal. */
  readonly cartClient: Storefront;
  /** The cart of the cookie; null without one. */
  readonly cartId: string | null;
  readonly cookies: CookieJar;
  /** `cart` is for origins where browsers reject `Secure` and therefore the `__Host-` prefix. */
  readonly cookieName: '__Host-cart' | 'cart';
  /** Identifies the buyer of the carts that this request creates. */
  readonly session: Pick<Session, 'claims'>;
  readonly report: (error: unknown) => void;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

/** The data of a mutation that code generation does not know. */
interface AddedGiftCards {
  readonly cartGiftCardCodesAdd: CartQueryDataReturn;
}

type CookieSettings = Pick<AppConfig, 'PUBLIC_ORIGIN' | 'LOCAL_PLAIN_COOKIES'>;

/**
 * Returns the name of the cart cookie. The prefix requires `Secure`, which browsers accept over https and, except Safari,
 * from localhost.
 */
export const cartCookieName = memoize(
  ({PUBLIC_ORIGIN, LOCAL_PLAIN_COOKIES}: CookieSettings): CartOptions['cookieName'] => {
    const {protocol, hostname} = new URL(PUBLIC_ORIGIN);
    const allowsSecure = protocol === 'https:' || LOOPBACK.has(hostname);
    return allowsSecure && LOCAL_PLAIN_COOKIES !== '1' ? '__Host-cart' : 'cart';
  },
);

/** Returns the id of the cart in the cookie, which is known without a request to Shopify; null without a valid one. */
export function getCookieCartId(request: Request, cookieName: string): string | null {
  const known = readCookie(request, cookieName);
  const decoded = known ? safeDecode(known) : '';
  return CART_ID.test(decoded) ? `gid://shopify/Cart/${decoded}` : null;
}

/**
 * Creates Hydrogen's cart handler with an HttpOnly cookie, because the cart's key gives access to the buyer's details.
 * Only carts that it creates get the identity of the signed-in customer: an attacker may know the key of a cart that
 * came with the cookie.
 */
export function createCart({cartClient, cartId, cookies, cookieName, session, report, waitUntil}: CartOptions) {
  const id = cartId ?? undefined;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${cookieName === '__Host-cart' ? '; Secure' : ''}`;

  const handler = createCartHandler({
    storefront: cartClient,
    getCartId: () => id,
    setCartId: (newId) => {
      const value = encodeURIComponent(newId.split('/').pop() ?? '');
      cookies.append(`${cookieName}=${value}; Max-Age=${COOKIE_DAYS * DAY_SECONDS}; ${attributes}`);
      return new Headers();
    },
    cartQueryFragment: CART_QUERY_FRAGMENT,
    cartMutateFragment: CART_MUTATE_FRAGMENT,
  });

  const identifyBuyer = async (cartId: string) => {
    const claims = await session.claims();
    const token = claims?.customerToken ?? claims?.accountToken;
    if (token) await handler.updateBuyerIdentity({customerAccessToken: token.value}, {cartId});
  };
  const create: typeof handler.create = async (...args) => {
    const result = await handler.create(...args);
    // A separate mutation after the creation, so that a rejected identity does not lose the cart.
    if (result.cart) waitUntil(identifyBuyer(result.cart.id).catch(report));
    return result;
  };
  const addLines: typeof handler.addLines = (lines, options) =>
    id ? handler.addLines(lines, options) : create({lines}, options);
  const updateDiscountCodes = async (discountCodes: string[]) => {
    if (!id) return create({discountCodes});
    const {cartDiscountCodesUpdate} = await cartClient.mutate(CART_DISCOUNT_CODES_UPDATE_MUTATION, {
      variables: {cartId: id, discountCodes: [...new Set(discountCodes)]},
    });
    return cartDiscountCodesUpdate;
  };
  /** Adds gift cards to those that the cart has. Only an existing cart can have one. */
  const addGiftCardCodes = async (giftCardCodes: string[]): Promise<CartQueryDataReturn> => {
    const variables = {cartId: id, giftCardCodes};
    const answer: AddedGiftCards = await cartClient.mutate(CART_GIFT_CARD_CODES_ADD_MUTATION, {variables});
    return answer.cartGiftCardCodesAdd;
  };
  /** @param appliedGiftCardIds the ids of `cart.appliedGiftCards`: the codes are known to Shopify alone */
  const removeGiftCards = async (appliedGiftCardIds: string[]) => {
    const {cartGiftCardCodesRemove} = await cartClient.mutate(CART_GIFT_CARDS_REMOVE_MUTATION, {
      variables: {cartId: id ?? '', appliedGiftCardIds},
    });
    return cartGiftCardCodesRemove;
  };
  /** Deletes the cookie of a cart that expired or was bought; the next change creates a new cart. */
  const forget = () => cookies.append(`${cookieName}=; Max-Age=0; ${attributes}`);
  return {...handler, create, addLines, updateDiscountCodes, addGiftCardCodes, removeGiftCards, forget};
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
