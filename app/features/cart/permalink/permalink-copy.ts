/** The words on the way from a cart link to the checkout. */
export const PERMALINK_COPY = {
  title: 'Redirecting to Cart...',
  text: 'Taking you to Shopify checkout',
  button: 'Continue to checkout',
} as const;

/** The words of a link to a cart or a promo code that does not work. */
export const BAD_LINK_COPY = {
  title: 'This link no longer works',
  text: 'It may be an old one, or a part of it got lost on the way. Your basket is as you left it.',
  browse: 'Browse all dishes',
  cart: 'View cart',
} as const;
