import type {Notice} from '~/core/notice';

/** The words on the way from a cart link to the checkout. */
export const PERMALINK_COPY = {
  title: 'Redirecting to Cart...',
  text: 'Taking you to Shopify checkout',
  button: 'Continue to checkout',
} as const;

/** The words of the page behind a link with a promo code. */
export const DISCOUNT_COPY = {
  title: (code: string) => `Your promo code ${code}`,
  text: 'It goes on your basket and counts at the checkout.',
  apply: 'Apply promo code',
  tryAgain: 'Try again',
  goOn: 'Continue shopping',
} as const;

/** The words of a link to a cart or a promo code that does not work. */
export const BAD_LINK_COPY = {
  title: 'This link no longer works',
  text: 'It may be an old one, or a part of it got lost on the way. Your basket is as you left it.',
  browse: 'Browse all dishes',
  cart: 'View cart',
} as const;

/** @returns what the next page says about a code that is on the cart */
export const takenNotice = (code: string): Notice => ({
  tone: 'success',
  title: `${code} is on your basket`,
  id: 'promo-code',
});
