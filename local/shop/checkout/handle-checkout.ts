import type {OrderRecord, ShopContext, ShopState} from '../state';
import {findCartByKey} from '../cart/cart-store';
import {CHECKOUT_COPY} from './checkout-copy';
import {orderStatusResponse, thankYouResponse} from './order-pages';
import {STYLE_PATH, unavailablePageResponse, seeOther, styleResponse} from './page';
import {isCrossOrigin} from '../../kit/cross-origin';
import {openCheckout} from './show-checkout';
import {submitCheckout} from './submit-checkout';

interface CheckoutRequest {
  readonly request: Request;
  readonly url: URL;
  /** The part of the path that identifies a cart or an order. */
  readonly token: string;
  readonly context: ShopContext;
}

interface Page {
  readonly path: RegExp;
  readonly get: (visit: CheckoutRequest) => Response;
  readonly post?: (visit: CheckoutRequest) => Promise<Response>;
}

const findOrderOfCart = (state: ShopState, token: string): OrderRecord | undefined =>
  state.data.orders.find((order) => order.cartToken === token);

const missing = (context: ShopContext): Response =>
  unavailablePageResponse(404, CHECKOUT_COPY.missing, CHECKOUT_COPY.missingHint, context);

const thankYouPath = (token: string): string => `/checkouts/cn/${token}/thank-you`;

/** Handles the `checkoutUrl` of carts: redirects to the checkout, or to the order if the cart was paid. */
function enterCheckout({url, token, context}: CheckoutRequest): Response {
  if (findOrderOfCart(context.state, token)) return seeOther(thankYouPath(token));
  const cart = findCartByKey(context.state, token, url.searchParams.get('key'));
  return cart ? seeOther(`/checkouts/cn/${cart.token}?key=${cart.key}`) : missing(context);
}

function showPage({url, token, context}: CheckoutRequest): Response {
  if (findOrderOfCart(context.state, token)) return seeOther(thankYouPath(token));
  const cart = findCartByKey(context.state, token, url.searchParams.get('key'));
  if (!cart) return missing(context);
  return cart.lines.length === 0 ? seeOther(`${context.config.storefrontOrigin}/cart`) : openCheckout(cart, context);
}

async function receiveForm({request, url, token, context}: CheckoutRequest): Promise<Response> {
  if (isCrossOrigin(request, context.config.checkoutOrigin)) {
    return unavailablePageResponse(403, CHECKOUT_COPY.foreign, CHECKOUT_COPY.foreignHint, context);
  }
  const form = await request.formData().catch(() => null);
  if (!form) return unavailablePageResponse(400, CHECKOUT_COPY.unreadable, CHECKOUT_COPY.unreadableHint, context);
  // The cart is read after the form has arrived, because a double click may have paid it in the meantime.
  if (findOrderOfCart(context.state, token)) return seeOther(thankYouPath(token));
  const cart = findCartByKey(context.state, token, url.searchParams.get('key'));
  return cart ? submitCheckout(cart, form, context) : missing(context);
}

function showThankYou({token, context}: CheckoutRequest): Response {
  const order = findOrderOfCart(context.state, token);
  return order ? thankYouResponse(order, context) : missing(context);
}

function showOrderStatus({token, context}: CheckoutRequest): Response {
  const order = context.state.data.orders.find((each) => each.token === token);
  return order ? orderStatusResponse(order, context) : missing(context);
}

const PAGES: readonly Page[] = [
  {path: /^\/cart\/c\/([\w-]+)$/, get: enterCheckout},
  {path: /^\/checkouts\/cn\/([\w-]+)$/, get: showPage, post: receiveForm},
  {path: /^\/checkouts\/cn\/([\w-]+)\/thank-you$/, get: showThankYou},
  {path: /^\/\d+\/orders\/([\w-]+)\/authenticate$/, get: showOrderStatus},
];

/**
 * Handles the hosted checkout and its order pages.
 *
 * @returns the page, or null for other paths
 */
export async function handleCheckout(request: Request, context: ShopContext): Promise<Response | null> {
  const url = new URL(request.url);
  if (url.pathname === STYLE_PATH) return styleResponse();
  for (const {path, get, post} of PAGES) {
    const token = path.exec(url.pathname)?.[1];
    if (!token) continue;
    const visit = {request, url, token, context};
    if (request.method === 'GET' || request.method === 'HEAD') return get(visit);
    if (request.method === 'POST' && post) return post(visit);
    return new Response(null, {status: 405, headers: {allow: post ? 'GET, HEAD, POST' : 'GET, HEAD'}});
  }
  return null;
}
