import type {Notice} from '~/core/notice';
import type {CartProblem} from './model/cart-problem';

export type GiftCardProblem = Extract<
  CartProblem,
  {
    kind:
      | 'invalid-gift-card'
      | 'gift-card-refused'
      | 'gift-card-empty'
      | 'gift-card-repeated'
      | 'gift-cards-unavailable'
      | 'gift-card-limited'
      | 'gift-card-unverified';
  }
>;

export function giftCardNotice(problem: GiftCardProblem): Notice {
  switch (problem.kind) {
    case 'invalid-gift-card':
      return {tone: 'error', title: 'Please enter the code of your gift card: 8 to 20 letters and digits.'};
    case 'gift-card-refused':
      return {
        tone: 'error',
        title: 'This gift card cannot be used.',
        body: 'Please check its code. It may also be used up, expired or for another currency.',
      };
    case 'gift-card-empty':
      return {tone: 'error', title: 'This gift card is used up.'};
    case 'gift-card-repeated':
      return {tone: 'info', title: 'This gift card is on your basket already.'};
    case 'gift-cards-unavailable':
      return {tone: 'error', title: 'Gift cards cannot pay for this basket.'};
    case 'gift-card-limited':
      return {
        tone: 'error',
        title: 'That was one code too many.',
        body: `Please try again in ${problem.minutes === 1 ? 'a minute' : `${problem.minutes} minutes`}, or enter your gift card at the checkout.`,
      };
    case 'gift-card-unverified':
      return {
        tone: 'error',
        title: 'We could not check the gift card.',
        body: 'Please try again in a moment, or enter it at the checkout.',
      };
  }
}
