/** Copy of the page that is shown instead of one that cannot be rendered in time. */
export const BUSY_COPY = {
  title: 'We are very busy right now',
  body: 'Many people are visiting the shop, and this page was not ready in time. Your cart is safe, and you can still check out.',
  tryAgain: 'Try Again',
  cart: 'View your cart',
} as const;
