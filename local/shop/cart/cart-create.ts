import type {CartInput, MutationCartCreateArgs} from 'schema-2026-04/storefront-api-types';
import {FieldNotEmulatedError} from '../graphql/schema';
import type {CartRecord, ShopContext} from '../state';
import {changeBuyer} from './buyer-identity';
import {addLines, findAddition, getPlans, getVariants, toAttributes} from './cart-lines';
import {refuse, settle, type CartPayload} from './cart-payload';
import {rejectLongNote, type CartUserError} from './cart-problems';
import {createCartRecord} from './cart-store';
import {usableCodes} from '../gift-cards/apply-gift-cards';
import {refuseRecipients} from '../gift-cards/refuse-recipients';
import {addAddresses} from './delivery-addresses';
import {distinctCodes} from './promo-codes';
import {findQuantityErrors} from './quantity-rules';

type Filled =
  | {readonly ok: true; readonly cart: CartRecord}
  | {readonly ok: false; readonly errors: readonly CartUserError[]};

function fill(cart: CartRecord, input: CartInput, context: ShopContext): Filled {
  const note = input.note ?? '';
  const noteErrors = rejectLongNote(note, ['input', 'note']);
  if (noteErrors.length > 0) return {ok: false, errors: noteErrors};
  const {seed} = context.state;
  const added = addLines([], input.lines ?? [], ['input', 'lines'], getVariants(seed), getPlans(seed));
  if (!added.ok) return added;
  const findInput = findAddition(input.lines ?? [], ['input', 'lines']);
  const quantityErrors = findQuantityErrors(added.lines, findInput, context.state);
  if (quantityErrors.length > 0) return {ok: false, errors: quantityErrors};
  const recipientErrors = refuseRecipients(context.state, input.lines ?? [], ['input', 'lines']);
  if (recipientErrors.length > 0) return {ok: false, errors: recipientErrors};
  const buyer = changeBuyer({}, input.buyerIdentity ?? {}, ['input', 'buyerIdentity'], context.state);
  if (!buyer.ok) return buyer;
  const delivery = addAddresses([], input.delivery?.addresses ?? []);
  if (!delivery.ok) return delivery;
  const filled: CartRecord = {
    ...cart,
    note,
    attributes: toAttributes(input.attributes),
    discountCodes: distinctCodes(input.discountCodes ?? []),
    giftCardCodes: usableCodes(context.state, input.giftCardCodes ?? []),
    buyerIdentity: buyer.buyerIdentity,
    lines: added.lines,
    deliveryAddresses: delivery.addresses,
  };
  return {ok: true, cart: filled};
}

/**
 * `Mutation.cartCreate`: creates a cart from the whole input, or no cart at all.
 *
 * @throws FieldNotEmulatedError for metafields
 */
export function createCart(_root: unknown, {input}: MutationCartCreateArgs, context: ShopContext): CartPayload {
  const given = input ?? {};
  if (given.metafields?.length) throw new FieldNotEmulatedError('CartInput', 'metafields');
  const filled = fill(createCartRecord(context.state), given, context);
  return filled.ok ? settle(filled.cart, context) : refuse(filled.errors);
}
