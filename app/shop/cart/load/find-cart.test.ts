import {afterEach, describe, expect, it, vi} from 'vitest';
import type {AppContext} from '~/platform/context.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {sampleCart} from '../cart-fixtures';
import {findCartTitle, findCart, findCartForPage, setFoundCart} from './find-cart.server';

/** Creates a request whose cart comes from `get`. The merchant's settings cannot be read. */
function requestWith(get: () => Promise<unknown>, cartId: string | undefined = sampleCart().id) {
  const cart = {getCartId: () => cartId, get: vi.fn(get), forget: vi.fn()};
  const report = vi.fn();
  const context = {
    cart,
    earlierCart: {getId: () => null},
    report,
    storefront: {query: () => Promise.reject(new UpstreamError('status', 'shop.example', 403))},
    config: {PUBLIC_STORE_DOMAIN: 'shop.example'},
  } as object as AppContext;
  return {context, cart, report};
}

describe('findCart', () => {
  it('reads the cart once per request', async () => {
    const {context, cart} = requestWith(() => Promise.resolve(sampleCart()));
    const [one, other] = await Promise.all([findCart(context), findCartForPage(context)]);
    expect(one).toBe(other);
    expect(one.count).toBe(1);
    expect(cart.get).toHaveBeenCalledOnce();
    expect(cart.forget).not.toHaveBeenCalled();
  });

  it('makes no request for a visitor without a cart', async () => {
    const {context, cart} = requestWith(() => Promise.reject(new Error('unexpected read')), '');
    expect(await findCart(context)).toMatchObject({count: 0, isUnknown: false});
    expect(cart.get).not.toHaveBeenCalled();
  });

  it('removes the cookie of a cart that is gone only for a page that awaits it', async () => {
    const {context, cart} = requestWith(() => Promise.resolve(null));
    expect((await findCart(context)).lines).toEqual([]);
    expect(cart.forget).not.toHaveBeenCalled();
    await findCartForPage(context);
    expect(cart.forget).toHaveBeenCalledOnce();
  });

  it.each([new UpstreamError('timeout', 'shop.example'), new TypeError('ours')])(
    'reports %s, returns an unknown cart and keeps the cookie',
    async (error) => {
      const {context, cart, report} = requestWith(() => Promise.reject(error));
      expect(await findCartForPage(context)).toMatchObject({isUnknown: true, title: 'Your basket'});
      expect(report).toHaveBeenCalledWith(error);
      expect(cart.forget).not.toHaveBeenCalled();
    },
  );

  it('returns the cart of a mutation without another read', async () => {
    const {context, cart} = requestWith(() => Promise.resolve(null));
    const view = await setFoundCart(context, {kind: 'found', cart: sampleCart({note: 'For Mum'})});
    expect(await findCart(context)).toBe(view);
    expect(cart.get).not.toHaveBeenCalled();
  });
});

describe('findCartTitle', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['2026-10-31T12:00:00Z', 'Your Halloween basket'],
    ['2026-11-02T12:00:00Z', 'Your basket'],
  ])('returns the title of the day: on %s "%s"', async (now, title) => {
    vi.useFakeTimers({now: new Date(now)});
    const fields = [
      {key: 'seasonal_title', value: 'Your Halloween basket'},
      {key: 'seasonal_from', value: '2026-10-01'},
      {key: 'seasonal_until', value: '2026-10-31'},
    ];
    const storefront = {query: () => Promise.resolve({metaobject: {fields}})} as object as AppContext['storefront'];
    expect(await findCartTitle({storefront, report: vi.fn()})).toBe(title);
  });
});
