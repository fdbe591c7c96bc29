import {MARKET} from '~/core/market';
import type {Notice} from '~/core/notice';
import {toStaffOutcome} from '~/platform/staff-operation-problem';
import type {FulfillmentIntent} from './order-intents';
import type {FulfillmentProblem} from './fulfillment-problem';
import type {UnsentItems} from './unsent-items';

const NOTICE_MS = 5_000;

const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

export const FULFILLMENT_COPY = {
  title: 'Fulfillment orders',
  refresh: 'Refresh',
  empty: 'The shop has nothing to send for this order yet.',
  failed: 'Failed to load fulfillment orders',
  retry: 'The shop does not answer. Please refresh in a moment.',
  stale: 'The shop does not answer. This is how it was before; nothing that you typed is lost.',
  noToken: 'Missing Shopify Admin API access token',
  noTokenText:
    'Set SHOPIFY_ADMIN_CLIENT_ID and SHOPIFY_ADMIN_CLIENT_SECRET, or PRIVATE_ADMIN_API_TOKEN, among the secrets of the server.',
  number: (number: string) => `Fulfillment order ${number}`,
  created: 'Created',
  items: 'Items to send',
  moreItems: 'This order has more items than this page can list. Send the others in the Shopify admin.',
  quantity: (quantity: number) => `${quantity} ×`,
  fulfill: 'Mark as Fulfilled',
  fulfilling: 'Fulfilling...',
  someItems: 'Send only some items (optional)',
  left: (count: number) => `${count} left to send`,
  parcel: (place: number) => `Parcel ${place}`,
  parcelItems: items,
  notify: 'Tell the customer by email',
  withTracking: 'With tracking (optional)',
  addTracking: 'Add Tracking',
  updateTracking: 'Update Tracking',
  adding: 'Adding...',
  updating: 'Updating...',
  cancel: 'Cancel',
  cancelHint: 'Cancels this fulfillment order, not the whole order.',
  cancelled: (orderName: string, number: string) => `${orderName}, fulfillment order ${number}:`,
  confirmTitle: 'Cancel Fulfillment Order',
  confirmText: 'Are you sure you want to cancel this fulfillment order? This action cannot be undone.',
  keep: 'Cancel',
  confirm: 'Confirm',
  cancelling: 'Canceling...',
  carrier: 'Carrier',
  chooseCarrier: 'Choose a carrier',
  trackingNumber: 'Tracking number',
  trackingUrl: 'Tracking URL (optional)',
  holds: 'On hold',
  hold: 'Put on hold',
  holding: 'Putting on hold...',
  holdFields: 'Put on hold instead of sending',
  holdReason: 'Reason',
  chooseReason: 'Choose a reason',
  holdNotes: 'Note for staff (optional)',
  notesTooLong: (length: number) => `A note has at most ${length} characters`,
  release: (count: number) => (count === 1 ? 'Release hold' : `Release ${count} holds`),
  releasing: 'Releasing...',
  locked: 'Sending orders needs the code of your authenticator app.',
  unlock: 'Enter your code',
  trackingUrlHint: 'Found by the number when it is left empty, except for Other.',
} as const;

const TITLES: Readonly<Record<FulfillmentIntent, string>> = {
  fulfill: 'Failed to fulfill order',
  'add-tracking': 'Failed to add tracking information',
  'update-tracking': 'Failed to update tracking information',
  'cancel-fulfillment': 'Failed to cancel fulfillment order',
  'place-hold': 'Failed to put the fulfillment order on hold',
  'release-holds': 'Failed to release the hold',
};

/** Returns the notice for a failed operation. @param title says what failed, other than on the fulfillment panel */
export function fulfillmentNotice(
  intent: FulfillmentIntent,
  problem: FulfillmentProblem,
  title = TITLES[intent],
): Notice {
  const common = {tone: 'error', durationMs: NOTICE_MS, id: 'fulfillment-problem'} as const;
  if (problem.kind === 'denied')
    return {...common, title: 'Access Denied: You do not have permission to access this page.'};
  if (problem.kind === 'no-token')
    return {...common, title: FULFILLMENT_COPY.noToken, body: FULFILLMENT_COPY.noTokenText};
  const body = problemText(problem);
  // It may have been done, so this is no failure.
  if (toStaffOutcome(problem) === 'checking')
    return {...common, tone: 'warning', title: 'The outcome is still being checked', body};
  return {...common, title, body};
}

/** Names an order of which a parcel was sent, with what is left: `Order #1001: 2 items are left to send.` */
export function unsentText(order: string, {ready, held}: UnsentItems): string {
  if (ready + held === 0) return order;
  const left = `${order}: ${items(ready + held)} ${ready + held === 1 ? 'is' : 'are'} left to send`;
  return held > 0 ? `${left}, ${held} of them on hold.` : `${left}.`;
}

const MOST_NAMED = 3;

/** Returns the warning about a tracking number of other orders, which are given by name. */
export function duplicateNotice(orders: readonly string[]): Notice {
  const more = orders.length - MOST_NAMED;
  const names = [...orders.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])];
  return {
    tone: 'warning',
    id: 'fulfillment-problem',
    title: 'Another order has this tracking number',
    body: `It belongs to ${new Intl.ListFormat(MARKET.locale).format(names)}. If this is right, send the form again.`,
  };
}

function problemText(problem: Exclude<FulfillmentProblem, {kind: 'denied' | 'no-token'}>): string {
  switch (problem.kind) {
    case 'throttled':
      return 'Too many attempts. Wait 10 minutes and try again.';
    case 'no-scope':
      return 'Shopify denies it: the app lacks an access scope for this. Nothing was changed. The owner of the store can grant it.';
    case 'busy':
      return 'Somebody is changing it right now. Refresh in a moment to see what came of it.';
    case 'used-up':
      return 'This was tried before and did not work. Please look at how it is now, and try once more.';
    case 'missing':
      return 'This order has no such fulfillment order any more.';
    case 'not-possible':
      return `It is ${problem.state.status.replaceAll('_', ' ')} by now. Nothing was changed.`;
    case 'refused':
      return problem.message;
    case 'shop-down':
      return 'The shop does not answer. Nothing was changed; please try again in a moment.';
    case 'unclear':
      return 'The shop’s answer was lost. Refresh to see what became of it before you try again.';
    case 'backend-down':
      return 'This is not possible right now. Nothing was changed; please try again in a few minutes.';
  }
}
