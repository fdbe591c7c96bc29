import type {AppContext} from '~/platform/context.server';
import {isCheckoutAddress} from '~/platform/shop-addresses.server';
import {loadStoreHosts} from '~/platform/shopify/store-hosts.server';
import {unknownLines} from '~/platform/shopify/unknown-lines';
import type {CartContext} from '../cart-context';
import {isOutcomeUnknown, type CartMutationPayload} from '../change/cart-mutation';
import {runCartMutation} from '../change/run-cart-mutation.server';
import {toCartProblems} from '../change/to-cart-problems';
import {setFoundCart} from '../load/find-cart.server';
import {findCartSnapshot} from '../load/find-cart-snapshot.server';
import type {CartProblem} from '../model/cart-problem';
import type {CartReply} from '../model/cart-reply';
import {hasContents, type CartSnapshot} from '../model/shop-cart';
import type {Permalink} from './permalink';

export interface PermalinkReply extends CartReply {
  /** Set only if the cart contains everything that the link names. */
  readonly checkoutUrl?: string;
  /** The new cart's subtotal and number of items, for analytics. */
  readonly goods?: {readonly valueMinor: number; readonly count: number};
}

interface CreatedCart {
  readonly payload: CartMutationPayload | null;
  readonly problems: readonly CartProblem[];
}

const UNREACHABLE: PermalinkReply = {cart: null, problems: [{kind: 'unreachable'}]};

/**
 * Creates the cart of a link. It replaces the visitor's cart, as Shopify's own cart permalinks do, so that the shopper
 * pays for nothing the link does not name. The earlier cart stays until the new one contains something available, and
 * can be restored for a week after that.
 * @returns the checkout's URL if everything is in the cart; otherwise the cart to review first and the problems
 */
export async function followPermalink(context: AppContext, link: Permalink): Promise<PermalinkReply> {
  const earlierId = context.cart.getCartId() ?? '';
  const [earlier, {payload, problems}] = await Promise.all([
    findCartSnapshot(context, earlierId),
    createLinkedCart(context, link),
  ]);
  if (!payload || isOutcomeUnknown(payload)) return UNREACHABLE;
  const {cart} = payload;
  if (!cart || cart.totalQuantity === 0) return {cart: await setFoundCart(context, earlier), problems};
  if (hasContents(earlier) && !isOfLink(earlier, link)) context.earlierCart.keep(earlierId);
  context.cart.setCartId(cart.id);
  const view = await setFoundCart(context, {kind: 'found', cart});
  if (problems.length > 0) return {cart: view, problems};
  // The checkout may be on the store's primary domain, whichever host the settings name.
  if (!isCheckoutAddress(cart.checkoutUrl, context.config)) await loadStoreHosts(context);
  if (isCheckoutAddress(cart.checkoutUrl, context.config)) {
    const goods = {valueMinor: view.subtotalMinor, count: view.count};
    return {checkoutUrl: cart.checkoutUrl, goods, cart: null, problems};
  }
  context.report(new Error(`checkout URL is not on a known host of the store: ${cart.checkoutUrl.split(/[?#]/)[0]}`));
  return UNREACHABLE;
}

/** Returns whether the link made this cart before: followed again, it must not displace the cart that is kept. */
const isOfLink = (earlier: CartSnapshot, link: Permalink): boolean =>
  earlier.kind === 'found' &&
  earlier.cart.lines.nodes.length === link.lines.length &&
  earlier.cart.lines.nodes.every(({merchandise, quantity}) =>
    link.lines.some((line) => line.merchandiseId === merchandise.id && line.quantity === quantity),
  );

/** Creates the cart, and once more without unknown variants: Shopify rejects the whole cart if it contains one. */
async function createLinkedCart(context: CartContext, link: Permalink): Promise<CreatedCart> {
  const first = await createCart(context, link);
  const unknown = unknownLines(first);
  const lines = link.lines.filter((_line, index) => !unknown.has(index));
  const isComplete = unknown.size === 0;
  const payload = isComplete || lines.length === 0 ? first : await createCart(context, {...link, lines});
  const problems = payload === first ? [] : [{kind: 'not-sold'} as const];
  return {payload, problems: distinct([...problems, ...toLinkProblems(payload)])};
}

const createCart = (context: CartContext, {lines, country, discountCodes, note, attributes}: Permalink) =>
  runCartMutation(context, () =>
    context.cart.create({
      lines: [...lines],
      discountCodes: [...discountCodes],
      attributes: [...attributes],
      note,
      buyerIdentity: {countryCode: country},
    }),
  );

function toLinkProblems(payload: CartMutationPayload | null): readonly CartProblem[] {
  if (!payload) return [];
  const hasInapplicableCode = payload.cart?.discountCodes.some(({applicable}) => !applicable) ?? false;
  const codeProblems = hasInapplicableCode ? [{kind: 'code-not-applicable'} as const] : [];
  return [...toCartProblems(payload, {kind: 'create'}), ...codeProblems];
}

/** Removes repeated problems: several products may have the same one. */
const distinct = (problems: readonly CartProblem[]): readonly CartProblem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];
