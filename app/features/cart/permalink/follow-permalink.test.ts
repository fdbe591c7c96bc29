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

/** A visitor with a cart, and a shop that gives these answers to attempts at a new one, in turn. */
function visit(...answers: (CartMutationPayload | Error)[]) {
  let currentId = EARLIER.id;
  const create = vi.fn(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer;
    currentId = answer.cart?.id ?? currentId;
    return answer;
  });
  const get = vi.fn(async ({cartId}: {cartId: string}) => (cartId === EARLIER.id ? EARLIER : null));
  const setCartId = vi.fn();
  const report = vi.fn();
  const context = {
    cart: {getCartId: () => currentId, setCartId, create, get},
    report,
    storefront: {query: async () => ({metaobject: null, shop: {primaryDomain: {url: 'https://www.primary.example'}}})},
    waitUntil: () => undefined,
    config: {
      PUBLIC_ORIGIN: 'https://shop.example',
      PUBLIC_STORE_DOMAIN: 'my-store.myshopify.com',
      PUBLIC_CHECKOUT_DOMAIN: 'checkout.example',
    },
  } as object as AppContext;
  return {follow: (link = LINK) => followPermalink(context, link), create, setCartId, report};
}

const NEW = sampleCart({codes: {SUMMER10: true}});
const made = (changes: Partial<CartMutationPayload> = {}): CartMutationPayload => ({
  cart: NEW,
  userErrors: [],
  warnings: [],
  ...changes,
});
const unknown = (index: number) => ({code: 'INVALID', field: ['input', 'lines', `${index}`, 'merchandiseId']});

describe('a cart link', () => {
  it('leads to the checkout of a new cart with all that it names', async () => {
    const {follow, create, setCartId} = visit(made());
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

  it('leads to a checkout on the primary domain of the store, which the settings do not name', async () => {
    const checkoutUrl = 'https://www.primary.example/cart/c/1?key=secret';
    const {follow, report} = visit(made({cart: sampleCart({checkoutUrl})}));
    expect(await follow()).toMatchObject({checkoutUrl, problems: []});
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ['another host', 'https://evil.example/cart/c/1?key=secret'],
    ['our own', 'https://shop.example/cart/c/1?key=secret'],
    ['no web address', 'javascript:alert(1)'],
  ])('never leads to %s, and the log tells no key', async (_where, checkoutUrl) => {
    const {follow, report} = visit(made({cart: sampleCart({checkoutUrl})}));
    expect(await follow()).toEqual({cart: null, problems: [{kind: 'unreachable'}]});
    expect(report).toHaveBeenCalledOnce();
    expect(String(report.mock.calls[0]?.[0])).not.toContain('secret');
  });

  it('with a variant that is not sold brings the rest, and says so before anybody pays', async () => {
    const {follow, create, setCartId} = visit({userErrors: [unknown(0)]}, made());
    const answer = await follow();
    expect(answer).toMatchObject({cart: {count: 1}, problems: [{kind: 'not-sold'}]});
    expect(answer.checkoutUrl).toBeUndefined();
    expect(create).toHaveBeenLastCalledWith(expect.objectContaining({lines: [LINK.lines[1]]}));
    expect(setCartId).toHaveBeenCalledOnce();
  });

  it('with nothing that is sold keeps the earlier cart and says so once', async () => {
    const {follow, create, setCartId} = visit({userErrors: [unknown(0), unknown(1)]});
    expect(await follow()).toMatchObject({cart: {note: 'from last week'}, problems: [{kind: 'not-sold'}]});
    expect(create).toHaveBeenCalledOnce();
    expect(setCartId).not.toHaveBeenCalled();
  });

  it('to what is sold out keeps the earlier cart and names the dish', async () => {
    const line = sampleLine({quantity: 0, title: 'Palak Paneer', subtotal: '0.0'});
    const warnings = [{code: 'MERCHANDISE_OUT_OF_STOCK', target: line.id}];
    const {follow, setCartId} = visit(made({cart: sampleCart({lines: [line], subtotal: '0.0'}), warnings}));
    expect(await follow()).toMatchObject({
      cart: {note: 'from last week'},
      problems: [{kind: 'sold-out', title: 'Palak Paneer'}],
    });
    expect(setCartId).not.toHaveBeenCalled();
  });

  it('to more than there is shows what there is before anybody pays', async () => {
    const line = sampleLine({quantity: 5, title: 'Palak Paneer'});
    const warnings = [{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: line.id}];
    const {follow} = visit(made({cart: sampleCart({lines: [line]}), warnings}));
    const answer = await follow();
    expect(answer.problems).toEqual([{kind: 'low-stock', title: 'Palak Paneer', quantity: 5}]);
    expect(answer.checkoutUrl).toBeUndefined();
  });

  it('with a promo code that does not count says so before anybody pays', async () => {
    const {follow} = visit(made({cart: sampleCart({codes: {OLD: false}})}));
    const answer = await follow();
    expect(answer.problems).toEqual([{kind: 'code-not-applicable'}]);
    expect(answer.checkoutUrl).toBeUndefined();
  });

  it.each([new UpstreamError('timeout', 'shop.example'), {errors: [{}]}])(
    'keeps the earlier cart when the answer is lost: %s',
    async (answer) => {
      const {follow, setCartId, create} = visit(answer);
      expect(await follow()).toEqual({cart: null, problems: [{kind: 'unreachable'}]});
      expect(setCartId).not.toHaveBeenCalled();
      expect(create).toHaveBeenCalledOnce();
    },
  );
});
