import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {sampleCart} from '../cart-fixtures';
import type {ShopCart} from '../model/shop-cart';
import {applyCartCommand} from './apply-cart-command.server';
import type {CartContext} from '../cart-context';

type Codes = Readonly<Record<string, boolean>>;
type Judge = (codes: readonly string[]) => Codes;

const lost = new UpstreamError('unreachable', 'shop.example');

/** A shop that knows SUMMER10 and FREESHIP, which go together, and WELCOME20, which outdoes SUMMER10. */
const judge: Judge = (codes) => {
  const known = codes.map((code) => code.toUpperCase());
  const applies = (code: string) =>
    code === 'FREESHIP' || code === 'WELCOME20' || (code === 'SUMMER10' && !known.includes('WELCOME20'));
  return Object.fromEntries(codes.map((code) => [code, applies(code.toUpperCase())]));
};

/** A visitor whose cart carries some codes already; what the shop is sent is kept. */
function visit(before: Codes, fails: Partial<Record<'get' | 'updateDiscountCodes', Error | object>> = {}) {
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

describe('a promo code', () => {
  it('joins the ones that count, in the case it was typed', async () => {
    const {change, sent} = visit({FREESHIP: true, OLD: false});
    expect(await change('apply-code', 'summer10')).toEqual({problems: [], codes: {FREESHIP: true, summer10: true}});
    expect(sent).toEqual([['FREESHIP', 'summer10']]);
  });

  it('that does not apply is taken off again', async () => {
    const {change, sent} = visit({FREESHIP: true});
    expect(await change('apply-code', 'NONSENSE')).toEqual({
      problems: [{kind: 'code-not-applicable'}],
      codes: {FREESHIP: true},
    });
    expect(sent).toEqual([['FREESHIP', 'NONSENSE'], ['FREESHIP']]);
  });

  it('that outdoes another takes its place, and says so', async () => {
    const {change} = visit({SUMMER10: true});
    expect(await change('apply-code', 'WELCOME20')).toEqual({
      problems: [{kind: 'code-replaced', codes: ['SUMMER10']}],
      codes: {WELCOME20: true},
    });
  });

  it('that is outdone leaves the better one alone', async () => {
    const {change} = visit({WELCOME20: true});
    expect(await change('apply-code', 'SUMMER10')).toEqual({
      problems: [{kind: 'code-not-applicable'}],
      codes: {WELCOME20: true},
    });
  });

  it('that counts already is not sent again', async () => {
    const {change, sent} = visit({SUMMER10: true});
    expect((await change('apply-code', 'summer10')).problems).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('is taken off whatever its case, and the others stay', async () => {
    const {change, sent} = visit({SUMMER10: true, FREESHIP: true});
    expect(await change('remove-code', 'summer10')).toEqual({problems: [], codes: {FREESHIP: true}});
    expect(sent).toEqual([['FREESHIP']]);
  });
});

describe('when the shop does not answer about a code', () => {
  it('says that it could not be verified', async () => {
    const silent = visit({}, {get: lost});
    expect((await silent.change('apply-code', 'SUMMER10')).problems).toEqual([{kind: 'code-unverified'}]);
    const cutOff = visit({}, {updateDiscountCodes: lost});
    expect((await cutOff.change('apply-code', 'SUMMER10')).problems).toEqual([{kind: 'code-unverified'}]);
    const stuck = visit({SUMMER10: true}, {updateDiscountCodes: lost});
    expect((await stuck.change('remove-code', 'SUMMER10')).problems).toEqual([{kind: 'unreachable'}]);
  });

  it('has words for an answer nobody foresaw', async () => {
    const {change} = visit({}, {updateDiscountCodes: {cart: null, userErrors: [{code: 'NEW', field: null}]}});
    expect((await change('apply-code', 'SUMMER10')).problems).toEqual([{kind: 'code-failed'}]);
  });

  it('forgets a cart that is gone', async () => {
    const read = visit({}, {get: {}});
    expect((await read.change('apply-code', 'SUMMER10')).problems).toEqual([{kind: 'expired'}]);
    expect(read.forget).toHaveBeenCalledOnce();
    const gone = {cart: null, userErrors: [{code: 'INVALID', field: ['cartId']}]};
    const changed = visit({}, {updateDiscountCodes: gone});
    expect((await changed.change('apply-code', 'SUMMER10')).problems).toEqual([{kind: 'expired'}]);
  });
});
