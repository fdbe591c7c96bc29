import type {AppContext} from '~/platform/context.server';
import {isCheckoutAddress} from '~/platform/shop-addresses.server';
import {learnStoreHosts} from '~/platform/shopify/store-hosts.server';
import {askShop, readCart, type CartContext} from '../change/ask-shop.server';
import {isUnclear, type ShopAnswer} from '../change/shop-answer';
import {toCartProblems} from '../change/to-cart-problems';
import {unknownLines} from '~/platform/shopify/unknown-lines';
import {keepCart} from '../find-cart.server';
import type {CartProblem} from '../model/cart-problem';
import type {Permalink} from './permalink';
import type {PermalinkAnswer} from './permalink-answer';

interface Built {
  readonly answer: ShopAnswer | null;
  readonly problems: readonly CartProblem[];
}

const LOST = {cart: null, problems: [{kind: 'unreachable'}]} as const;

/**
 * Builds the cart of a link. It takes the place of the cart the shopper had, as the platform's own cart links replace
 * what is in a cart: whoever follows one pays for what it names and for nothing forgotten from last week. Until there
 * is something to buy in the new cart, the earlier one stays.
 * @returns the way to the checkout when all went as the link promised; else the cart to look at first, and why
 */
export async function followPermalink(context: AppContext, link: Permalink): Promise<PermalinkAnswer> {
  const earlierId = context.cart.getCartId() ?? '';
  const {answer, problems} = await build(context, link);
  if (!answer || isUnclear(answer)) return LOST;
  const {cart} = answer;
  if (!cart || cart.totalQuantity === 0)
    return {cart: await keepCart(context, await readCart(context, earlierId)), problems};
  context.cart.setCartId(cart.id);
  const view = await keepCart(context, {kind: 'found', cart});
  if (problems.length > 0) return {cart: view, problems};
  // The checkout may be on the store's primary domain, whichever host the settings name.
  if (!isCheckoutAddress(cart.checkoutUrl, context.config)) await learnStoreHosts(context);
  if (isCheckoutAddress(cart.checkoutUrl, context.config)) return {checkoutUrl: cart.checkoutUrl, cart: null, problems};
  context.report(new Error(`the shop sends to a checkout at ${cart.checkoutUrl.split(/[?#]/)[0]}, not one of its own`));
  return LOST;
}

/** The shop refuses a cart in which one variant is unknown: it is left out and said so, and the rest is tried once more. */
async function build(context: CartContext, link: Permalink): Promise<Built> {
  const first = await create(context, link);
  const unknown = unknownLines(first);
  const lines = link.lines.filter((_line, index) => !unknown.has(index));
  const isWhole = unknown.size === 0;
  const answer = isWhole || lines.length === 0 ? first : await create(context, {...link, lines});
  const problems = answer === first ? [] : [{kind: 'not-sold'} as const];
  return {answer, problems: distinct([...problems, ...problemsOf(answer)])};
}

const create = (context: CartContext, {lines, country, discountCodes, note, attributes}: Permalink) =>
  askShop(context, () =>
    context.cart.create({
      lines: [...lines],
      discountCodes: [...discountCodes],
      attributes: [...attributes],
      note,
      buyerIdentity: {countryCode: country},
    }),
  );

function problemsOf(answer: ShopAnswer | null): readonly CartProblem[] {
  const hasIdleCode = answer?.cart?.discountCodes.some(({applicable}) => !applicable) ?? false;
  const ofCodes = hasIdleCode ? [{kind: 'code-not-applicable'} as const] : [];
  return answer ? [...toCartProblems(answer, {kind: 'build'}), ...ofCodes] : [];
}

/** Several dishes may have gone the same way; once is enough to say so. */
const distinct = (problems: readonly CartProblem[]): readonly CartProblem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];
