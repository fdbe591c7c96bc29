import type {PromoRefusal} from '../cart/promo-codes';
import type {GatewayResult} from './test-gateway';

/** A problem with the order as a whole, not with a single field. */
export type CheckoutProblem =
  | {readonly kind: 'sold-out'; readonly title: string}
  | {readonly kind: 'not-enough'; readonly title: string; readonly left: number}
  | {readonly kind: 'code-used'; readonly code: string}
  | {readonly kind: 'total-changed'};

const usd = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

/** Formats cents for shoppers: `$4.99`. */
export const formatUsd = (minor: number): string => usd.format(minor / 100);

/** Formats a price that may be zero: `Free` or `$4.99`. */
export const formatCharge = (minor: number): string => (minor === 0 ? 'Free' : formatUsd(minor));

/** Returns the message for a problem; a missing one fails the type check. */
export function problemText(problem: CheckoutProblem): string {
  switch (problem.kind) {
    case 'sold-out':
      return `${problem.title} has just sold out. It is no longer part of your order.`;
    case 'not-enough':
      return `Only ${problem.left} of ${problem.title} ${problem.left === 1 ? 'is' : 'are'} left. We lowered the quantity in your order.`;
    case 'code-used':
      return `${problem.code} works once per customer, and this email has used it before.`;
    case 'total-changed':
      return 'Your total has changed. Check it below, then pay.';
  }
}

export function promoRefusalText(reason: PromoRefusal): string {
  switch (reason) {
    case 'unknown':
    case 'inactive':
    case 'used-up':
    case 'empty-cart':
      return 'This promo code is invalid or has expired.';
    case 'already-used':
      return 'This promo code works once per customer, and this email has used it before.';
    case 'outdone':
      return 'Another promo code on your order takes off at least as much, and the two cannot be combined.';
  }
}

/** Returns the message beside the card number when the gateway does not approve. */
export function gatewayText(response: Exclude<GatewayResult, 'approved'>): string {
  switch (response) {
    case 'declined':
      return 'Your card was declined.';
    case 'failed':
      return 'There was an issue processing your payment. Try again.';
    case 'not-a-test-card':
      return 'Enter 1, 2 or 3. This checkout takes no real card.';
  }
}

export const CHECKOUT_COPY = {
  local: 'Local checkout — no real payment is taken',
  summaryHeading: 'Check these before you pay',
  allGone: 'Everything in your cart has sold out',
  allGoneHint: 'Nothing was charged. Go back to your cart to choose something else.',
  missing: 'This checkout does not exist',
  missingHint: 'It may have expired, or the link is incomplete. Your cart is in the shop.',
  missingLink: 'This link does not exist',
  missingLinkHint: 'It may have been cut off in the mail. Ask for a new one in the shop.',
  recognised: (name: string) => `Signed in as ${name}`,
  foreign: 'This request did not come from the checkout',
  foreignHint: 'Nothing was changed. Open the checkout from your cart and try again.',
  unreadable: 'The form could not be read',
  unreadableHint: 'Nothing was changed. Go back to your cart and try again.',
  promoApplied: (code: string) => `Promo code ${code} applied.`,
  promoRemoved: (code: string) => `Promo code ${code} removed.`,
  promoBlank: 'Enter a promo code.',
  due: 'To pay',
  giftCardApplied: 'Gift card applied.',
  giftCardRemoved: 'Gift card removed.',
  giftCardBlank: 'Enter a gift card.',
  giftCardRefused: 'This gift card does not exist, is used up or has expired.',
  nothingDue: 'Your gift cards pay for everything. No card is needed.',
  gatewayHint: 'Test gateway: 1 is approved, 2 is declined, 3 fails.',
} as const;
