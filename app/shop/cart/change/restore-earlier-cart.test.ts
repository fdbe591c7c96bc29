import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {sampleCart} from '../cart-fixtures';
import {restoreEarlierCart, type RestoreContext} from './restore-earlier-cart.server';

const PRESENT = sampleCart({id: 'gid://shopify/Cart/present?key=k1'});
const COPY = sampleCart({id: 'gid://shopify/Cart/copy?key=k2', note: 'For Mum'});
const EARLIER_ID = 'gid://shopify/Cart/earlier?key=k0';
const EARLIER = {
  note: 'For Mum',
  attributes: [{key: 'gift', value: 'yes'}],
  discountCodes: [{code: 'SUMMER10'}],
  buyerIdentity: {countryCode: 'US'},
  lines: {
    nodes: [{merchandise: {id: 'gid://shopify/ProductVariant/1'}, quantity: 2, attributes: []}],
    pageInfo: {hasNextPage: false},
  },
};

interface Visit {
  readonly earlierId?: string | null;
  readonly earlier?: typeof EARLIER | null | Error;
  readonly present?: typeof PRESENT | null;
}

function visit({earlierId = EARLIER_ID, earlier = EARLIER, present = PRESENT}: Visit) {
  const cart = {
    getCartId: () => present?.id,
    get: async () => present,
    create: vi.fn(async () => ({cart: COPY, userErrors: [], warnings: []})),
    setCartId: vi.fn(),
  };
  const earlierCart = {getId: () => earlierId, keep: vi.fn(), forget: vi.fn()};
  const query = vi.fn(async () => {
    if (earlier instanceof Error) throw earlier;
    return {cart: earlier};
  });
  const context = {cart, earlierCart, direct: {query}, report: vi.fn()} as object as RestoreContext;
  return {restore: () => restoreEarlierCart(context), cart, earlierCart, query};
}

describe('restoreEarlierCart', () => {
  it('copies lines, note, codes and attributes into a new cart, and never uses the earlier one itself', async () => {
    const {restore, cart} = visit({});
    expect(await restore()).toEqual({snapshot: {kind: 'found', cart: COPY}, problems: []});
    expect(cart.create).toHaveBeenCalledExactlyOnceWith({
      note: 'For Mum',
      attributes: [{key: 'gift', value: 'yes'}],
      discountCodes: ['SUMMER10'],
      buyerIdentity: {countryCode: 'US'},
      lines: [{merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 2, attributes: []}],
    });
    expect(cart.setCartId).toHaveBeenCalledExactlyOnceWith(COPY.id);
  });

  it('keeps the present cart in its place', async () => {
    const {restore, earlierCart} = visit({});
    await restore();
    expect(earlierCart.keep).toHaveBeenCalledExactlyOnceWith(PRESENT.id);
    expect(earlierCart.forget).not.toHaveBeenCalled();
  });

  it('keeps nothing in its place if the present cart is gone or empty', async () => {
    for (const present of [null, sampleCart({lines: [], subtotal: '0.0'})]) {
      const {restore, earlierCart} = visit({present});
      await restore();
      expect(earlierCart.keep).not.toHaveBeenCalled();
      expect(earlierCart.forget).toHaveBeenCalledOnce();
    }
  });

  it.each([{earlier: null}, {earlierId: null}])(
    'shows the present cart if there is no earlier one: %o',
    async (facts) => {
      const {restore, cart, earlierCart} = visit(facts);
      const problems = [{kind: 'earlier-cart-gone'}];
      expect(await restore()).toEqual({snapshot: {kind: 'found', cart: PRESENT}, problems});
      expect(earlierCart.forget).toHaveBeenCalledOnce();
      expect(cart.setCartId).not.toHaveBeenCalled();
    },
  );

  it('keeps both carts during an outage of Shopify', async () => {
    const {restore, cart, earlierCart} = visit({earlier: new UpstreamError('timeout', 'shop.example')});
    expect((await restore()).problems).toEqual([{kind: 'unreachable'}]);
    expect(earlierCart.forget).not.toHaveBeenCalled();
    expect(cart.setCartId).not.toHaveBeenCalled();
  });
});
