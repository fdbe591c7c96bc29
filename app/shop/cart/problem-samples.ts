import type {CartProblem} from './model/cart-problem';

type Facts = {readonly [Kind in CartProblem['kind']]: Omit<Extract<CartProblem, {kind: Kind}>, 'kind'>};

const TITLE = 'Chicken Tikka Masala';

/** The details of one problem of each kind: it does not compile if a kind is missing. */
const FACTS: Facts = {
  'invalid-quantity': {},
  'invalid-item': {},
  'invalid-plan': {},
  'invalid-code': {},
  'invalid-gift-card': {},
  'invalid-recipient': {field: 'recipientEmail'},
  'note-too-long': {},
  'invalid-form': {},
  'sold-out': {title: TITLE},
  'low-stock': {title: TITLE, quantity: 3},
  'not-sold': {},
  'line-gone': {},
  'quantity-refused': {title: TITLE, text: 'Sold in multiples of 6, at most 24 per order'},
  'plan-not-offered': {},
  'plan-required': {},
  'too-many': {},
  expired: {},
  'earlier-cart-gone': {},
  'cart-recreated': {},
  'code-not-applicable': {},
  'code-replaced': {codes: ['SUMMER10', 'WELCOME15']},
  'code-unverified': {},
  'code-failed': {},
  'gift-card-refused': {},
  'gift-card-empty': {},
  'gift-card-repeated': {},
  'gift-cards-unavailable': {},
  'gift-card-limited': {minutes: 7},
  'gift-card-unverified': {},
  refused: {codes: ['UNKNOWN']},
  unconfirmed: {},
  unreachable: {},
  'cookies-blocked': {},
};

export const PROBLEMS = Object.entries(FACTS).map(([kind, facts]) => ({kind, ...facts}) as CartProblem);
