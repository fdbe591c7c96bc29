import type {AppContext} from '~/platform/context.server';
import {readCart} from './change/ask-shop.server';
import {basketTitle} from './model/basket-title';
import type {CartView} from './model/cart-view';
import {findCartSettings} from './model/find-cart-settings.server';
import type {CartReading} from './model/shop-cart';
import {toCartView} from './model/to-cart-view';

interface FoundCart {
  readonly view: CartView;
  /** The visitor's cookie names a cart that expired, was bought or is another's. */
  readonly isGone: boolean;
}

/** One request reads its cart once, whichever of its loaders ask; a change puts its own outcome here. */
const found = new WeakMap<AppContext, Promise<FoundCart>>();

/**
 * Finds the visitor's cart for any page. Visitors without one cost the shop no call; may be streamed.
 * @returns the cart, empty when there is none, marked unknown when the shop did not answer; never rejects
 */
export async function findCart(context: AppContext): Promise<CartView> {
  return (await find(context)).view;
}

/** As {@link findCart}, for the page that waits for it: a cart that is gone is forgotten, which takes a header. */
export async function findCartForPage(context: AppContext): Promise<CartView> {
  const {view, isGone} = await find(context);
  if (isGone) context.cart.forget();
  return view;
}

/** @returns what the cart is called today, whoever asks and whatever is in it; never rejects. */
export async function findBasketTitle(context: Pick<AppContext, 'storefront' | 'report'>): Promise<string> {
  const {season} = await findCartSettings(context);
  return basketTitle(season, new Date());
}

/**
 * Makes the outcome of a change what this request's loaders find.
 * @returns what pages show of it
 */
export async function keepCart(context: AppContext, reading: CartReading): Promise<CartView> {
  const view = await show(context, reading);
  found.set(context, Promise.resolve({view, isGone: false}));
  return view;
}

function find(context: AppContext): Promise<FoundCart> {
  const known = found.get(context);
  if (known) return known;
  const finding = read(context);
  found.set(context, finding);
  return finding;
}

async function read(context: AppContext): Promise<FoundCart> {
  const hadCart = Boolean(context.cart.getCartId());
  const reading = await readCart(context).catch((error: unknown): CartReading => {
    context.report(error);
    return {kind: 'unreachable'};
  });
  return {view: await show(context, reading), isGone: hadCart && reading.kind === 'none'};
}

async function show(context: AppContext, reading: CartReading): Promise<CartView> {
  const {PUBLIC_STORE_DOMAIN: store, PUBLIC_CHECKOUT_DOMAIN: checkout} = context.config;
  return toCartView(reading, {
    settings: await findCartSettings(context),
    now: new Date(),
    localOrigin: store.startsWith('http://') ? `http://${checkout}` : null,
  });
}
