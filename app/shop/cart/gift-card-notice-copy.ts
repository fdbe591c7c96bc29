import type {Notice} from '~/core/notice';
import type {CartProblem} from './model/cart-problem';
import {MAX_GIFT_MESSAGE_LENGTH, MAX_NAME_LENGTH} from './recipient/recipient-attributes';

export type GiftCardProblem = Extract<
  CartProblem,
  {
    kind:
      | 'invalid-gift-card'
      | 'invalid-recipient'
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
    case 'invalid-recipient':
      return {tone: 'error', title: 'The gift card was not added.', body: recipientBody(problem.field)};
    case 'gift-card-refused':
      return {
        tone: 'error',
        title: 'This gift card cannot be used.',
        body: 'Please check its code. It may also be used up, expired or for another currency.',
      };
    case 'gift-card-empty':
      return {tone: 'error', title: 'This gift card is used up.'};
    case 'gift-card-repeated':
      return {tone: 'info', title: 'This gift card is on your cart already.'};
    case 'gift-cards-unavailable':
      return {tone: 'error', title: 'Gift cards cannot pay for this cart.'};
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

function recipientBody(field: Extract<GiftCardProblem, {kind: 'invalid-recipient'}>['field']): string {
  switch (field) {
    case 'recipientName':
      return `Please keep the recipient’s name to ${MAX_NAME_LENGTH} characters.`;
    case 'recipientMessage':
      return `Please keep the message to ${MAX_GIFT_MESSAGE_LENGTH} characters.`;
    case 'recipientSendOn':
      return 'Please choose a day within the next 90 days.';
    case 'recipientEmail':
    case null:
      return 'Please enter a valid email address of the recipient.';
  }
}
