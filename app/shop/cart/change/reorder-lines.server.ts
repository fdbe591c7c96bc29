import type {AppContext} from '~/platform/context.server';
import {unknownLines} from '~/platform/shopify/unknown-lines';
import {MAX_QUANTITY} from '~/core/quantity-rule';
import type {AddedFacts} from '~/core/added-facts';
import {isCartGone, isOutcomeUnknown, type CartMutationPayload} from './cart-mutation';
import {runCartMutation} from './run-cart-mutation.server';
import {toReorderedFacts} from './to-added-facts';
import {toCartProblems} from './to-cart-problems';
import {findCart, setFoundCart} from '../load/find-cart.server';
import {findCartSnapshot} from '../load/find-cart-snapshot.server';
import type {CartProblem} from '../model/cart-problem';

/** A line of an earlier order; `variantId` is null if Shopify deleted the variant. */
interface OrderedLine {
  readonly title: string;
  readonly quantity: number;
  readonly variantId: string | null;
}

type LineWithVariant = OrderedLine & {readonly variantId: string};

interface RejectedLine {
  readonly kind: 'not-sold' | 'plan-required';
  readonly title: string;
}

interface AddedLines {
  readonly payload: CartMutationPayload | null;
  /** Lines that Shopify rejected, because their variant is unknown or is sold by subscription only. */
  readonly rejected: readonly RejectedLine[];
}

interface Reordered {
  /** One for each line that could not be added as ordered. */
  readonly problems: readonly CartProblem[];
  /** What was added, for analytics; empty if that is not asked for or not known. */
  readonly added: readonly AddedFacts[];
}

/**
 * Adds the lines of an earlier order to the visitor's cart.
 * @param isCounted whether to return what was added; that needs the cart from before
 */
export async function reorderLines(
  context: AppContext,
  lines: readonly OrderedLine[],
  isCounted: boolean,
): Promise<Reordered> {
  const before = isCounted ? await findCart(context) : null;
  const available = lines.filter((line): line is LineWithVariant => line.variantId !== null);
  const deleted = lines.filter(({variantId}) => variantId === null);
  const {payload, rejected} = available.length > 0 ? await addLines(context, available) : {payload: {}, rejected: []};
  const notSold = [...deleted.map(({title}) => ({kind: 'not-sold' as const, title})), ...rejected];
  if (available.length === 0) return {problems: notSold, added: []};
  if (!payload || isOutcomeUnknown(payload)) {
    await setFoundCart(context, await findCartSnapshot(context));
    return {problems: [...notSold, {kind: 'unconfirmed'}], added: []};
  }
  if (payload.cart) {
    context.cart.setCartId(payload.cart.id);
    await setFoundCart(context, {kind: 'found', cart: payload.cart});
  }
  const variantIds = available.map(({variantId}) => variantId);
  const problems = toCartProblems(payload, {kind: 'reorder', variantIds});
  return {
    // `notSold` already names each of these products.
    problems: [...notSold, ...problems.filter(({kind}) => kind !== 'not-sold' && kind !== 'plan-required')],
    added: before && payload.cart ? toReorderedFacts(available, before, payload.cart) : [],
  };
}

/** Adds the lines, and once more without those that Shopify rejects: it rejects all lines if one is unknown. */
async function addLines(context: AppContext, lines: readonly LineWithVariant[]): Promise<AddedLines> {
  const first = await addOrCreate(context, lines);
  const unknown = unknownLines(first);
  const subscriptions = unknownLines(first, 'sellingPlanId');
  const rejected = lines.flatMap(({title}, index): RejectedLine[] => {
    if (unknown.has(index)) return [{kind: 'not-sold', title}];
    return subscriptions.has(index) ? [{kind: 'plan-required', title}] : [];
  });
  const rest = lines.filter((_line, index) => !unknown.has(index) && !subscriptions.has(index));
  if (rejected.length === 0 || rest.length === 0) return {payload: first, rejected};
  return {payload: await addOrCreate(context, rest), rejected};
}

/** Creates a new cart if the old one expired, was bought or belongs to another customer: it never comes back. */
async function addOrCreate(
  context: AppContext,
  lines: readonly LineWithVariant[],
): Promise<CartMutationPayload | null> {
  const input = lines.map(({variantId, quantity}) => ({
    merchandiseId: variantId,
    quantity: Math.min(Math.max(quantity, 1), MAX_QUANTITY),
  }));
  const payload = await runCartMutation(context, () => context.cart.addLines(input));
  return payload && isCartGone(payload) ? runCartMutation(context, () => context.cart.create({lines: input})) : payload;
}
