import type {Notice} from '~/core/notice';

/** The words of the page behind a link with a promo code. */
export const DISCOUNT_COPY = {
  page: 'Promo code',
  title: (code: string) => `Your promo code ${code}`,
  text: 'It goes on your basket and counts at the checkout.',
  apply: 'Apply promo code',
  tryAgain: 'Try again',
  goOn: 'Continue shopping',
} as const;

/** @returns what the next page says about a code that is on the cart */
export const takenNotice = (code: string): Notice => ({
  tone: 'success',
  title: `${code} is on your basket`,
  id: 'promo-code',
});
