/** Why a form could not be taken as a command. Nothing was sent to the shop. */
export type CartInputProblem =
  | {readonly kind: 'invalid-quantity'}
  | {readonly kind: 'invalid-item'}
  | {readonly kind: 'invalid-code'}
  | {readonly kind: 'note-too-long'}
  | {readonly kind: 'invalid-form'};

/** What a shopper should know about a change of the cart; some come with a changed cart, some without. */
export type CartProblem =
  | CartInputProblem
  | {readonly kind: 'sold-out'; readonly title: string | null}
  | {readonly kind: 'low-stock'; readonly title: string | null; readonly quantity: number | null}
  | {readonly kind: 'not-sold'; readonly title?: string}
  | {readonly kind: 'line-gone'}
  | {readonly kind: 'too-many'}
  /** The cart is gone and the change with it. */
  | {readonly kind: 'expired'}
  /** The cart was gone; what was added is in a new one. */
  | {readonly kind: 'started-anew'}
  | {readonly kind: 'code-not-applicable'}
  /** The shop counts one code of a kind; these made room for a better one. */
  | {readonly kind: 'code-replaced'; readonly codes: readonly string[]}
  | {readonly kind: 'code-unverified'}
  | {readonly kind: 'code-unforeseen'}
  /** An answer this shop knows no words for: its lists of codes grow. */
  | {readonly kind: 'refused'; readonly codes: readonly string[]}
  /** The answer was lost and nothing tells whether the change was made. */
  | {readonly kind: 'unconfirmed'}
  | {readonly kind: 'unreachable'}
  /** The browser keeps no cookie, and so no cart. */
  | {readonly kind: 'cookies-blocked'};

/** The status of a page that is rendered again because of a problem. A change that was made in part is no failure. */
const STATUS: Readonly<Record<CartProblem['kind'], number>> = {
  'started-anew': 200,
  'code-replaced': 200,
  'low-stock': 200,
  'invalid-quantity': 400,
  'invalid-item': 400,
  'invalid-code': 400,
  'note-too-long': 400,
  'invalid-form': 400,
  'sold-out': 409,
  'line-gone': 409,
  expired: 409,
  'cookies-blocked': 409,
  'not-sold': 422,
  'too-many': 422,
  'code-not-applicable': 422,
  refused: 422,
  'code-unverified': 502,
  'code-unforeseen': 502,
  unconfirmed: 502,
  unreachable: 502,
};

/** @returns the HTTP status of an answer with these problems: that of the gravest, 200 when there are none. */
export const statusOfProblems = (problems: readonly CartProblem[]): number =>
  Math.max(200, ...problems.map(({kind}) => STATUS[kind]));

const PROMO_KINDS: readonly CartProblem['kind'][] = [
  'invalid-code',
  'code-not-applicable',
  'code-replaced',
  'code-unverified',
  'code-unforeseen',
];

/** @returns whether a problem belongs beside the promo code's field rather than above the cart. */
export const isPromoProblem = ({kind}: CartProblem): boolean => PROMO_KINDS.includes(kind);

/** @returns whether a problem belongs beside the note. */
export const isNoteProblem = ({kind}: CartProblem): boolean => kind === 'note-too-long';
