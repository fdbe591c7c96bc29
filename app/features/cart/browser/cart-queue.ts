import type {CartProblem} from '../model/cart-problem';
import type {CartView} from '../model/cart-view';
import {createStore, type Store} from '~/core/create-store';

/** What a shopper wants of the cart, in the words that the page shows while it waits. A quantity of 0 removes. */
export type CartIntent =
  | {readonly kind: 'add'; readonly variantId: string; readonly title: string}
  | {readonly kind: 'set-quantity'; readonly lineId: string; readonly quantity: number}
  | {readonly kind: 'apply-code'}
  | {readonly kind: 'remove-code'; readonly code: string}
  | {readonly kind: 'set-note'};

/** One change on its way, with the form that asks for it. */
export interface CartJob {
  readonly intent: CartIntent;
  readonly form: FormData;
}

/** What came back; without a cart when none of it did. */
export interface CartReply {
  readonly cart: CartView | null;
  readonly problems: readonly CartProblem[];
}

/** The newest reply. `number` counts replies, `cart` is the last one known, `intent` what it answers; null when nothing. */
interface SettledReply extends CartReply {
  readonly number: number;
  readonly intent: CartIntent | null;
}

/** Changes not answered yet, oldest first, and the newest reply. */
export interface CartQueueState {
  readonly pending: readonly CartJob[];
  readonly reply: SettledReply;
}

/** Sends one job; its reply comes by `settle`. */
type SendCartJob = (job: CartJob) => void;

/** Before anything was asked; also what the server renders. */
export const IDLE_QUEUE: CartQueueState = {
  pending: [],
  reply: {number: 0, intent: null, cart: null, problems: []},
};

/** The one way by which scripts change the cart. */
interface CartQueue extends Pick<Store<CartQueueState>, 'get' | 'subscribe'> {
  /** @returns false when nobody is there to send it: the form must then be posted as it is. */
  add(job: CartJob): boolean;
  /** @returns what ends the sending */
  attach(send: SendCartJob): () => void;
  /** Takes the reply to the job under way and sends the next. */
  settle(reply: CartReply): void;
  /** Takes a cart that was read when so many replies had come, unless the page has asked or heard of a newer one since. */
  learn(cart: CartView, repliesBefore: number): void;
  /** Forgets problems that the shopper has seen. */
  dismissProblems(): void;
}

/**
 * Sends changes of the cart one at a time. Two at once could be carried out in either order, so that a burst of clicks
 * would not end where the shopper did; two first adds at once would even make two carts. A newer intent for a line makes
 * one that still waits void; it goes to the end, since what was asked in between came before it.
 */
export function createCartQueue(): CartQueue {
  const store = createStore(IDLE_QUEUE);
  let send: SendCartJob | null = null;
  let underWay: CartJob | null = null;

  const sendNext = () => {
    const [next] = store.get().pending;
    if (underWay || !next || !send) return;
    underWay = next;
    send(next);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    add(job) {
      if (!send) return false;
      const {pending, reply} = store.get();
      const kept = pending.filter((each) => each === underWay || !isSameTarget(each.intent, job.intent));
      store.set({pending: [...kept, job], reply: {...reply, problems: []}});
      sendNext();
      return true;
    },
    attach(sender) {
      send = sender;
      sendNext();
      return () => void (send = null);
    },
    settle({cart, problems}) {
      const {pending, reply} = store.get();
      const answered = underWay;
      underWay = null;
      const known = cart && !cart.isUnknown ? cart : reply.cart;
      store.set({
        pending: pending.filter((job) => job !== answered),
        reply: {number: reply.number + 1, intent: answered?.intent ?? null, cart: known, problems},
      });
      sendNext();
    },
    learn(cart, repliesBefore) {
      const {pending, reply} = store.get();
      if (cart.isUnknown || pending.length > 0 || reply.number !== repliesBefore) return;
      store.set({pending, reply: {...reply, cart, number: reply.number + 1, intent: null}});
    },
    dismissProblems() {
      const {pending, reply} = store.get();
      if (reply.problems.length > 0) store.set({pending, reply: {...reply, problems: []}});
    },
  };
}

/** Only the last intent for a line or the note counts; adds and codes each count. */
function isSameTarget(one: CartIntent, other: CartIntent): boolean {
  if (one.kind === 'set-quantity' && other.kind === 'set-quantity') return one.lineId === other.lineId;
  return one.kind === 'set-note' && other.kind === 'set-note';
}

/** The queue of this page; unused on the server. */
export const cartQueue = createCartQueue();
