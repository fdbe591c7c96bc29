import type {CartContentsQuery} from '../../../storefrontapi.generated';
import type {AppContext} from '../context.server';
import {CART_CONTENTS_QUERY} from './cart.gql';
import {unknownLines} from './unknown-lines';

export type MoveCartContext = Pick<AppContext, 'cart' | 'direct' | 'report'>;

type Contents = NonNullable<CartContentsQuery['cart']>;
type CartInput = Parameters<AppContext['cart']['create']>[0];

/**
 * Copies the visitor's cart into a new one with the identity of the signed-in customer. Somebody else may know the key
 * of the old cart, so it never gets the identity. If Shopify cannot copy everything, the visitor keeps the old cart,
 * without an identity. Never rejects.
 */
export async function moveCart({cart, direct, report}: MoveCartContext): Promise<void> {
  const cartId = cart.getCartId();
  if (!cartId) return;
  try {
    const {cart: contents} = await direct.query(CART_CONTENTS_QUERY, {variables: {cartId}});
    if (!contents || isEmpty(contents)) return void cart.forget();
    const moved = await createFrom(cart, contents);
    cart.setCartId(moved.id);
  } catch (error) {
    report(error);
  }
}

const isEmpty = ({lines, discountCodes, note}: Contents) =>
  lines.nodes.length === 0 && discountCodes.length === 0 && !note;

async function createFrom(cart: MoveCartContext['cart'], contents: Contents) {
  // Shopify accepts at most one page of lines at once.
  if (contents.lines.pageInfo.hasNextPage) throw new Error('A cart of more than 250 lines stays without an identity');
  const input = toInput(contents);
  const first = await cart.create(input);
  // Shopify rejects all lines if one variant is unknown, so deleted products are omitted.
  const unknown = unknownLines(first);
  const lines = input.lines?.filter((_line, index) => !unknown.has(index));
  const result = unknown.size > 0 ? await cart.create({...input, lines}) : first;
  if (result.cart) return result.cart;
  throw new Error(`The cart stays without an identity: ${result.userErrors?.[0]?.code ?? 'no new one was created'}`);
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
  })),
});

const toAttribute = ({key, value}: {readonly key: string; readonly value?: string | null}) => ({
  key,
  value: value ?? '',
});
