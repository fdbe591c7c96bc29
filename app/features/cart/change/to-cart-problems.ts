import type {CartProblem} from '../model/cart-problem';
import type {ShopCartLine} from '../model/shop-cart';
import type {CartCommand} from './cart-command';
import {TOO_MANY_INPUTS, type ShopAnswer, type ShopUserError, type ShopWarning} from './shop-answer';

/** A change of a cart: a shopper's command, the making of a whole cart at once, or the adding of several lines. */
type CartChange =
  CartCommand | {readonly kind: 'build'} | {readonly kind: 'add-again'; readonly variantIds: readonly string[]};

/**
 * Reads everything the shop has to say about a change. Since Storefront API 2024-10 a stock shortage is a warning on a
 * mutation that succeeded, so an empty `userErrors` does not mean that the shopper got what they asked for.
 * @returns one problem for each thing that went otherwise than the change asked; none when the change was made
 */
export function toCartProblems(answer: ShopAnswer, change: CartChange): readonly CartProblem[] {
  const refusals = (answer.userErrors ?? []).map(fromUserError);
  const remarks = (answer.warnings ?? []).flatMap((warning) => fromWarning(warning, answer, change));
  const isTooMuch = (answer.errors ?? []).some(({extensions}) => extensions?.code === TOO_MANY_INPUTS);
  const problems = [...refusals, ...remarks, ...(isTooMuch ? [{kind: 'too-many'} as const] : [])];
  // A line that is gone already is what a shopper who removes it wanted.
  return change.kind === 'remove' ? problems.filter(({kind}) => kind !== 'line-gone') : problems;
}

function fromUserError({code, field}: ShopUserError): CartProblem {
  switch (code) {
    case 'INVALID':
      return field?.at(-1) === 'merchandiseId' ? {kind: 'not-sold'} : {kind: 'refused', codes: [code]};
    case 'MERCHANDISE_NOT_APPLICABLE':
    case 'VARIANT_REQUIRES_SELLING_PLAN':
      return {kind: 'not-sold'};
    case 'INVALID_MERCHANDISE_LINE':
      return {kind: 'line-gone'};
    case 'MAXIMUM_EXCEEDED':
    case 'CART_TOO_LARGE':
      return {kind: 'too-many'};
    case 'NOTE_TOO_LONG':
      return {kind: 'note-too-long'};
    case 'SERVICE_UNAVAILABLE':
      return {kind: 'unreachable'};
    default:
      return {kind: 'refused', codes: code ? [code] : []};
  }
}

function fromWarning({code, target}: ShopWarning, {cart}: ShopAnswer, change: CartChange): readonly CartProblem[] {
  const line = cart?.lines.nodes.find(({id}) => id === target);
  const title = line?.merchandise.product.title ?? null;
  switch (code) {
    case 'MERCHANDISE_OUT_OF_STOCK':
      // Repeated with every change for as long as the line is there; the line itself says so, too.
      return isAbout(change, line) ? [{kind: 'sold-out', title}] : [];
    case 'MERCHANDISE_NOT_ENOUGH_STOCK':
      return [{kind: 'low-stock', title, quantity: line?.quantity ?? null}];
    default:
      // The cart itself shows which of its codes apply; a code that is typed in is judged by that, too.
      return code.startsWith('DISCOUNT_') ? [] : [{kind: 'refused', codes: [code]}];
  }
}

function isAbout(change: CartChange, line: ShopCartLine | undefined): boolean {
  if (change.kind === 'add-again') return !line || change.variantIds.includes(line.merchandise.id);
  if (change.kind === 'add') return !line || line.merchandise.id === change.variantId;
  return change.kind === 'build' || (change.kind === 'set-quantity' && line?.id === change.lineId);
}
