import type {Notice} from '~/core/notice';
import {MAX_QUANTITY} from '~/core/quantity-rule';
import {MAX_NOTE_LENGTH} from './change/cart-form';
import {giftCardNotice, type GiftCardProblem} from './gift-card-notice-copy';
import {isPlanProblem, planNotice} from './plan-notice-copy';
import type {CartProblem} from './model/cart-problem';

export function cartNotice(problem: CartProblem): Notice {
  switch (problem.kind) {
    case 'sold-out':
      return {tone: 'warning', title: problem.title ? `${problem.title} just sold out` : 'That just sold out'};
    case 'low-stock':
      return {tone: 'warning', title: 'We added all we have left', body: lowStockBody(problem)};
    case 'not-sold':
      return {
        tone: 'warning',
        title: problem.title ? `We no longer sell ${problem.title}` : 'We no longer sell that',
        body: 'Have a look at what we cook today.',
      };
    case 'line-gone':
      return {tone: 'info', title: 'That item was no longer in your cart'};
    case 'quantity-refused':
      return refusedQuantityNotice(problem);
    case 'too-many':
      return {tone: 'warning', title: 'That is more than one order can hold'};
    case 'expired':
      return {tone: 'info', title: 'Your cart had expired', body: 'Please add your dishes again.'};
    case 'cart-recreated':
      return {tone: 'info', title: 'Your cart had expired, so we started a new one'};
    case 'earlier-cart-gone':
      return {tone: 'info', title: 'Your earlier cart is gone', body: 'It was bought, or it was a week old.'};
    case 'refused':
      return {tone: 'error', title: 'That change could not be made', body: 'Please check your cart and try again.'};
    case 'unconfirmed':
      return {
        tone: 'warning',
        title: 'We could not tell whether that change was made',
        body: 'This is your cart as it is now: please check it before you try again.',
      };
    case 'unreachable':
      return {
        tone: 'error',
        title: 'We could not reach the shop',
        body: 'Your cart is kept. Please try again in a moment.',
      };
    case 'cookies-blocked':
      return {
        tone: 'error',
        title: 'Your browser blocks cookies',
        body: 'Your cart is kept in a single cookie. Please allow cookies for this shop, then add your dish again.',
      };
    default:
      return promoNotice(problem);
  }
}

type KindWithText =
  | 'sold-out'
  | 'low-stock'
  | 'not-sold'
  | 'line-gone'
  | 'quantity-refused'
  | 'too-many'
  | 'expired'
  | 'cart-recreated'
  | 'earlier-cart-gone';
type Remaining = Exclude<
  CartProblem,
  {kind: KindWithText | 'refused' | 'unconfirmed' | 'unreachable' | 'cookies-blocked'}
>;

/** Notices about promo codes, gift cards and invalid input. */
function promoNotice(problem: Remaining): Notice {
  switch (problem.kind) {
    case 'code-not-applicable':
      return {tone: 'error', title: 'This promo code is invalid or has expired.'};
    case 'code-unverified':
      return {tone: 'error', title: 'An error occurred while verifying the promo code.'};
    case 'code-failed':
      return {tone: 'error', title: 'Error checking promo code'};
    case 'code-replaced':
      return {tone: 'info', title: `${problem.codes.join(', ')} made room for the better code.`};
    case 'invalid-code':
      return {tone: 'error', title: 'Please enter a promo code.'};
    case 'invalid-quantity':
      return {tone: 'error', title: `Please choose a whole number from 1 to ${MAX_QUANTITY}.`};
    case 'invalid-item':
      return {tone: 'error', title: 'We could not tell which item you meant', body: 'Please reload the page.'};
    case 'note-too-long':
      return {tone: 'error', title: `Please keep your note to ${MAX_NOTE_LENGTH} characters.`};
    case 'invalid-form':
      return {tone: 'error', title: 'We could not read that form', body: 'Please reload the page and try again.'};
    default:
      return isPlanProblem(problem) ? planNotice(problem) : giftCardNotice(problem satisfies GiftCardProblem);
  }
}

function lowStockBody({title, quantity}: Extract<CartProblem, {kind: 'low-stock'}>): string | undefined {
  return title && quantity !== null ? `Your cart now holds ${quantity} of ${title}.` : undefined;
}

const refusedQuantityNotice = ({title, text}: Extract<CartProblem, {kind: 'quantity-refused'}>): Notice => ({
  tone: 'warning',
  title: title ? `${title} is not sold in that quantity` : 'That quantity is not sold',
  body: text,
});
