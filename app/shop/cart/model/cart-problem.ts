/** Why a form is not a valid command. Shopify was not called. */
export type CartInputProblem =
  | {readonly kind: 'invalid-quantity'}
  | {readonly kind: 'invalid-item'}
  | {readonly kind: 'invalid-plan'}
  | {readonly kind: 'invalid-code'}
  | {readonly kind: 'invalid-gift-card'}
  /** The recipient of a gift card; the field is null if Shopify refused it. */
  | {
      readonly kind: 'invalid-recipient';
      readonly field: 'recipientEmail' | 'recipientName' | 'recipientMessage' | 'recipientSendOn' | null;
    }
  | {readonly kind: 'note-too-long'}
  | {readonly kind: 'invalid-form'};

/** A problem with a change of the cart. Some occur although the cart changed. */
export type CartProblem =
  | CartInputProblem
  | {readonly kind: 'sold-out'; readonly title: string | null}
  | {readonly kind: 'low-stock'; readonly title: string | null; readonly quantity: number | null}
  | {readonly kind: 'not-sold'; readonly title?: string}
  | {readonly kind: 'line-gone'}
  /** The rule of the variant does not allow the quantity of the line; `text` says which ones it does. */
  | {readonly kind: 'quantity-refused'; readonly title: string | null; readonly text: string}
  /** The variant cannot be bought with that selling plan. */
  | {readonly kind: 'plan-not-offered'}
  /** The variant is sold by subscription only. */
  | {readonly kind: 'plan-required'; readonly title?: string}
  | {readonly kind: 'too-many'}
  /** The cart is gone, so the change was not made. */
  | {readonly kind: 'expired'}
  /** The cart was gone; the added product is in a new one. */
  | {readonly kind: 'cart-recreated'}
  /** The cart that a link replaced cannot be restored: it expired, was bought or was empty. */
  | {readonly kind: 'earlier-cart-gone'}
  | {readonly kind: 'code-not-applicable'}
  /** Shopify combines only some codes; a better one replaced these. */
  | {readonly kind: 'code-replaced'; readonly codes: readonly string[]}
  | {readonly kind: 'code-unverified'}
  | {readonly kind: 'code-failed'}
  /** Unknown, used up, expired, disabled or of another currency: Shopify does not say which. */
  | {readonly kind: 'gift-card-refused'}
  | {readonly kind: 'gift-card-empty'}
  | {readonly kind: 'gift-card-repeated'}
  | {readonly kind: 'gift-cards-unavailable'}
  | {readonly kind: 'gift-card-limited'; readonly minutes: number}
  | {readonly kind: 'gift-card-unverified'}
  /** Error codes without a message of their own: Shopify adds codes over time. */
  | {readonly kind: 'refused'; readonly codes: readonly string[]}
  /** The response was lost and the cart does not show whether the change was made. */
  | {readonly kind: 'unconfirmed'}
  | {readonly kind: 'unreachable'}
  /** The browser blocks cookies, so it cannot have a cart. */
  | {readonly kind: 'cookies-blocked'};

/** The HTTP status for each problem. A change that was made in part is a success. */
const STATUS: Readonly<Record<CartProblem['kind'], number>> = {
  'cart-recreated': 200,
  'code-replaced': 200,
  'gift-card-repeated': 200,
  'low-stock': 200,
  'invalid-quantity': 400,
  'invalid-item': 400,
  'invalid-plan': 400,
  'invalid-code': 400,
  'invalid-gift-card': 400,
  'invalid-recipient': 400,
  'note-too-long': 400,
  'invalid-form': 400,
  'sold-out': 409,
  'line-gone': 409,
  expired: 409,
  'earlier-cart-gone': 409,
  'cookies-blocked': 409,
  'not-sold': 422,
  'quantity-refused': 422,
  'plan-not-offered': 422,
  'plan-required': 422,
  'too-many': 422,
  'code-not-applicable': 422,
  'gift-card-refused': 422,
  'gift-card-empty': 422,
  'gift-cards-unavailable': 422,
  'gift-card-limited': 429,
  refused: 422,
  'code-unverified': 502,
  'gift-card-unverified': 502,
  'code-failed': 502,
  unconfirmed: 502,
  unreachable: 502,
};

/** @returns the highest HTTP status of the problems; 200 without problems */
export const statusOfProblems = (problems: readonly CartProblem[]): number =>
  Math.max(200, ...problems.map(({kind}) => STATUS[kind]));

const PROMO_KINDS: readonly CartProblem['kind'][] = [
  'invalid-code',
  'code-not-applicable',
  'code-replaced',
  'code-unverified',
  'code-failed',
];

/** @returns whether a problem is shown beside the promo code field instead of above the cart */
export const isPromoProblem = ({kind}: CartProblem): boolean => PROMO_KINDS.includes(kind);

/** @returns whether a problem is shown beside the gift card field */
export const isGiftCardProblem = ({kind}: CartProblem): boolean =>
  kind === 'invalid-gift-card' || kind.startsWith('gift-card');

/** @returns whether a problem is shown beside the note field */
export const isNoteProblem = ({kind}: CartProblem): boolean => kind === 'note-too-long';

/** @returns whether a code is on the cart after these problems; a code that it replaced is not a failure */
export const isCodeApplied = (problems: readonly CartProblem[]): boolean =>
  problems.every(({kind}) => kind === 'code-replaced');
