import {describe, expect, it, vi} from 'vitest';
import type {AppContext} from '~/platform/context.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {sampleCart} from '../cart-fixtures';
import type {CartMutationPayload} from '../change/cart-mutation';
import {applyLinkedCode} from './apply-linked-code.server';

const EMPTY = sampleCart({lines: [], subtotal: '0.0', codes: {SUMMER10: false}});
const NOT_FOUND = {code: 'DISCOUNT_NOT_FOUND', target: EMPTY.id};
const WAITING = {code: 'DISCOUNT_CODE_NOT_HONOURED', target: EMPTY.id};

/** A visitor with the cart given, or none, and a shop that answers so to a change. */
function visit(answer: CartMutationPayload | Error, cart: typeof EMPTY | null = null) {
  const change = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
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
    report: vi.fn(),
    storefront: {query: async () => ({metaobject: null})},
    config: {PUBLIC_STORE_DOMAIN: 'shop.example'},
  } as object as AppContext;
  return {change, setCartId, apply: (code = 'SUMMER10') => applyLinkedCode(context, code)};
}

describe('the promo code of a link', () => {
  it('waits in a new cart where there was none', async () => {
    const {apply, change, setCartId} = visit({cart: EMPTY, warnings: [WAITING]});
    const {cart, problems} = await apply();
    expect(problems).toEqual([]);
    expect(cart?.codes).toEqual([{code: 'SUMMER10', isApplicable: false}]);
    expect(change).toHaveBeenCalledExactlyOnceWith({discountCodes: ['SUMMER10']});
    expect(setCartId).toHaveBeenCalledExactlyOnceWith(EMPTY.id);
  });

  it('waits beside another in a cart that is empty', async () => {
    const before = sampleCart({lines: [], subtotal: '0.0', codes: {FREESHIP: false}});
    const after = sampleCart({lines: [], subtotal: '0.0', codes: {FREESHIP: false, SUMMER10: false}});
    const {apply, change} = visit({cart: after, warnings: [WAITING]}, before);
    const {cart, problems} = await apply();
    expect(problems).toEqual([]);
    expect(cart?.codes).toHaveLength(2);
    expect(change).toHaveBeenCalledExactlyOnceWith(['FREESHIP', 'SUMMER10']);
  });

  it('is refused, and no cart kept, when the shop has no such code', async () => {
    const {apply, setCartId} = visit({cart: EMPTY, warnings: [NOT_FOUND]});
    expect((await apply()).problems).toEqual([{kind: 'code-not-applicable'}]);
    expect(setCartId).not.toHaveBeenCalled();
  });

  it('leaves an empty cart’s other codes when it is refused itself', async () => {
    const before = sampleCart({lines: [], subtotal: '0.0', codes: {FREESHIP: false}});
    const after = sampleCart({lines: [], subtotal: '0.0', codes: {FREESHIP: false, SUMMER10: false}});
    const {apply, change} = visit({cart: after, warnings: [NOT_FOUND]}, before);
    expect((await apply()).problems).toEqual([{kind: 'code-not-applicable'}]);
    expect(change).toHaveBeenLastCalledWith(['FREESHIP']);
  });

  it.each([
    ['code-unverified', new UpstreamError('timeout', 'shop.example')],
    ['code-failed', {userErrors: [{code: 'INVALID', field: ['input']}]}],
  ])('is told apart from an answer that did not come: %s', async (kind, answer) => {
    const {apply, setCartId} = visit(answer);
    expect((await apply()).problems).toEqual([{kind}]);
    expect(setCartId).not.toHaveBeenCalled();
  });
});
