import {orderNameInText} from '~/orders/model/order-names';

/** Shopify's reasons to cancel an order. */
export const CANCEL_REASONS = ['CUSTOMER', 'FRAUD', 'INVENTORY', 'DECLINED', 'STAFF', 'OTHER'] as const;

export type CancelReason = (typeof CANCEL_REASONS)[number];

export const CANCEL_REASON_TEXTS: Readonly<Record<CancelReason, string>> = {
  CUSTOMER: 'The customer changed their mind',
  FRAUD: 'Fraudulent order',
  INVENTORY: 'Items are out of stock',
  DECLINED: 'The payment was declined',
  STAFF: 'A mistake of ours',
  OTHER: 'Another reason',
};

export const CANCEL_COPY = {
  title: (order: string) => `Cancel ${orderNameInText(order)}`,
  heading: 'Cancel the whole order?',
  warning: 'This cannot be undone. The order stays in the list as canceled.',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  reasonMissing: 'Please say why the order is canceled.',
  restock: 'Put the items back in stock',
  refund: 'Refund everything to the original payment',
  notify: 'Tell the customer by email',
  submit: 'Cancel this order',
  submitting: 'Canceling...',
  keep: 'Keep the order',
  failed: 'The order was not canceled',
  changed: 'The order has changed since this page was loaded, or is being canceled already. Nothing was changed.',
  done: 'This order is canceled',
  running: 'Shopify is canceling this order',
  runningText: 'The outcome is still being checked: refresh in a moment. There is nothing to send again.',
  sent: 'Shopify does not cancel this order',
  sentText: 'Part of it has been sent. Refund items instead.',
  refundItems: 'Refund items',
  unavailable: 'The order cannot be loaded at the moment',
  missing: 'Shopify has no such order any more',
} as const;
