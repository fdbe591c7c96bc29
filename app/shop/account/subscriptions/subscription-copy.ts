import type {SubscriptionState} from './subscription-view';

const UNITS: Readonly<Record<string, string>> = {DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year'};

const STATES: Readonly<Record<SubscriptionState, string>> = {
  active: 'Active',
  paused: 'Paused',
  failed: 'Payment failed',
  canceled: 'Canceled',
  ended: 'Ended',
};

export const SUBSCRIPTION_COPY = {
  title: 'Subscriptions',
  list: 'Your subscriptions',
  state: (state: SubscriptionState): string => STATES[state],
  /** @param unit an interval of Shopify; an unknown one is named as it is */
  frequency(unit: string, count: number): string {
    const name = UNITS[unit] ?? unit.toLowerCase();
    return count === 1 ? `Every ${name}` : `Every ${count} ${name}s`;
  },
  quantity: (quantity: number, name: string): string => `${quantity} × ${name}`,
  discount: (amount: string): string => `${amount} off`,
  delivery: (amount: string): string => `${amount} of it for delivery`,
  frequencyLabel: 'How often',
  priceLabel: 'Each order',
  nextLabel: 'Next order',
  noNext: {
    active: 'Not planned yet',
    paused: 'None while it is paused',
    failed: 'None until it is paid. The shop has written to you.',
    canceled: 'None, it is canceled',
    ended: 'None, it has ended',
  } satisfies Readonly<Record<SubscriptionState, string>>,
  skipped: (date: string): string => `${date} is skipped`,
  pause: 'Pause',
  resume: 'Resume',
  skip: 'Skip next order',
  unskip: 'Undo skip',
  cancel: 'Cancel subscription',
  /** Names of buttons, which distinguish the subscriptions of a list. */
  of: (action: string, name: string): string => `${action}: ${name}`,
  fixed: 'To change this subscription, please contact us.',
  cancelTitle: 'Cancel this subscription?',
  cancelText: 'You get no further orders. Orders that are on their way are not affected. This cannot be undone.',
  canceling: 'Canceling...',
  keep: 'Keep it',
  emptyTitle: 'No subscriptions',
  emptyText: 'What you subscribe to is listed here, with its next order.',
  emptyAction: 'Browse all dishes',
  closedTitle: 'Your subscriptions are one step away',
  closedText: 'They are kept with your shop account: open it with a code by email.',
  open: 'Open your shop account',
  retry: 'Try Again',
  first: 'Newest subscriptions',
  more: 'More subscriptions',
} as const;

/** Why Shopify refused a change, by its code. */
const REFUSALS: Readonly<Record<string, string>> = {
  SUBSCRIPTION_CONTRACT_DOES_NOT_EXIST: 'This subscription does not exist any more.',
  CONTRACT_TERMINATED: 'This subscription has ended, so it cannot be changed.',
  CONTRACT_FAILED: 'A payment failed, so only the shop can change it. Please contact us.',
  HAS_FUTURE_EDITS: 'A change of it is planned already. Please contact us to change it again.',
};

export const subscriptionRefusal = (code: string | null | undefined): string =>
  REFUSALS[code ?? ''] ?? 'This is not possible for it now. It may have changed meanwhile: this is how it is.';
