import {createCartHandler, type Storefront} from '@shopify/hydrogen';
import {readCookie, type CookieJar} from '../cookie-jar.server';
import type {Session} from '../session/session.server';
import {CART_DISCOUNT_CODES_UPDATE_MUTATION, CART_MUTATE_FRAGMENT, CART_QUERY_FRAGMENT} from './cart.gql';

const COOKIE = 'cart';
const COOKIE_DAYS = 30;
const DAY_SECONDS = 86_400;
/** The last part of a cart's global id: its token and the key that unlocks it. */
const CART_ID = /^[\w-]{1,128}(\?key=[\w-]{1,128})?$/;

/** What the cart of one request needs. */
export interface CartOptions {
  /** The client that caches nothing: a cart belongs to one person. */
  readonly direct: Storefront;
  readonly request: Request;
  readonly cookies: CookieJar;
  /** Whether shoppers reach us in a way that lets `Secure` cookies through. */
  readonly isSecure: boolean;
  /** Whose the carts are that this request makes. */
  readonly session: Pick<Session, 'claims'>;
  readonly report: (error: unknown) => void;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

/**
 * Hydrogen's cart handler with a cookie of our own: its key unlocks a buyer's details, so scripts may not read it.
 * @returns the handler, and `hasCart`: whether the visitor brought a cart, known without asking the shop
 */
export function createCart({direct, request, cookies, isSecure, session, report, waitUntil}: CartOptions) {
  const known = readCookie(request, COOKIE);
  const decoded = known ? safeDecode(known) : '';
  const id = CART_ID.test(decoded) ? `gid://shopify/Cart/${decoded}` : undefined;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  /** A cart that a signed-in person starts is theirs at the checkout. Afterwards and apart, so that it never fails with it. */
  const recogniseBuyer = async (cartId: string) => {
    const claims = await session.claims();
    const token = claims?.customerToken ?? claims?.accountToken;
    if (token) await handler.updateBuyerIdentity({customerAccessToken: token.value}, {cartId});
  };

  const handler = createCartHandler({
    storefront: direct,
    getCartId: () => id,
    setCartId: (cartId) => {
      const value = encodeURIComponent(cartId.split('/').pop() ?? '');
      cookies.append(`${COOKIE}=${value}; Max-Age=${COOKIE_DAYS * DAY_SECONDS}; ${attributes}`);
      if (cartId !== id) waitUntil(recogniseBuyer(cartId).catch(report));
      return new Headers();
    },
    cartQueryFragment: CART_QUERY_FRAGMENT,
    cartMutateFragment: CART_MUTATE_FRAGMENT,
    customMethods: {
      updateDiscountCodes: async (discountCodes: string[]) => {
        const cartId = handler.getCartId();
        if (!cartId) return handler.create({discountCodes});
        const {cartDiscountCodesUpdate} = await direct.mutate(CART_DISCOUNT_CODES_UPDATE_MUTATION, {
          variables: {cartId, discountCodes: [...new Set(discountCodes)]},
        });
        return cartDiscountCodesUpdate;
      },
      /** Forgets a cart that expired or was bought; the next change makes a new one. */
      forget: () => cookies.append(`${COOKIE}=; Max-Age=0; ${attributes}`),
    },
  });
  return Object.assign(handler, {hasCart: id !== undefined});
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
