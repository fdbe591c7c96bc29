import {orderCount} from '~/admin/frame/order-count';

export const ORDER_DETAILS_COPY = {
  payment: 'Payment',
  captured: 'Captured',
  capturable: 'Authorized, not captured',
  refunded: 'Refunded',
  remaining: 'Remaining',
  outstanding: 'Still to be paid',
  refundedOn: (amount: string) => `Refunded ${amount}`,
  noReason: 'No reason given',
  customer: 'Customer',
  noContact: 'The order has no mail address and no phone number.',
  orders: orderCount,
  customerPage: 'Open the customer',
  risk: {investigate: 'Check this order for fraud', cancel: 'Shopify advises to cancel this order'},
  riskText: 'Shopify gives no reasons here. They may be in its admin.',
  failed: 'Payment and customer are unknown at the moment',
  failedText: 'Shopify does not answer. Please reload in a moment.',
  missing: 'Shopify has no such order any more.',
} as const;

export const ORDER_TAGS_COPY = {
  title: 'Tags',
  none: 'No tags',
  remove: (tag: string) => `Remove the tag ${tag}`,
  label: 'New tag',
  add: 'Add tag',
  adding: 'Adding...',
  failed: 'The tag was not changed',
  changed: 'The order has changed meanwhile. Please reload the page and try again.',
} as const;
