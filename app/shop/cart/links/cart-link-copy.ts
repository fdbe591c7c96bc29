import type {Notice} from '~/core/notice';

export const PERMALINK_COPY = {
  title: 'Redirecting to Cart...',
  text: 'Taking you to Shopify checkout',
  button: 'Continue to checkout',
} as const;

export const DISCOUNT_COPY = {
  title: (code: string) => `Your promo code ${code}`,
  text: 'It goes on your cart and counts at the checkout.',
  apply: 'Apply promo code',
  tryAgain: 'Try again',
  continueShopping: 'Continue shopping',
} as const;

export const BAD_LINK_COPY = {
  title: 'This link no longer works',
  text: 'It may be an old one, or a part of it got lost on the way. Your cart is as you left it.',
  browse: 'Browse all dishes',
  cart: 'View cart',
} as const;

export const codeAppliedNotice = (code: string): Notice => ({
  tone: 'success',
  title: `${code} is on your cart`,
  id: 'promo-code',
});
