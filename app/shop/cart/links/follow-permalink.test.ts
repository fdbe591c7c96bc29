import {describe, expect, it, vi} from 'vitest';
import type {AppContext} from '~/platform/context.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {sampleCart, sampleLine} from '../cart-fixtures';
import type {CartMutationPayload} from '../change/cart-mutation';
import {followPermalink} from './follow-permalink.server';
import type {Permalink} from './permalink';

const EARLIER = sampleCart({id: 'gid://shopify/Cart/earlier?key=k0', note: 'from last week'});
const variant = (number: number) => `gid://shopify/ProductVariant/${number}`;

const LINK: Permalink = {
  lines: [
    {merchandiseId: variant(1), quantity: 2},
    {merchandiseId: variant(2), quantity: 1},
  ],
  country: 'US',
  discountCodes: ['SUMMER10'],
  note: 'For Mum',
  attributes: [{key: 'cart_origin', value: 'facebook'}],
};

/** Creates a visitor with a cart. Shopify returns these payloads to successive cart creations. */
function createVisitor(...payloads: (CartMutationPayload | Error)[]) {
  let currentId = EARLIER.id;
  const create = vi.fn(async () => {
    const payload = payloads.shift();
    if (!payload || payload instanceof Error) throw payload;
    currentId = payload.cart?.id ?? currentId;
    return payload;
  });
  const get = vi.fn(async ({cartId}: {cartId: string}) => (cartId === EARLIER.id ? EARLIER : null));
  const setCartId = vi.fn();
  const report = vi.fn();
  const keep = vi.fn();
  const context = {
    cart: {getCartId: () => currentId, setCartId, create, get},
    earlierCart: {keep, getId: () => null},
    report,
    storefront: {query: async () => ({metaobject: null, shop: {primaryDomain: {url: 'https://www.primary.example'}}})},
    waitUntil: () => undefined,
    config: {
      PUBLIC_ORIGIN: 'https://shop.example',
      PUBLIC_STORE_DOMAIN: 'my-store.myshopify.com',
      PUBLIC_CHECKOUT_DOMAIN: 'checkout.example',
    },
  } as object as AppContext;
  return {follow: (link = LINK) => followPermalink(context, link), create, setCartId, keep, report};
}

const NEW = sampleCart({codes: {SUMMER10: true}});
const created = (changes: Partial<CartMutationPayload> = {}): CartMutationPayload => ({
  cart: NEW,
  userErrors: [],
  warnings: [],
  ...changes,
});
const unknown = (index: number) => ({code: 'INVALID', field: ['input', 'lines', `${index}`, 'merchandiseId']});

describe('followPermalink', () => {
  it('returns the checkout of a new cart with everything that the link names', async () => {
    const {follow, create, setCartId} = createVisitor(created());
    expect(await follow()).toMatchObject({checkoutUrl: NEW.checkoutUrl, problems: []});
    expect(create).toHaveBeenCalledExactlyOnceWith({
      lines: LINK.lines,
      discountCodes: ['SUMMER10'],
      attributes: LINK.attributes,
      note: 'For Mum',
      buyerIdentity: {countryCode: 'US'},
    });
    expect(setCartId).toHaveBeenCalledExactlyOnceWith(NEW.id);
  });

  it('keeps the cart that it replaces', async () => {
    const {follow, keep} = createVisitor(created());
    await follow();
    expect(keep).toHaveBeenCalledExactlyOnceWith(EARLIER.id);
  });

  it('does not keep the cart that the same link made before, which would displace the kept one', async () => {
    const {follow, keep} = createVisitor(created());
    const [line] = EARLIER.lines.nodes;
    await follow({...LINK, lines: [{merchandiseId: line?.merchandise.id ?? '', quantity: line?.quantity ?? 0}]});
    expect(keep).not.toHaveBeenCalled();
  });

  it('accepts a checkout on the primary domain of the store', async () => {
    const checkoutUrl = 'https://www.primary.example/cart/c/1?key=secret';
    const {follow, report} = createVisitor(created({cart: sampleCart({checkoutUrl})}));
    expect(await follow()).toMatchObject({checkoutUrl, problems: []});
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ['another host', 'https://evil.example/cart/c/1?key=secret'],
    ['our own', 'https://shop.example/cart/c/1?key=secret'],
    ['no web address', 'javascript:alert(1)'],
  ])('never returns a checkout at %s and logs no cart key', async (_where, checkoutUrl) => {
    const {follow, report} = createVisitor(created({cart: sampleCart({checkoutUrl})}));
    expect(await follow()).toEqual({cart: null, problems: [{kind: 'unreachable'}]});
    expect(report).toHaveBeenCalledOnce();
    expect(String(report.mock.calls[0]?.[0])).not.toContain('secret');
  });

  it('shows the cart first when a variant is not sold', async () => {
    const {follow, create, setCartId} = createVisitor({userErrors: [unknown(0)]}, created());
    const reply = await follow();
    expect(reply).toMatchObject({cart: {count: 1}, problems: [{kind: 'not-sold'}]});
    expect(reply.checkoutUrl).toBeUndefined();
    expect(create).toHaveBeenLastCalledWith(expect.objectContaining({lines: [LINK.lines[1]]}));
    expect(setCartId).toHaveBeenCalledOnce();
  });

  it('keeps the earlier cart when no variant is sold', async () => {
    const {follow, create, setCartId} = createVisitor({userErrors: [unknown(0), unknown(1)]});
    expect(await follow()).toMatchObject({cart: {note: 'from last week'}, problems: [{kind: 'not-sold'}]});
    expect(create).toHaveBeenCalledOnce();
    expect(setCartId).not.toHaveBeenCalled();
  });

  it('keeps the earlier cart and names a sold-out product', async () => {
    const line = sampleLine({quantity: 0, title: 'Palak Paneer', subtotal: '0.0'});
    const warnings = [{code: 'MERCHANDISE_OUT_OF_STOCK', target: line.id}];
    const {follow, setCartId} = createVisitor(created({cart: sampleCart({lines: [line], subtotal: '0.0'}), warnings}));
    expect(await follow()).toMatchObject({
      cart: {note: 'from last week'},
      problems: [{kind: 'sold-out', title: 'Palak Paneer'}],
    });
    expect(setCartId).not.toHaveBeenCalled();
  });

  it('shows the cart first when the quantity is not available', async () => {
    const line = sampleLine({quantity: 5, title: 'Palak Paneer'});
    const warnings = [{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: line.id}];
    const {follow} = createVisitor(created({cart: sampleCart({lines: [line]}), warnings}));
    const reply = await follow();
    expect(reply.problems).toEqual([{kind: 'low-stock', title: 'Palak Paneer', quantity: 5}]);
    expect(reply.checkoutUrl).toBeUndefined();
  });

  it('shows the cart first when a promo code does not apply', async () => {
    const {follow} = createVisitor(created({cart: sampleCart({codes: {OLD: false}})}));
    const reply = await follow();
    expect(reply.problems).toEqual([{kind: 'code-not-applicable'}]);
    expect(reply.checkoutUrl).toBeUndefined();
  });

  it.each([new UpstreamError('timeout', 'shop.example'), {errors: [{}]}])(
    'keeps the earlier cart when the response is lost: %s',
    async (payload) => {
      const {follow, setCartId, create} = createVisitor(payload);
      expect(await follow()).toEqual({cart: null, problems: [{kind: 'unreachable'}]});
      expect(setCartId).not.toHaveBeenCalled();
      expect(create).toHaveBeenCalledOnce();
    },
  );
});
