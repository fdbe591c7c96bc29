import {createStore, type Store} from '~/core/create-store';
import type {CartReply} from '../model/cart-reply';
import type {CartView} from '../model/cart-view';
import type {ShopPicture} from '~/ui/shop-image-sources';

/** A product that waits to be added, as its line shows it until Shopify returns it. */
export interface AddedItem {
  readonly variantId: string;
  readonly title: string;
  readonly quantity: number;
  /** Of one, as text. */
  readonly price: string;
  readonly image: ShopPicture | null;
}

/** A change that the shopper made, as the page shows it optimistically. A quantity of 0 removes the line. */
export type CartIntent =
  | ({readonly kind: 'add'} & AddedItem)
  | {readonly kind: 'add-lines'; readonly items: readonly AddedItem[]}
  | {readonly kind: 'set-quantity'; readonly lineId: string; readonly quantity: number}
  | {readonly kind: 'set-plan'; readonly lineId: string}
  | {readonly kind: 'apply-code'}
  | {readonly kind: 'remove-code'; readonly code: string}
  | {readonly kind: 'apply-gift-card'}
  | {readonly kind: 'remove-gift-card'; readonly giftCardId: string}
  | {readonly kind: 'set-note'}
  | {readonly kind: 'restore'};

export interface CartJob {
  readonly intent: CartIntent;
  readonly form: FormData;
}

export interface CartQueueState {
  /** Jobs without a reply, oldest first. */
  readonly pending: readonly CartJob[];
  /** `number` counts replies; `cart` is the latest known one; `intent` is null if the reply answers no job. */
  readonly reply: CartReply & {readonly number: number; readonly intent: CartIntent | null};
}

/** Submits one job and later calls `complete` with the reply. */
type SubmitCartJob = (job: CartJob) => void;

/** The state before the first job, which the server renders, too. */
export const IDLE_QUEUE: CartQueueState = {
  pending: [],
  reply: {number: 0, intent: null, cart: null, problems: []},
};

interface CartQueue extends Pick<Store<CartQueueState>, 'get' | 'subscribe'> {
  /** @returns false when no submitter is attached: the browser must then submit the form itself */
  add(job: CartJob): boolean;
  /** @returns a function that detaches the submitter */
  attach(submit: SubmitCartJob): () => void;
  /** Stores the reply to the in-flight job and submits the next one. */
  complete(reply: CartReply): void;
  /** Stores a cart that was read after `repliesBefore` replies, unless a job or a newer reply has come since. */
  refresh(cart: CartView, repliesBefore: number): void;
  dismissProblems(): void;
}

/**
 * Creates a queue that submits one change of the cart at a time. Shopify may apply concurrent changes in either order,
 * and two concurrent first adds would create two carts. A newer intent for a line replaces one that still waits and goes
 * to the end of the queue, after the changes made in between.
 */
export function createCartQueue(): CartQueue {
  const store = createStore(IDLE_QUEUE);
  let submit: SubmitCartJob | null = null;
  let inFlight: CartJob | null = null;

  const submitNext = () => {
    const [next] = store.get().pending;
    if (inFlight || !next || !submit) return;
    inFlight = next;
    submit(next);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    add(job) {
      if (!submit) return false;
      const {pending, reply} = store.get();
      const remaining = pending.filter((each) => each === inFlight || !isSameTarget(each.intent, job.intent));
      store.set({pending: [...remaining, job], reply: {...reply, problems: []}});
      submitNext();
      return true;
    },
    attach(submitter) {
      submit = submitter;
      submitNext();
      return () => void (submit = null);
    },
    complete({cart, problems}) {
      const {pending, reply} = store.get();
      const completed = inFlight;
      inFlight = null;
      const latestCart = cart && !cart.isUnknown ? cart : reply.cart;
      store.set({
        pending: pending.filter((job) => job !== completed),
        reply: {number: reply.number + 1, intent: completed?.intent ?? null, cart: latestCart, problems},
      });
      submitNext();
    },
    refresh(cart, repliesBefore) {
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

/** Only the last intent of a kind for a line or the note counts; every add and every code counts. */
const isSameTarget = (one: CartIntent, other: CartIntent): boolean =>
  one.kind === other.kind &&
  (one.kind === 'set-note' || ('lineId' in one && 'lineId' in other && one.lineId === other.lineId));

/** Returns the products that a change adds. */
export const itemsAdded = (intent: CartIntent): readonly AddedItem[] =>
  intent.kind === 'add' ? [intent] : intent.kind === 'add-lines' ? intent.items : [];

/** The queue of this page; unused on the server. */
export const cartQueue = createCartQueue();
