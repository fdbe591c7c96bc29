import {toQuantityRule} from '~/core/quantity-rule-copy';
import type {CartProblem} from '../model/cart-problem';
import {ownVariantTitle, variantName} from '~/core/variant-name';
import type {ShopCartLine} from '../model/shop-cart';
import type {CartCommand} from './cart-command';
import {TOO_MANY_INPUTS, type CartMutationPayload, type CartUserError, type ShopWarning} from './cart-mutation';

/** A change of a cart: a shopper's command, the creation of a whole cart, or an earlier order added again. */
type CartChange =
  | CartCommand
  | {readonly kind: 'create'}
  | {readonly kind: 'reorder'; readonly variantIds: readonly string[]};

/**
 * Converts user errors, warnings and errors of a cart mutation. Since Storefront API 2024-10 a stock shortage is a
 * warning on a successful mutation, so empty `userErrors` do not mean that the whole change was made.
 * @returns one problem for each part of the change that was not made
 */
export function toCartProblems(payload: CartMutationPayload, change: CartChange): readonly CartProblem[] {
  const fromErrors = (payload.userErrors ?? []).map((error) => fromUserError(error, payload, change));
  const fromWarnings = (payload.warnings ?? []).flatMap((warning) => fromWarning(warning, payload, change));
  const hasTooManyInputs = (payload.errors ?? []).some(({extensions}) => extensions?.code === TOO_MANY_INPUTS);
  const problems = [...fromErrors, ...fromWarnings, ...(hasTooManyInputs ? [{kind: 'too-many'} as const] : [])];
  // Removing a line that is already gone is a success.
  return change.kind === 'remove' ? problems.filter(({kind}) => kind !== 'line-gone') : problems;
}

function fromUserError(
  {code, field, message}: CartUserError,
  {cart}: CartMutationPayload,
  change: CartChange,
): CartProblem {
  switch (code) {
    case 'INVALID':
      return field?.at(-1) === 'merchandiseId' ? {kind: 'not-sold'} : {kind: 'refused', codes: [code]};
    case 'MERCHANDISE_NOT_APPLICABLE':
      return {kind: 'not-sold'};
    case 'VARIANT_REQUIRES_SELLING_PLAN':
      return {kind: 'plan-required'};
    case 'SELLING_PLAN_NOT_APPLICABLE':
      return {kind: 'plan-not-offered'};
    case 'INVALID_MERCHANDISE_LINE':
      return {kind: 'line-gone'};
    case 'MINIMUM_NOT_MET':
    case 'MAXIMUM_EXCEEDED':
    case 'INVALID_INCREMENT': {
      const line = cart?.lines.nodes.find((each) => isTargetOf(change, each));
      // A variant that is not in the cart has no line with its rule.
      const rule = line && toQuantityRule(line.merchandise.quantityRule);
      return {kind: 'quantity-refused', title: line ? nameOf(line) : null, text: rule?.text ?? message ?? ''};
    }
    case 'CART_TOO_LARGE':
      return {kind: 'too-many'};
    case 'GIFT_CARD_RECIPIENT_INVALID':
      return {kind: 'invalid-recipient', field: null};
    case 'NOTE_TOO_LONG':
      return {kind: 'note-too-long'};
    case 'SERVICE_UNAVAILABLE':
      return {kind: 'unreachable'};
    default:
      return {kind: 'refused', codes: code ? [code] : []};
  }
}

function fromWarning(
  {code, target}: ShopWarning,
  {cart}: CartMutationPayload,
  change: CartChange,
): readonly CartProblem[] {
  const line = cart?.lines.nodes.find(({id}) => id === target);
  const title = line ? nameOf(line) : null;
  switch (code) {
    case 'MERCHANDISE_OUT_OF_STOCK':
      // Shopify repeats this warning with every change while the line exists; the line itself shows it, too.
      return changesLine(change, line) ? [{kind: 'sold-out', title}] : [];
    case 'MERCHANDISE_NOT_ENOUGH_STOCK':
      return [{kind: 'low-stock', title, quantity: line?.quantity ?? null}];
    default:
      // The cart's own codes say which of them apply.
      return code.startsWith('DISCOUNT_') ? [] : [{kind: 'refused', codes: [code]}];
  }
}

const nameOf = ({merchandise}: ShopCartLine): string =>
  variantName(merchandise.product.title, ownVariantTitle(merchandise.title));

const isTargetOf = (change: CartChange, {id, merchandise}: ShopCartLine): boolean =>
  (change.kind === 'add' && merchandise.id === change.variantId) ||
  (change.kind === 'add-lines' && change.variantIds.includes(merchandise.id)) ||
  (change.kind === 'set-quantity' && id === change.lineId);

function changesLine(change: CartChange, line: ShopCartLine | undefined): boolean {
  if (change.kind === 'reorder') return !line || change.variantIds.includes(line.merchandise.id);
  if (change.kind === 'create') return true;
  return line ? isTargetOf(change, line) : change.kind === 'add' || change.kind === 'add-lines';
}
