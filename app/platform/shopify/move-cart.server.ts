import type {CartContentsQuery} from '../../../storefrontapi.generated';
import type {AppContext} from '../context.server';
import {CART_CONTENTS_QUERY} from './cart-contents.gql';
import {unknownLines} from './unknown-lines';

export type MoveCartContext = Pick<AppContext, 'cart' | 'direct' | 'report'>;

type Contents = NonNullable<CartContentsQuery['cart']>;
type CartInput = Parameters<AppContext['cart']['create']>[0];

/** The answer to the creation of a copy. */
type CartCopy = Awaited<ReturnType<MoveCartContext['cart']['create']>>;

/**
 * Copies the visitor's cart into a new one with the identity of the signed-in customer. Somebody else may know the key
 * of the old cart, so it never gets the identity. If Shopify cannot copy everything, the visitor keeps the old cart,
 * without an identity. Never rejects.
 */
export async function moveCart(context: MoveCartContext): Promise<void> {
  const {cart, report} = context;
  const cartId = cart.getCartId();
  if (!cartId) return;
  try {
    const copy = await copyCart(context, cartId);
    if (!copy) return void cart.forget();
    if (!copy.cart) throw new Error(`The cart stays without an identity: ${copy.userErrors?.[0]?.code ?? 'no cart'}`);
    cart.setCartId(copy.cart.id);
  } catch (error) {
    report(error);
  }
}

/**
 * Copies lines, attributes, note, codes and country of a cart into a new one.
 * @returns null if the cart is gone or empty
 */
export async function copyCart({cart, direct}: MoveCartContext, cartId: string): Promise<CartCopy | null> {
  const {cart: contents} = await direct.query(CART_CONTENTS_QUERY, {variables: {cartId}});
  return !contents || isEmpty(contents) ? null : createFrom(cart, contents);
}

const isEmpty = ({lines, discountCodes, note}: Contents) =>
  lines.nodes.length === 0 && discountCodes.length === 0 && !note;

async function createFrom(cart: MoveCartContext['cart'], contents: Contents): Promise<CartCopy> {
  // Shopify accepts at most one page of lines at once.
  if (contents.lines.pageInfo.hasNextPage) throw new Error('A cart of more than 250 lines cannot be copied');
  const input = toInput(contents);
  const first = await cart.create(input);
  // Shopify rejects all lines if one variant is unknown, so deleted products are omitted.
  const unknown = unknownLines(first);
  const lines = input.lines?.filter((_line, index) => !unknown.has(index));
  return unknown.size > 0 ? cart.create({...input, lines}) : first;
}

const toInput = ({note, attributes, discountCodes, buyerIdentity, lines}: Contents): CartInput => ({
  note,
  attributes: attributes.map(toAttribute),
  discountCodes: discountCodes.map(({code}) => code),
  buyerIdentity: {countryCode: buyerIdentity.countryCode},
  // Shopify inserts each line before the earlier ones.
  lines: [...lines.nodes].reverse().map((line) => ({
    merchandiseId: line.merchandise.id,
    // A sold-out line has quantity 0. It is requested with 1, so that the new cart shows it as sold out too.
    quantity: Math.max(line.quantity, 1),
    attributes: line.attributes.map(toAttribute),
    sellingPlanId: line.sellingPlanAllocation?.sellingPlan.id,
  })),
});

const toAttribute = ({key, value}: {readonly key: string; readonly value?: string | null}) => ({
  key,
  value: value ?? '',
});
