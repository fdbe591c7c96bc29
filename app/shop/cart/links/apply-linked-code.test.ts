import {describe, expect, it, vi} from 'vitest';
import type {AppContext} from '~/platform/context.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {sampleCart} from '../cart-fixtures';
import type {CartMutationPayload} from '../change/cart-mutation';
import {applyLinkedCode} from './apply-linked-code.server';

const EMPTY = sampleCart({lines: [], subtotal: '0.0', codes: {SUMMER10: false}});
const NOT_FOUND = {code: 'DISCOUNT_NOT_FOUND', target: EMPTY.id};
const WAITING = {code: 'DISCOUNT_CODE_NOT_HONOURED', target: EMPTY.id};

/** Creates a visitor with this cart, or none. Shopify returns this payload to a mutation. */
function createVisitor(payload: CartMutationPayload | Error, cart: typeof EMPTY | null = null) {
  const change = vi.fn(async () => {
    if (payload instanceof Error) throw payload;
    return payload;
  });
  const setCartId = vi.fn();
  const context = {
    cart: {
      getCartId: () => cart?.id,
      setCartId,
      forget: vi.fn(),
      get: async () => cart,
      create: change,
      updateDiscountCodes: change,
    },
    earlierCart: {getId: () => null},
    report: vi.fn(),
    storefront: {query: async () => ({metaobject: null})},
    config: {PUBLIC_STORE_DOMAIN: 'shop.example'},
  } as object as AppContext;
  return {change, setCartId, apply: (code = 'SUMMER10') => applyLinkedCode(context, code)};
}

describe('applyLinkedCode', () => {
  it('creates a cart for the code', async () => {
    const {apply, change, setCartId} = createVisitor({cart: EMPTY, warnings: [WAITING]});
    const {cart, problems} = await apply();
    expect(problems).toEqual([]);
    expect(cart?.codes).toEqual([{code: 'SUMMER10', isApplicable: false}]);
    expect(change).toHaveBeenCalledExactlyOnceWith({discountCodes: ['SUMMER10']});
    expect(setCartId).toHaveBeenCalledExactlyOnceWith(EMPTY.id);
  });

  it('adds the code to an empty cart beside another one', async () => {
    const before = sampleCart({lines: [], subtotal: '0.0', codes: {FREESHIP: false}});
    const after = sampleCart({lines: [], subtotal: '0.0', codes: {FREESHIP: false, SUMMER10: false}});
    const {apply, change} = createVisitor({cart: after, warnings: [WAITING]}, before);
    const {cart, problems} = await apply();
    expect(problems).toEqual([]);
    expect(cart?.codes).toHaveLength(2);
    expect(change).toHaveBeenCalledExactlyOnceWith(['FREESHIP', 'SUMMER10']);
  });

  it('applies each of several codes', async () => {
    const {apply, change} = createVisitor({cart: EMPTY, warnings: [WAITING]}, EMPTY);
    await apply('WELCOME15,FREESHIP');
    expect(change).toHaveBeenCalledWith(['SUMMER10', 'WELCOME15']);
    expect(change).toHaveBeenCalledWith(['SUMMER10', 'FREESHIP']);
    const visitor = createVisitor({cart: EMPTY, warnings: [WAITING]});
    await visitor.apply('SUMMER10,FREESHIP');
    expect(visitor.change).toHaveBeenCalledExactlyOnceWith({discountCodes: ['SUMMER10', 'FREESHIP']});
  });

  it('rejects an unknown code and stores no cart', async () => {
    const {apply, setCartId} = createVisitor({cart: EMPTY, warnings: [NOT_FOUND]});
    expect((await apply()).problems).toEqual([{kind: 'code-not-applicable'}]);
    expect(setCartId).not.toHaveBeenCalled();
  });

  it('keeps the other codes of an empty cart when the new one is rejected', async () => {
    const before = sampleCart({lines: [], subtotal: '0.0', codes: {FREESHIP: false}});
    const after = sampleCart({lines: [], subtotal: '0.0', codes: {FREESHIP: false, SUMMER10: false}});
    const {apply, change} = createVisitor({cart: after, warnings: [NOT_FOUND]}, before);
    expect((await apply()).problems).toEqual([{kind: 'code-not-applicable'}]);
    expect(change).toHaveBeenLastCalledWith(['FREESHIP']);
  });

  it.each([
    ['code-unverified', new UpstreamError('timeout', 'shop.example')],
    ['code-failed', {userErrors: [{code: 'INVALID', field: ['input']}]}],
  ])('distinguishes a rejected code from a failed request: %s', async (kind, payload) => {
    const {apply, setCartId} = createVisitor(payload);
    expect((await apply()).problems).toEqual([{kind}]);
    expect(setCartId).not.toHaveBeenCalled();
  });
});
