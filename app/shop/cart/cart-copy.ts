import {BUTTON_COPY} from './button-copy';
import type {CartView} from './model/cart-view';

export const CART_COPY = {
  title: 'Your basket',
  description: 'What is in your basket: quantities, promo codes, a gift note and the way to the checkout.',
  subtotal: 'Subtotal',
  total: 'Total',
  checkout: 'Checkout',
  checkoutHint: 'Shipping and taxes at checkout',
  viewCart: 'View cart',
  remove: (title: string) => `Remove ${title}`,
  lines: 'Dishes in your basket',
  quantityOf: (title: string) => `Quantity of ${title}`,
  lineDiscount: (label: string, amount: string) => `${label} takes off ${amount}`,
  update: 'Update',
  each: 'each',
  freeShippingLabel: 'Way to free shipping',
  promoLabel: 'Promo code',
  promoList: 'Promo codes on your basket',
  promoApply: 'Apply',
  promoWaiting: (codes: readonly string[]) =>
    `${codes.join(' and ')} will count as soon as there is something in your basket that ${codes.length > 1 ? 'they apply' : 'it applies'} to.`,
  promoNotApplying: 'does not apply at the moment',
  removeCode: (code: string) => `Remove promo code ${code}`,
  noteSummary: 'Is this a gift? Add a note',
  noteLabel: 'Gift note',
  noteHint: 'We print it on a card and pack it with your order.',
  noteSave: 'Save note',
  noteSaved: 'Your gift note is saved.',
  emptyTitle: 'Nothing in here yet',
  emptyBody: 'Dinner begins here: pick a dish and put it in your basket.',
  emptyAction: 'Browse all dishes',
  unknownTitle: 'We could not load your basket',
  unknownBody: 'The shop did not answer. What you put in is kept; please try again in a moment.',
  tryAgain: 'Try again',
  checkoutClosed: 'The checkout is closed right now. Please try again later.',
  notForSale: 'Nothing in your basket can be bought right now.',
  adding: 'Adding to your basket',
  updating: 'Updating your basket',
  /** Announced by screen readers when the cart has changed. */
  announce: ({count, total, shippingDiscount}: CartView): string =>
    [BUTTON_COPY.inCart(count), count > 0 && `total ${total}`, shippingDiscount?.amount].filter(Boolean).join(', '),
} as const;
