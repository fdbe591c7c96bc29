import {orderNameInText} from '~/orders/model/order-names';

/** Copy of the page that refunds items of an order. */
export const REFUND_COPY = {
  title: (order: string) => `Refund ${orderNameInText(order)}`,
  choose: 'What to refund',
  quantity: (title: string) => `How many of ${title}`,
  refundable: (count: number) => `of ${count}`,
  nothing: 'Nothing of this order can be refunded any more.',
  shipping: (amount: string) => `Shipping, ${amount}`,
  restock: 'Put the items back in stock',
  calculate: 'Calculate the refund',
  calculating: 'Calculating...',
  tooMany: (title: string, count: number) => `${title}: at most ${count} can be refunded.`,
  chooseFirst: 'Choose items or the shipping first.',
  amounts: 'The refund',
  items: 'Items',
  tax: 'Tax',
  shippingCost: 'Shipping',
  suggested: 'Shopify suggests',
  staysToSend: 'The items are still to be sent',
  staysToSendText:
    'Some of them are not sent yet. Shopify takes them out of the order only if you put the items back in stock.',
  maximum: 'Refundable of the whole order',
  amount: 'Amount to refund',
  amountHint: (amount: string) => `At most ${amount}. It goes back to the original payment.`,
  invalidAmount: (amount: string) => `Enter an amount of at most ${amount}`,
  notify: 'Tell the customer by email',
  submit: 'Refund this amount',
  submitting: 'Refunding...',
  failed: 'The refund was not made',
  changed:
    'The order has changed since this page was loaded, for example by another refund. Nothing was refunded; look at the amounts again.',
  foreign: 'The customer paid in another currency. Please refund this order in the Shopify admin.',
  unavailable: 'The order cannot be loaded at the moment',
  missing: 'Shopify has no such order any more.',
} as const;
