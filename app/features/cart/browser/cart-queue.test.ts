import {describe, expect, it} from 'vitest';
import {emptyCartView, type CartView} from '../model/cart-view';
import type {CartReply} from '../model/cart-reply';
import {createCartQueue, type CartJob} from './cart-queue';

const set = (lineId: string, quantity: number): CartJob => ({
  intent: {kind: 'set-quantity', lineId, quantity},
  form: new FormData(),
});
const add = (variantId: string): CartJob => ({
  intent: {kind: 'add', variantId, title: variantId},
  form: new FormData(),
});
const cartOf = (count: number): CartView => ({...emptyCartView('Your basket'), count});
const replyWith = (count: number): CartReply => ({cart: cartOf(count), problems: []});

/** A queue whose sender keeps what it was given. */
function start() {
  const queue = createCartQueue();
  const sent: CartJob['intent'][] = [];
  const detach = queue.attach(({intent}) => sent.push(intent));
  return {queue, sent, detach};
}

const quantities = (intents: readonly CartJob['intent'][]) =>
  intents.map((intent) => (intent.kind === 'set-quantity' ? intent.quantity : intent.kind));

describe('changes of the cart', () => {
  it('go out one at a time, in the order they were made', () => {
    const {queue, sent} = start();
    queue.add(add('a'));
    queue.add(add('b'));
    expect(sent).toHaveLength(1);
    queue.complete(replyWith(1));
    expect(sent.map((intent) => intent.kind === 'add' && intent.variantId)).toEqual(['a', 'b']);
    queue.complete(replyWith(2));
    expect(queue.get().pending).toEqual([]);
    expect(queue.get().reply).toMatchObject({number: 2, cart: {count: 2}});
  });

  it('settle to the last intent of a burst of clicks', () => {
    const {queue, sent} = start();
    for (const quantity of [2, 3, 4, 5]) queue.add(set('a', quantity));
    queue.complete(replyWith(2));
    queue.complete(replyWith(5));
    expect(quantities(sent)).toEqual([2, 5]);
    expect(queue.get()).toMatchObject({pending: [], reply: {cart: {count: 5}}});
  });

  it('of one line do not replace those of another, nor one another once they are under way', () => {
    const {queue, sent} = start();
    queue.add(set('a', 2));
    queue.add(set('b', 7));
    queue.add(set('a', 3));
    queue.add(set('b', 8));
    expect(quantities(queue.get().pending.map(({intent}) => intent))).toEqual([2, 3, 8]);
    for (let index = 0; index < 3; index += 1) queue.complete(replyWith(index));
    expect(quantities(sent)).toEqual([2, 3, 8]);
  });

  it('leave the last word to a quantity that was asked for after the same dish was added once more', () => {
    const {queue, sent} = start();
    queue.add(set('b', 1));
    queue.add(set('a', 2));
    queue.add(add('a'));
    queue.add(set('a', 5));
    for (let index = 0; index < 3; index += 1) queue.complete(replyWith(index));
    expect(quantities(sent)).toEqual([1, 'add', 5]);
  });

  it('that add the same thing twice both count', () => {
    const {queue, sent} = start();
    queue.add(add('a'));
    queue.add(add('a'));
    queue.add(add('a'));
    queue.complete(replyWith(1));
    queue.complete(replyWith(2));
    expect(sent).toHaveLength(3);
  });

  it('are refused while nobody sends them, and those that wait go out once somebody does', () => {
    const queue = createCartQueue();
    expect(queue.add(add('a'))).toBe(false);
    const {queue: other, sent, detach} = start();
    other.add(add('a'));
    other.add(add('b'));
    detach();
    other.complete(replyWith(1));
    expect(sent).toHaveLength(1);
    other.attach(({intent}) => sent.push(intent));
    expect(sent).toHaveLength(2);
  });
});

describe('a reply', () => {
  it('without a cart leaves the one that was known', () => {
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

  it('is outrun by none that was read before it, and makes way for one that was read after', () => {
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

  it('has its problems forgotten when they were seen, and when the shopper tries again', () => {
    const {queue} = start();
    const refusal: CartReply = {cart: cartOf(1), problems: [{kind: 'line-gone'}]};
    queue.add(set('a', 2));
    queue.complete(refusal);
    queue.dismissProblems();
    expect(queue.get().reply.problems).toEqual([]);
    queue.add(set('a', 2));
    queue.complete(refusal);
    queue.add(set('a', 3));
    expect(queue.get().reply.problems).toEqual([]);
  });
});
