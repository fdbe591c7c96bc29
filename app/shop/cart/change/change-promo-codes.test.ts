import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {sampleCart} from '../cart-fixtures';
import type {ShopCart} from '../model/shop-cart';
import {applyCartCommand} from './apply-cart-command.server';
import type {CartContext} from '../cart-context';

type Codes = Readonly<Record<string, boolean>>;
type Judge = (codes: readonly string[]) => Codes;

const lost = new UpstreamError('unreachable', 'shop.example');

/** SUMMER10 and FREESHIP combine; WELCOME20 replaces SUMMER10. */
const judge: Judge = (codes) => {
  const known = codes.map((code) => code.toUpperCase());
  const applies = (code: string) =>
    code === 'FREESHIP' || code === 'WELCOME20' || (code === 'SUMMER10' && !known.includes('WELCOME20'));
  return Object.fromEntries(codes.map((code) => [code, applies(code.toUpperCase())]));
};

/** Creates a visitor whose cart has some codes, and records the codes sent to Shopify. */
function createVisitor(before: Codes, fails: Partial<Record<'get' | 'updateDiscountCodes', Error | object>> = {}) {
  let cart: ShopCart | null = sampleCart({codes: before});
  const sent: string[][] = [];
  const forget = vi.fn();
  const handler = {
    getCartId: () => cart?.id,
    setCartId: () => new Headers(),
    forget,
    get: () => (fails.get instanceof Error ? Promise.reject(fails.get) : Promise.resolve(fails.get ? null : cart)),
    updateDiscountCodes: (codes: string[]) => {
      sent.push(codes);
      const failure = fails.updateDiscountCodes;
      if (failure instanceof Error) return Promise.reject(failure);
      if (failure) return Promise.resolve(failure);
      cart = sampleCart({codes: judge(codes)});
      return Promise.resolve({cart, userErrors: [], warnings: []});
    },
  };
  const context = {cart: handler as object as CartContext['cart'], report: vi.fn()};
  const change = async (kind: 'apply-code' | 'remove-code', code: string) => {
    const {snapshot, problems} = await applyCartCommand(context, {kind, code});
    const codes = snapshot.kind === 'found' ? snapshot.cart.discountCodes : [];
    return {problems, codes: Object.fromEntries(codes.map((each) => [each.code, each.applicable]))};
  };
  return {change, sent, forget};
}

describe('changePromoCodes', () => {
  it('adds a code to the applicable ones, in the case it was typed', async () => {
    const {change, sent} = createVisitor({FREESHIP: true, OLD: false});
    expect(await change('apply-code', 'summer10')).toEqual({problems: [], codes: {FREESHIP: true, summer10: true}});
    expect(sent).toEqual([['FREESHIP', 'summer10']]);
  });

  it('removes a code again that does not apply', async () => {
    const {change, sent} = createVisitor({FREESHIP: true});
    expect(await change('apply-code', 'NONSENSE')).toEqual({
      problems: [{kind: 'code-not-applicable'}],
      codes: {FREESHIP: true},
    });
    expect(sent).toEqual([['FREESHIP', 'NONSENSE'], ['FREESHIP']]);
  });

  it('reports a code that the new one replaced', async () => {
    const {change} = createVisitor({SUMMER10: true});
    expect(await change('apply-code', 'WELCOME20')).toEqual({
      problems: [{kind: 'code-replaced', codes: ['SUMMER10']}],
      codes: {WELCOME20: true},
    });
  });

  it('keeps a better code that does not combine', async () => {
    const {change} = createVisitor({WELCOME20: true});
    expect(await change('apply-code', 'SUMMER10')).toEqual({
      problems: [{kind: 'code-not-applicable'}],
      codes: {WELCOME20: true},
    });
  });

  it('does not send a code again that already applies', async () => {
    const {change, sent} = createVisitor({SUMMER10: true});
    expect((await change('apply-code', 'summer10')).problems).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('removes a code regardless of case and keeps the others', async () => {
    const {change, sent} = createVisitor({SUMMER10: true, FREESHIP: true});
    expect(await change('remove-code', 'summer10')).toEqual({problems: [], codes: {FREESHIP: true}});
    expect(sent).toEqual([['FREESHIP']]);
  });
});

describe('changePromoCodes while Shopify fails', () => {
  it('reports a code that could not be verified', async () => {
    const silent = createVisitor({}, {get: lost});
    expect((await silent.change('apply-code', 'SUMMER10')).problems).toEqual([{kind: 'code-unverified'}]);
    const cutOff = createVisitor({}, {updateDiscountCodes: lost});
    expect((await cutOff.change('apply-code', 'SUMMER10')).problems).toEqual([{kind: 'code-unverified'}]);
    const stuck = createVisitor({SUMMER10: true}, {updateDiscountCodes: lost});
    expect((await stuck.change('remove-code', 'SUMMER10')).problems).toEqual([{kind: 'unreachable'}]);
  });

  it('reports an unknown user error', async () => {
    const {change} = createVisitor({}, {updateDiscountCodes: {cart: null, userErrors: [{code: 'NEW', field: null}]}});
    expect((await change('apply-code', 'SUMMER10')).problems).toEqual([{kind: 'code-failed'}]);
  });

  it('removes the cookie of a cart that is gone', async () => {
    const read = createVisitor({}, {get: {}});
    expect((await read.change('apply-code', 'SUMMER10')).problems).toEqual([{kind: 'expired'}]);
    expect(read.forget).toHaveBeenCalledOnce();
    const gone = {cart: null, userErrors: [{code: 'INVALID', field: ['cartId']}]};
    const changed = createVisitor({}, {updateDiscountCodes: gone});
    expect((await changed.change('apply-code', 'SUMMER10')).problems).toEqual([{kind: 'expired'}]);
  });
});
