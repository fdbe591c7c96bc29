import type {AppContext} from '~/platform/context.server';
import {cartTitle} from '../model/cart-title';
import type {CartView} from '../model/cart-view';
import type {CartSnapshot} from '../model/shop-cart';
import {toCartView} from '../model/to-cart-view';
import {findCartSettings} from './find-cart-settings.server';
import {findCartSnapshot} from './find-cart-snapshot.server';

interface FoundCart {
  readonly view: CartView;
  /** Whether the cookie names a cart that expired, was bought or belongs to another customer. */
  readonly isGone: boolean;
}

/** The cart of each request: its loaders share one read, and a mutation replaces it. */
const foundCarts = new WeakMap<AppContext, Promise<FoundCart>>();

/**
 * Finds the visitor's cart for any page; may be streamed. A visitor without a cart cookie costs no request to Shopify.
 * @returns the cart, empty if there is none, `isUnknown` if Shopify did not respond; never rejects
 */
export async function findCart(context: AppContext): Promise<CartView> {
  return (await findOnce(context)).view;
}

/** Like {@link findCart}, for pages that await it: also removes the cookie of a cart that is gone, which needs a header. */
export async function findCartForPage(context: AppContext): Promise<CartView> {
  const {view, isGone} = await findOnce(context);
  if (isGone) context.cart.forget();
  return view;
}

/** @returns the title of the cart today, which is the same for every visitor; never rejects */
export async function findCartTitle(context: Pick<AppContext, 'storefront' | 'report'>): Promise<string> {
  const {season} = await findCartSettings(context);
  return cartTitle(season, new Date());
}

/**
 * Sets the cart that this request's loaders find, after a mutation.
 * @returns the cart as pages show it
 */
export async function setFoundCart(context: AppContext, snapshot: CartSnapshot): Promise<CartView> {
  const view = await toView(context, snapshot);
  foundCarts.set(context, Promise.resolve({view, isGone: false}));
  return view;
}

function findOnce(context: AppContext): Promise<FoundCart> {
  const existing = foundCarts.get(context);
  if (existing) return existing;
  const found = findFromShopify(context);
  foundCarts.set(context, found);
  return found;
}

async function findFromShopify(context: AppContext): Promise<FoundCart> {
  const hadCart = Boolean(context.cart.getCartId());
  const snapshot = await findCartSnapshot(context).catch((error: unknown): CartSnapshot => {
    context.report(error);
    return {kind: 'unreachable'};
  });
  return {view: await toView(context, snapshot), isGone: hadCart && snapshot.kind === 'none'};
}

async function toView(context: AppContext, snapshot: CartSnapshot): Promise<CartView> {
  const {PUBLIC_STORE_DOMAIN: store, PUBLIC_CHECKOUT_DOMAIN: checkout} = context.config;
  return toCartView(snapshot, {
    settings: await findCartSettings(context),
    now: new Date(),
    localOrigin: store.startsWith('http://') ? `http://${checkout}` : null,
    hasEarlier: context.earlierCart.getId() !== null,
  });
}
