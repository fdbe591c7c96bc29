import {UNDO_SECONDS} from '~/admin/frame/undo-seconds';
import type {Notice} from '~/core/notice';
import {orderNameInText} from '~/orders/model/order-names';
import type {ScanProblem} from './list/check-scan';

export const PACKING_COPY = {
  title: (order: string) => `Pack ${orderNameInText(order)}`,
  order: 'Order page',
  slip: 'Packing slip',
  failed: 'Failed to mark order as fulfilled',
  takeOver: 'Take over',
  start: 'Start packing',
  stop: 'Stop packing',
  taken: 'Talk to each other before you both pack it. You can go on here: nothing is locked.',
  list: 'Take from the shelf',
  progress: (checked: number, total: number) => `${checked} of ${total}`,
  progressLabel: 'Checked items',
  complete: 'All items are checked.',
  scan: 'Scan SKU or barcode',
  scanHint: 'Or type it and press Enter.',
  scanSubmit: 'Check',
  noScripts: 'Tick the items by hand: scanning needs JavaScript.',
  goOn: 'Continue (Esc)',
  noSku: 'No SKU',
  inBundles: (names: readonly string[]) => `Part of ${names.join(', ')}`,
  unopened: 'A bundle: the shop does not list what is in it.',
  unsplit: 'The shop does not answer, so bundles may be in this list as one item.',
  addOne: (title: string) => `One more ${title}`,
  of: (checked: number, quantity: number) => `${checked} / ${quantity}`,
  scanned: (title: string, checked: number, total: number) => `${title}: ${checked} of ${total} items checked`,
  lot: 'Lot, if you know it',
  lotOf: (number: string, dish: string) => `Lot ${number} is noted for ${dish}.`,
  lotOfNothing: (number: string) =>
    `Lot ${number} is of none of these. Scan the pack first, or leave it: it is not needed.`,
  held: (count: number) => `${count === 1 ? '1 item is' : `${count} items are`} on hold and not in this list.`,
  others: (count: number) =>
    `${count === 1 ? 'Another parcel' : `${count} other parcels`} of this order ${count === 1 ? 'opens' : 'open'} after this one.`,
  nothing: 'Nothing to pack',
  nothingText: 'All items of this order are sent or canceled.',
  canceled: 'This order is canceled',
  canceledText: 'Send nothing. Put what you have taken back on the shelf.',
  canceling: 'This order is being canceled',
  cancelingText: 'Send nothing. The outcome is still being checked; this page shows it as soon as Shopify reports it.',
  unknown: 'Nothing to pack',
  unknownText: 'The shop does not know this order.',
  address: 'Ship to',
  noAddress: 'This order has no shipping address.',
  note: 'Gift note',
  ship: 'Ship',
  shipping: 'Shipping...',
  notChecked: (count: number) => `${count === 1 ? '1 item is' : `${count} items are`} not checked yet.`,
  confirm: 'All items are in the parcel. Send it now: it cannot be undone without JavaScript.',
  sendsSoon: `The parcel is marked as sent in ${UNDO_SECONDS} seconds. Press Escape to undo.`,
  sendsIn: (seconds: number) => `Sends in ${seconds} s`,
  undo: 'Undo (Esc)',
  sendNow: 'Send now',
  interrupted: 'Nothing was sent: the page was left before the ten seconds were over.',
  leftUnsent: {title: 'Nothing was sent', body: 'You left the page before the ten seconds were over.'},
  missed: {
    title: 'Nothing was sent',
    body: 'The ten seconds passed while this device slept or another page was open. Press Ship again.',
  },
  leaseFailed: 'The connection or the database fails, so others do not see that you are packing this.',
} as const;

/** Shown if the connection fails. The form keeps its idempotency key. */
export const PACKING_OFFLINE: Notice = {
  tone: 'warning',
  id: 'packing-offline',
  title: 'The connection failed',
  body: 'Press Ship again once it is back: the parcel is never sent twice.',
};

/** Shown for a parcel of an order that is canceled, or is being canceled. */
export const PACKING_CANCELED: Notice = {
  tone: 'error',
  id: 'packing-canceled',
  title: 'Nothing was sent',
  body: 'Somebody has canceled this order.',
};

export function scanProblemText(problem: ScanProblem): {readonly title: string; readonly text: string} {
  switch (problem.kind) {
    case 'unknown-code':
      return {
        title: problem.code ? `“${problem.code}” is not in this parcel` : 'Nothing was scanned',
        text: 'Put it aside and continue. It was not counted.',
      };
    case 'surplus':
      return {
        title: `One ${problem.title} too many`,
        text: `${problem.quantity} ${problem.quantity === 1 ? 'belongs' : 'belong'} into this parcel, and all are checked. This one was not counted.`,
      };
  }
}
