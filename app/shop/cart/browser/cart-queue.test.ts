import {describe, expect, it} from 'vitest';
import {emptyCartView, type CartView} from '../model/cart-view';
import type {CartReply} from '../model/cart-reply';
import {createCartQueue, type CartJob} from './cart-queue';

const set = (lineId: string, quantity: number): CartJob => ({
  intent: {kind: 'set-quantity', lineId, quantity},
  form: new FormData(),
});
const add = (variantId: string): CartJob => ({
  intent: {kind: 'add', variantId, title: variantId, quantity: 1, price: '$7.99', image: null},
  form: new FormData(),
});
const cartOf = (count: number): CartView => ({...emptyCartView('Your basket'), count});
const replyWith = (count: number): CartReply => ({cart: cartOf(count), problems: []});

/** Creates a queue with a submitter that records its jobs. */
function start() {
  const queue = createCartQueue();
  const submitted: CartJob['intent'][] = [];
  const detach = queue.attach(({intent}) => submitted.push(intent));
  return {queue, submitted, detach};
}

const quantities = (intents: readonly CartJob['intent'][]) =>
  intents.map((intent) => (intent.kind === 'set-quantity' ? intent.quantity : intent.kind));

describe('createCartQueue', () => {
  it('submits changes one at a time, in the order they were made', () => {
    const {queue, submitted} = start();
    queue.add(add('a'));
    queue.add(add('b'));
    expect(submitted).toHaveLength(1);
    queue.complete(replyWith(1));
    expect(submitted.map((intent) => intent.kind === 'add' && intent.variantId)).toEqual(['a', 'b']);
    queue.complete(replyWith(2));
    expect(queue.get().pending).toEqual([]);
    expect(queue.get().reply).toMatchObject({number: 2, cart: {count: 2}});
  });

  it('submits only the first and the last quantity of a burst of clicks', () => {
    const {queue, submitted} = start();
    for (const quantity of [2, 3, 4, 5]) queue.add(set('a', quantity));
    queue.complete(replyWith(2));
    queue.complete(replyWith(5));
    expect(quantities(submitted)).toEqual([2, 5]);
    expect(queue.get()).toMatchObject({pending: [], reply: {cart: {count: 5}}});
  });

  it('replaces neither a quantity of another line nor one that is in flight', () => {
    const {queue, submitted} = start();
    queue.add(set('a', 2));
    queue.add(set('b', 7));
    queue.add(set('a', 3));
    queue.add(set('b', 8));
    expect(quantities(queue.get().pending.map(({intent}) => intent))).toEqual([2, 3, 8]);
    for (let index = 0; index < 3; index += 1) queue.complete(replyWith(index));
    expect(quantities(submitted)).toEqual([2, 3, 8]);
  });

  it('applies a quantity after an earlier add of the same product', () => {
    const {queue, submitted} = start();
    queue.add(set('b', 1));
    queue.add(set('a', 2));
    queue.add(add('a'));
    queue.add(set('a', 5));
    for (let index = 0; index < 3; index += 1) queue.complete(replyWith(index));
    expect(quantities(submitted)).toEqual([1, 'add', 5]);
  });

  it('submits repeated adds of the same product', () => {
    const {queue, submitted} = start();
    queue.add(add('a'));
    queue.add(add('a'));
    queue.add(add('a'));
    queue.complete(replyWith(1));
    queue.complete(replyWith(2));
    expect(submitted).toHaveLength(3);
  });

  it('rejects changes without a submitter and submits waiting ones once it is attached', () => {
    const queue = createCartQueue();
    expect(queue.add(add('a'))).toBe(false);
    const {queue: other, submitted, detach} = start();
    other.add(add('a'));
    other.add(add('b'));
    detach();
    other.complete(replyWith(1));
    expect(submitted).toHaveLength(1);
    other.attach(({intent}) => submitted.push(intent));
    expect(submitted).toHaveLength(2);
  });
});

describe('the reply of the cart queue', () => {
  it('keeps the known cart when the reply has none', () => {
    const {queue} = start();
    queue.add(add('a'));
    queue.complete(replyWith(1));
    queue.add(add('b'));
    queue.complete({cart: null, problems: [{kind: 'unreachable'}]});
    expect(queue.get().reply).toMatchObject({number: 2, cart: {count: 1}, problems: [{kind: 'unreachable'}]});
    queue.add(add('c'));
    queue.complete({cart: emptyCartView('Your basket', true), problems: []});
    expect(queue.get().reply.cart?.count).toBe(1);
  });

  it('ignores a refreshed cart that was read before the latest reply', () => {
    const {queue} = start();
    queue.add(add('a'));
    queue.refresh(cartOf(7), 0);
    expect(queue.get().reply.cart).toBeNull();
    queue.complete(replyWith(1));
    queue.refresh(cartOf(7), 0);
    queue.refresh(emptyCartView('Your basket', true), 1);
    expect(queue.get().reply.cart?.count).toBe(1);
    queue.refresh(cartOf(2), 1);
    expect(queue.get().reply).toMatchObject({number: 2, cart: {count: 2}, intent: null});
  });

  it('loses its problems when they are dismissed and when the shopper retries', () => {
    const {queue} = start();
    const rejected: CartReply = {cart: cartOf(1), problems: [{kind: 'line-gone'}]};
    queue.add(set('a', 2));
    queue.complete(rejected);
    queue.dismissProblems();
    expect(queue.get().reply.problems).toEqual([]);
    queue.add(set('a', 2));
    queue.complete(rejected);
    queue.add(set('a', 3));
    expect(queue.get().reply.problems).toEqual([]);
  });
});
