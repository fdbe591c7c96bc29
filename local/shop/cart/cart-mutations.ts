import type {
  MutationCartAttributesUpdateArgs,
  MutationCartBuyerIdentityUpdateArgs,
  MutationCartDiscountCodesUpdateArgs,
  MutationCartGiftCardCodesAddArgs,
  MutationCartGiftCardCodesRemoveArgs,
  MutationCartGiftCardCodesUpdateArgs,
  MutationCartLinesAddArgs,
  MutationCartLinesRemoveArgs,
  MutationCartLinesUpdateArgs,
  MutationCartNoteUpdateArgs,
} from 'schema-2026-04/storefront-api-types';
import {refuseRecipients} from '../gift-cards/refuse-recipients';
import {gid} from '../graphql/gid';
import {changeBuyer} from './buyer-identity';
import {
  addLines,
  findAddition,
  findUpdate,
  getPlans,
  getVariants,
  removeLines,
  toAttributes,
  updateLines,
} from './cart-lines';
import {refuse, rejectUnchanged, settle} from './cart-payload';
import {rejectLongNote} from './cart-problems';
import {findUsableGiftCard, usableCodes} from '../gift-cards/apply-gift-cards';
import {cartMutation} from './on-cart';
import {distinctCodes} from './promo-codes';
import {findQuantityErrors} from './quantity-rules';

export const cartMutations = {
  cartLinesAdd: cartMutation((cart, {lines}: MutationCartLinesAddArgs, context) => {
    const invalid = refuseRecipients(context.state, lines, ['lines']);
    if (invalid.length > 0) return refuse(invalid);
    const change = addLines(
      cart.lines,
      lines,
      ['lines'],
      getVariants(context.state.seed),
      getPlans(context.state.seed),
    );
    if (!change.ok) return refuse(change.errors);
    const errors = findQuantityErrors(change.lines, findAddition(lines, ['lines']), context.state);
    if (errors.length > 0) return refuse(errors);
    cart.lines = change.lines;
    // Existing lines keep their units; the added ones get what is left.
    return settle(cart, context, ({id}) => (change.touchedIds.has(id) ? 1 : 0));
  }),

  cartLinesUpdate: cartMutation((cart, {lines}: MutationCartLinesUpdateArgs, context) => {
    const change = updateLines(cart, lines, getVariants(context.state.seed), getPlans(context.state.seed));
    if (!change.ok) return rejectUnchanged(cart, change.errors, context);
    const errors = findQuantityErrors(change.lines, findUpdate(lines), context.state);
    if (errors.length > 0) return rejectUnchanged(cart, errors, context);
    cart.lines = change.lines;
    // The changed line gets the units first, and other lines of the same variant are cut.
    return settle(cart, context, ({id}) => (change.touchedIds.has(id) ? 0 : 1));
  }),

  cartLinesRemove: cartMutation((cart, {lineIds}: MutationCartLinesRemoveArgs, context) => {
    const change = removeLines(cart, lineIds);
    if (!change.ok) return rejectUnchanged(cart, change.errors, context);
    cart.lines = change.lines;
    return settle(cart, context);
  }),

  cartDiscountCodesUpdate: cartMutation((cart, {discountCodes}: MutationCartDiscountCodesUpdateArgs, context) => {
    cart.discountCodes = distinctCodes(discountCodes);
    return settle(cart, context);
  }),

  cartNoteUpdate: cartMutation((cart, {note}: MutationCartNoteUpdateArgs, context) => {
    const errors = rejectLongNote(note, ['note']);
    if (errors.length > 0) return refuse(errors);
    cart.note = note;
    return settle(cart, context);
  }),

  cartAttributesUpdate: cartMutation((cart, {attributes}: MutationCartAttributesUpdateArgs, context) => {
    cart.attributes = toAttributes(attributes);
    return settle(cart, context);
  }),

  cartBuyerIdentityUpdate: cartMutation((cart, {buyerIdentity}: MutationCartBuyerIdentityUpdateArgs, context) => {
    const change = changeBuyer(cart.buyerIdentity, buyerIdentity, ['buyerIdentity'], context.state);
    if (!change.ok) return rejectUnchanged(cart, change.errors, context);
    cart.buyerIdentity = change.buyerIdentity;
    return settle(cart, context);
  }),

  // A code that cannot be used is left out without an error, and a repeated one counts once, as at Shopify.
  cartGiftCardCodesUpdate: cartMutation((cart, {giftCardCodes}: MutationCartGiftCardCodesUpdateArgs, context) => {
    cart.giftCardCodes = usableCodes(context.state, giftCardCodes);
    return settle(cart, context);
  }),

  cartGiftCardCodesAdd: cartMutation((cart, {giftCardCodes}: MutationCartGiftCardCodesAddArgs, context) => {
    cart.giftCardCodes = usableCodes(context.state, [...cart.giftCardCodes, ...giftCardCodes]);
    return settle(cart, context);
  }),

  cartGiftCardCodesRemove: cartMutation((cart, {appliedGiftCardIds}: MutationCartGiftCardCodesRemoveArgs, context) => {
    cart.giftCardCodes = cart.giftCardCodes.filter((code) => {
      const card = findUsableGiftCard(context.state, code);
      return card && !appliedGiftCardIds.includes(gid('AppliedGiftCard', card.number));
    });
    return settle(cart, context);
  }),
};
