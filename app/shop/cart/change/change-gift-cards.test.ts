import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {sampleCart} from '../cart-fixtures';
import type {CartContext} from '../cart-context';
import type {ShopCart} from '../model/shop-cart';
import {changeGiftCards} from './change-gift-cards.server';

const LOST = new UpstreamError('unreachable', 'shop.example');
const FULL = 'tiffinfull504242';
const SMALL = 'tiffinsmall50777';
const idOf = (last: string) => `gid://shopify/AppliedGiftCard/${last}`;

interface Faults {
  readonly add?: Error | object;
  readonly remove?: Error;
  readonly get?: Error | null;
  readonly limit?: number;
}

/** Creates a visitor whose cart has some gift cards by their last characters. Only FULL and SMALL can be used. */
function createVisitor(before: readonly string[] = [], {add, remove, get, limit}: Faults = {}) {
  let cards = [...before];
  const cart = (): ShopCart => sampleCart({giftCards: Object.fromEntries(cards.map((last) => [last, '1.0']))});
  const reply = (failure?: Error | object) =>
    failure instanceof Error
      ? Promise.reject(failure)
      : Promise.resolve(failure ?? {cart: cart(), userErrors: [], warnings: []});
  const addGiftCardCodes = vi.fn(([code = '']: string[]) => {
    if ([FULL, SMALL].includes(code) && !add) cards = [...new Set([...cards, code.slice(-4)])];
    return reply(add);
  });
  const handler = {
    getCartId: () => 'gid://shopify/Cart/hWN1?key=k1',
    setCartId: () => new Headers(),
    forget: vi.fn(),
    get: () => (get instanceof Error ? Promise.reject(get) : Promise.resolve(get === null ? null : cart())),
    addGiftCardCodes,
    removeGiftCards(ids: string[]) {
      if (!remove) cards = cards.filter((last) => !ids.includes(idOf(last)));
      return reply(remove);
    },
  };
  const context = {cart: handler as object as CartContext['cart'], report: vi.fn()};
  const refund = vi.fn(async () => undefined);
  const attempt =
    limit === undefined
      ? ({isAllowed: true, refund} as const)
      : ({isAllowed: false, retryAfterSeconds: limit} as const);
  const change = async (command: Parameters<typeof changeGiftCards>[1]) => {
    const {snapshot, problems} = await changeGiftCards(context, command, async () => attempt);
    const shown = snapshot.kind === 'found' ? snapshot.cart.appliedGiftCards : [];
    return {problems, cards: shown.map(({lastCharacters}) => lastCharacters)};
  };
  return {
    apply: (code: string) => change({kind: 'apply-gift-card', code}),
    remove: (last: string) => change({kind: 'remove-gift-card', giftCardId: idOf(last)}),
    addGiftCardCodes,
    refund,
    forget: handler.forget,
  };
}

describe('applying a gift card', () => {
  it('adds it to the others and counts no guess', async () => {
    const {apply, refund} = createVisitor(['0777']);
    expect(await apply(FULL)).toEqual({problems: [], cards: ['4242', '0777']});
    expect(refund).toHaveBeenCalledOnce();
  });

  it('reports a code that Shopify leaves out, and counts it', async () => {
    const {apply, refund} = createVisitor();
    expect(await apply('nosuchgiftcard00')).toEqual({problems: [{kind: 'gift-card-refused'}], cards: []});
    expect(refund).not.toHaveBeenCalled();
  });

  it('reports a code that the cart has already', async () => {
    const {apply} = createVisitor(['4242']);
    expect(await apply(FULL)).toEqual({problems: [{kind: 'gift-card-repeated'}], cards: ['4242']});
  });

  it('does not ask Shopify above the limit', async () => {
    const {apply, addGiftCardCodes} = createVisitor([], {limit: 61});
    expect((await apply(FULL)).problems).toEqual([{kind: 'gift-card-limited', minutes: 2}]);
    expect(addGiftCardCodes).not.toHaveBeenCalled();
  });

  it('reports a store that takes no gift cards for this cart', async () => {
    const warnings = [{code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', target: 'x'}];
    const {apply} = createVisitor([], {add: {cart: sampleCart({}), userErrors: [], warnings}});
    expect((await apply(FULL)).problems).toEqual([{kind: 'gift-cards-unavailable'}]);
  });

  it('removes a card again that has nothing left', async () => {
    const empty = sampleCart({giftCards: {1111: '0.0'}});
    const [card] = empty.appliedGiftCards;
    const cart = {...empty, appliedGiftCards: [{...card, balance: {amount: '0.0', currencyCode: 'USD'}}]};
    const {apply} = createVisitor([], {add: {cart, userErrors: [], warnings: []}});
    expect(await apply('tiffinempty01111')).toEqual({problems: [{kind: 'gift-card-empty'}], cards: []});
  });
});

describe('a gift card while Shopify fails', () => {
  it('is not verified if the cart cannot be read, the answer is lost or has no cart', async () => {
    for (const faults of [{get: LOST}, {add: LOST}, {add: {cart: null, userErrors: []}}]) {
      const {problems} = await createVisitor([], faults).apply(FULL);
      expect(problems).toEqual([{kind: 'gift-card-unverified'}]);
    }
  });

  it('of a cart that is gone lets the shopper start again', async () => {
    const gone = {cart: null, userErrors: [{code: 'INVALID', field: ['cartId']}]};
    for (const faults of [{get: null}, {add: gone}]) {
      const {apply, forget} = createVisitor([], faults);
      expect((await apply(FULL)).problems).toEqual([{kind: 'expired'}]);
      expect(forget).toHaveBeenCalledOnce();
    }
  });

  it('stays if its removal is lost', async () => {
    const {remove} = createVisitor(['4242'], {remove: LOST});
    expect(await remove('4242')).toEqual({problems: [{kind: 'unreachable'}], cards: ['4242']});
  });
});

describe('removing a gift card', () => {
  it('leaves the others, and succeeds for one that is gone', async () => {
    const {remove} = createVisitor(['0777', '4242']);
    expect(await remove('4242')).toEqual({problems: [], cards: ['0777']});
    expect(await remove('4242')).toEqual({problems: [], cards: ['0777']});
  });
});
