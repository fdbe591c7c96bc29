import {createCartQueue} from '../../app/shop/cart/browser/cart-queue';
import type {CartVisitor} from './cart-visitor';

/**
 * The only promo code that the clicks use. It takes off more than the automatic discount of any number of packs: of the two, Shopify
 * applies the larger one.
 */
export const CODE = 'WELCOME15';

/** A shopper's change to the cart. */
export type Click =
  | {readonly kind: 'add'; readonly pack: string}
  /** A quantity of 0 removes the line. */
  | {readonly kind: 'set'; readonly pack: string; readonly quantity: number}
  | {readonly kind: 'code'; readonly isApplied: boolean}
  | {readonly kind: 'note'; readonly note: string};

/** The last requested state of the cart. */
interface ExpectedCart {
  readonly quantities: Map<string, number>;
  isCodeApplied: boolean;
  note: string;
}

function form(action: string, inputs: object, fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  data.set('cartFormInput', JSON.stringify({action, inputs}));
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/**
 * Simulates the cart page with the storefront's own queue. Like the real page it allows only changes to visible lines,
 * not to lines that are being added or removed.
 */
export function openCartPage(visitor: CartVisitor) {
  const queue = createCartQueue();
  const expected: ExpectedCart = {quantities: new Map(), isCodeApplied: false, note: ''};
  queue.attach((job) => void visitor.post(job.form).then(queue.complete));

  const lineOf = (pack: string) => {
    const line = queue.get().reply.cart?.lines.find(({variantId}) => variantId === pack);
    const isLeaving = queue
      .get()
      .pending.some(({intent: it}) => it.kind === 'set-quantity' && it.lineId === line?.id && it.quantity === 0);
    return isLeaving ? undefined : line;
  };

  const add = (pack: string) => {
    expected.quantities.set(pack, (expected.quantities.get(pack) ?? 0) + 1);
    const inputs = {lines: [{merchandiseId: pack}]};
    queue.add({
      intent: {kind: 'add', variantId: pack, title: pack, quantity: 1, price: '$7.99', image: null},
      form: form('LinesAdd', inputs),
    });
  };

  const set = (pack: string, quantity: number) => {
    const line = lineOf(pack);
    if (!line) return;
    expected.quantities.set(pack, quantity);
    const posted = form('LinesUpdate', {lines: [{id: line.id}]}, {quantity: String(quantity)});
    queue.add({intent: {kind: 'set-quantity', lineId: line.id, quantity}, form: posted});
  };

  const setCode = (isApplied: boolean) => {
    expected.isCodeApplied = isApplied;
    if (isApplied) queue.add({intent: {kind: 'apply-code'}, form: form('CustomApplyCode', {}, {code: CODE})});
    else queue.add({intent: {kind: 'remove-code', code: CODE}, form: form('CustomRemoveCode', {code: CODE})});
  };

  const setNote = (note: string) => {
    expected.note = note;
    queue.add({intent: {kind: 'set-note'}, form: form('NoteUpdate', {}, {note})});
  };

  const click = (it: Click) => {
    if (it.kind === 'add') add(it.pack);
    else if (it.kind === 'set') set(it.pack, it.quantity);
    else if (it.kind === 'code') setCode(it.isApplied);
    else setNote(it.note);
  };
  return {queue, expected, click};
}
