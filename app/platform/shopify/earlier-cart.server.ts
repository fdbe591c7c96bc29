import type {CookieJar} from '../cookie-jar.server';
import {getCookieCartId, type CartOptions} from './cart.server';

/** Decision C13: the cart that a cart link replaced can be restored for this long. */
const LIFETIME_SECONDS = 7 * 86_400;

/** The cart that this browser had before a cart link replaced it. It is only copied and never gets an identity. */
export interface EarlierCart {
  /** Returns its id, which may be that of a cart that is gone; null without one. */
  getId(): string | null;
  keep(cartId: string): void;
  forget(): void;
}

interface EarlierCartOptions {
  readonly request: Request;
  readonly cookies: CookieJar;
  /** The name of the cart cookie, from which this one's follows. */
  readonly cartCookieName: CartOptions['cookieName'];
}

/** Keeps the id in an HttpOnly cookie, as the cart's own: its key gives access to the buyer's details. */
export function createEarlierCart({request, cookies, cartCookieName}: EarlierCartOptions): EarlierCart {
  const isSecure = cartCookieName === '__Host-cart';
  const name = isSecure ? '__Host-earlier-cart' : 'earlier-cart';
  const write = (value: string, seconds: number) =>
    cookies.append(`${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`);
  let id = getCookieCartId(request, name);
  return {
    getId: () => id,
    keep(cartId) {
      id = cartId;
      write(encodeURIComponent(cartId.split('/').pop() ?? ''), LIFETIME_SECONDS);
    },
    forget() {
      if (id === null) return;
      id = null;
      write('', 0);
    },
  };
}
