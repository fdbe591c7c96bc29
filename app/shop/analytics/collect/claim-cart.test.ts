import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ShopEvent} from '~/ui/announce';
import {claimCart} from './claim-cart';

const VISIT = '7b0c1f3e-52a4-4f0e-9a51-0d6a3e6f9c11';
const CHECKOUT = {valueMinor: 799, count: 1};
const checkout = (isNewCart: boolean): ShopEvent => ({name: 'begin_checkout', facts: {...CHECKOUT, isNewCart}});

/** The visits that were put into a cart, and what their requests wait for. */
let sent: (string | null)[];
let response: Promise<unknown>;

beforeEach(() => {
  sent = [];
  response = Promise.resolve({status: 204});
  vi.stubGlobal('navigator', {onLine: true});
  vi.stubGlobal('fetch', (_path: string, {body}: {readonly body: URLSearchParams}) => {
    sent.push(body.get('visit'));
    return response;
  });
});
afterEach(() => void vi.unstubAllGlobals());

function claim(earlier: Parameters<typeof claimCart>[1] = null) {
  let isInCart = false;
  const visit = {
    id: VISIT,
    takeSequenceNumber: () => 0,
    isInCart: () => isInCart,
    markInCart: () => void (isInCart = true),
  };
  return {...claimCart(visit, earlier), isInCart: visit.isInCart};
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('claimCart', () => {
  it('sends one request for events that are announced together', async () => {
    const cart = claim();
    for (let time = 0; time < 3; time += 1) cart.record(checkout(true));
    await settle();
    expect([sent, cart.isInCart()]).toEqual([[VISIT], true]);
  });

  it('leaves a cart alone that has the visit, unless the cart is new', async () => {
    const cart = claim(Promise.resolve({lines: ['a line']}));
    await settle();
    cart.record(checkout(false));
    cart.record({name: 'faq_view', facts: {}});
    await settle();
    expect(sent).toHaveLength(1);
    cart.record(checkout(true));
    await settle();
    expect(sent).toHaveLength(2);
  });

  it('claims no empty cart, and none that could not be loaded', async () => {
    claim({lines: []});
    claim(Promise.reject(new Error('lost')));
    await settle();
    expect(sent).toEqual([]);
  });

  it('sends nothing after it was stopped, and does not store the visit again', async () => {
    let respond: (value: unknown) => void = () => undefined;
    response = new Promise((resolve) => (respond = resolve));
    const cart = claim();
    cart.record(checkout(true));
    await settle();
    cart.stop();
    cart.record(checkout(true));
    respond({status: 204});
    await settle();
    expect([sent, cart.isInCart()]).toEqual([[VISIT], false]);
  });
});
