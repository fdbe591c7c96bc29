import {changeCart} from '../../app/shop/cart/change/change-cart.server';
import {findCart} from '../../app/shop/cart/load/find-cart.server';
import type {CartReply} from '../../app/shop/cart/model/cart-reply';
import type {CartView} from '../../app/shop/cart/model/cart-view';
import type {AppContext} from '../../app/platform/context.server';
import {createCookieJar} from '../../app/platform/cookie-jar.server';
import {parseConfig} from '../../app/platform/env.server';
import {createCart, getCookieCartId} from '../../app/platform/shopify/cart.server';
import {createEarlierCart} from '../../app/platform/shopify/earlier-cart.server';
import {createStorefront} from '../../app/platform/shopify/storefront.server';

const NO_CACHE = {match: () => Promise.resolve(undefined), put: () => Promise.resolve()};

/** A visitor with cookies, whose requests are handled by the storefront's own code. */
export interface CartVisitor {
  post(form: FormData): Promise<CartReply>;
  /** Reads the cart as a page does. */
  read(): Promise<CartView>;
}

const GUEST = {claims: async () => null};

/** Creates a visitor without a cart for a storefront with these settings. */
export function createCartVisitor(settings: Readonly<Record<string, string>>): CartVisitor {
  const config = parseConfig(settings);
  let cookie = '';

  async function visit<Result>(request: Request, response: (context: AppContext) => Promise<Result>): Promise<Result> {
    const cookies = createCookieJar();
    const tools = {config, request, cache: NO_CACHE, waitUntil: () => undefined, onRefreshFailed: () => undefined};
    const {storefront, cartClient} = createStorefront({...tools, onDegraded: () => undefined, awaitsFresh: false});
    const cart = createCart({
      ...tools,
      cartClient,
      cartId: getCookieCartId(request, 'cart'),
      cookies,
      cookieName: 'cart',
      session: GUEST,
      report: () => undefined,
    });
    const earlierCart = createEarlierCart({request, cookies, cartCookieName: 'cart'});
    const context = {config, cookies, storefront, cart, earlierCart, report: () => undefined};
    const answered = await response(context as unknown as AppContext);
    for (const stored of cookies.drain()) cookie = stored.split(';')[0] ?? '';
    return answered;
  }

  const request = (init: RequestInit = {}) =>
    new Request('http://storefront.example/cart', {...init, headers: {Cookie: cookie}});
  return {
    post: (body) =>
      visit(
        request({method: 'POST', body}),
        async (context) => (await changeCart(request({method: 'POST', body}), context)).reply,
      ),
    read: () => visit(request(), findCart),
  };
}
