import type {AppContext} from '~/platform/context.server';
import {askShop, readCart} from '../change/ask-shop.server';
import {MAX_QUANTITY} from '../change/cart-form';
import {isCartGone, isUnclear, type ShopAnswer} from '../change/shop-answer';
import {toCartProblems} from '../change/to-cart-problems';
import {unknownLines} from '~/platform/shopify/unknown-lines';
import {keepCart} from '../find-cart.server';
import type {CartProblem} from '../model/cart-problem';

/** Something that was bought before; a variant that the shop no longer knows is null. */
interface AgainLine {
  readonly title: string;
  readonly quantity: number;
  readonly variantId: string | null;
}

type KnownLine = AgainLine & {readonly variantId: string};

/** What the shop made of several lines, and which of them it no longer sells. */
interface Added {
  readonly answer: ShopAnswer | null;
  readonly gone: readonly AgainLine[];
}

/**
 * Puts what was bought before into the visitor's cart, beside what is in it already.
 * @returns one problem for everything that could not be added as it was; none when all of it could
 */
export async function addAgain(context: AppContext, lines: readonly AgainLine[]): Promise<readonly CartProblem[]> {
  const known = lines.filter((line): line is KnownLine => line.variantId !== null);
  const unknown = lines.filter(({variantId}) => variantId === null);
  const {answer, gone} = known.length > 0 ? await add(context, known) : {answer: {}, gone: []};
  const problems = [...unknown, ...gone].map(({title}): CartProblem => ({kind: 'not-sold', title}));
  if (known.length === 0) return problems;
  if (!answer || isUnclear(answer)) {
    await keepCart(context, await readCart(context));
    return [...problems, {kind: 'unconfirmed'}];
  }
  if (answer.cart) {
    context.cart.setCartId(answer.cart.id);
    await keepCart(context, {kind: 'found', cart: answer.cart});
  }
  const variantIds = known.map(({variantId}) => variantId);
  const remarks = toCartProblems(answer, {kind: 'add-again', variantIds});
  // That they are not sold is said of each by its name.
  return [...problems, ...remarks.filter(({kind}) => kind !== 'not-sold')];
}

/** The shop refuses all when one variant is unknown: it is left out, and the rest is tried once more. */
async function add(context: AppContext, lines: readonly KnownLine[]): Promise<Added> {
  const first = await send(context, lines);
  const unknown = unknownLines(first);
  const gone = lines.filter((_line, index) => unknown.has(index));
  const rest = lines.filter((_line, index) => !unknown.has(index));
  if (gone.length === 0 || rest.length === 0) return {answer: first, gone};
  return {answer: await send(context, rest), gone};
}

/** Expired, bought or another's: the old cart never comes back, so a new one takes its place. */
async function send(context: AppContext, lines: readonly KnownLine[]): Promise<ShopAnswer | null> {
  const input = lines.map(({variantId, quantity}) => ({
    merchandiseId: variantId,
    quantity: Math.min(Math.max(quantity, 1), MAX_QUANTITY),
  }));
  const answer = await askShop(context, () => context.cart.addLines(input));
  return answer && isCartGone(answer) ? askShop(context, () => context.cart.create({lines: input})) : answer;
}
