import type {Attempt} from '~/platform/limits/database-limit.server';
import type {CartContext} from '../cart-context';
import {findCartSnapshot} from '../load/find-cart-snapshot.server';
import type {CartProblem} from '../model/cart-problem';
import type {ShopCart} from '../model/shop-cart';
import {EXPIRED_CART, isCartGone, type CartMutationPayload, type CartMutationResult} from './cart-mutation';
import type {GiftCardCommand} from './gift-card-command';
import {runCartMutation} from './run-cart-mutation.server';

type ApplyGiftCard = Extract<GiftCardCommand, {kind: 'apply-gift-card'}>;
type FoundCart = Extract<CartMutationResult['snapshot'], {kind: 'found'}>;

/** Counts an entered code; a code that Shopify accepts is taken back. */
type CountGuess = (cartId: string) => Promise<Attempt>;

const UNAVAILABLE = 'PAYMENTS_GIFT_CARDS_UNAVAILABLE';
const MINUTE_SECONDS = 60;

/**
 * Applies or removes a gift card. Shopify leaves out a code that cannot be used without an error, so only the applied cards
 * show what happened.
 * @returns the cart afterwards, and a problem when the card was not applied
 */
export async function changeGiftCards(
  context: CartContext,
  command: GiftCardCommand,
  countGuess: CountGuess,
): Promise<CartMutationResult> {
  const snapshot = await findCartSnapshot(context);
  if (snapshot.kind === 'unreachable') return {snapshot, problems: [toUnverifiedProblem(command)]};
  if (snapshot.kind === 'none') return expireCart(context);
  return command.kind === 'apply-gift-card'
    ? applyGiftCard(context, command, {before: snapshot, countGuess})
    : removeGiftCard(context, command.giftCardId, snapshot);
}

interface Guess {
  readonly before: FoundCart;
  readonly countGuess: CountGuess;
}

async function applyGiftCard(
  context: CartContext,
  command: ApplyGiftCard,
  {before, countGuess}: Guess,
): Promise<CartMutationResult> {
  const attempt = await countGuess(before.cart.id);
  if (!attempt.isAllowed) {
    const minutes = Math.ceil(attempt.retryAfterSeconds / MINUTE_SECONDS);
    return {snapshot: before, problems: [{kind: 'gift-card-limited', minutes}]};
  }
  const payload = await runCartMutation(context, () => context.cart.addGiftCardCodes([command.code]));
  if (!payload) return resolveLostResponse(context, before.cart);
  if (isCartGone(payload)) return expireCart(context);
  if (!payload.cart) return {snapshot: before, problems: [{kind: 'gift-card-unverified'}]};
  context.cart.setCartId(payload.cart.id);
  const [added] = addedCards(before.cart, payload.cart);
  if (!added)
    return {snapshot: {kind: 'found', cart: payload.cart}, problems: [toRefusal(command, payload, before.cart)]};
  if (isEmpty(added)) return removeEmptyCard(context, added.id, payload.cart);
  await attempt.refund();
  return {snapshot: {kind: 'found', cart: payload.cart}, problems: []};
}

const addedCards = (before: ShopCart, {appliedGiftCards}: ShopCart) =>
  appliedGiftCards.filter(({id}) => before.appliedGiftCards.every((each) => each.id !== id));

const isEmpty = ({balance}: ShopCart['appliedGiftCards'][number]): boolean => Number(balance.amount) === 0;

function toRefusal({code}: ApplyGiftCard, {warnings}: CartMutationPayload, before: ShopCart): CartProblem {
  if (warnings?.some((warning) => warning.code === UNAVAILABLE)) return {kind: 'gift-cards-unavailable'};
  const isRepeated = before.appliedGiftCards.some(({lastCharacters}) => code.endsWith(lastCharacters.toLowerCase()));
  return {kind: isRepeated ? 'gift-card-repeated' : 'gift-card-refused'};
}

async function removeEmptyCard(context: CartContext, id: string, cart: ShopCart): Promise<CartMutationResult> {
  const payload = await runCartMutation(context, () => context.cart.removeGiftCards([id]));
  return {snapshot: {kind: 'found', cart: payload?.cart ?? cart}, problems: [{kind: 'gift-card-empty'}]};
}

async function resolveLostResponse(context: CartContext, before: ShopCart): Promise<CartMutationResult> {
  const snapshot = await findCartSnapshot(context);
  const wasApplied = snapshot.kind === 'found' && addedCards(before, snapshot.cart).length > 0;
  return {snapshot, problems: wasApplied ? [] : [{kind: 'gift-card-unverified'}]};
}

/** A card that is gone already counts as removed. */
async function removeGiftCard(context: CartContext, id: string, before: FoundCart): Promise<CartMutationResult> {
  if (before.cart.appliedGiftCards.every((each) => each.id !== id)) return {snapshot: before, problems: []};
  const payload = await runCartMutation(context, () => context.cart.removeGiftCards([id]));
  if (payload && isCartGone(payload)) return expireCart(context);
  if (payload?.cart) {
    context.cart.setCartId(payload.cart.id);
    return {snapshot: {kind: 'found', cart: payload.cart}, problems: []};
  }
  const snapshot = await findCartSnapshot(context);
  const isGone = snapshot.kind === 'found' && snapshot.cart.appliedGiftCards.every((each) => each.id !== id);
  return {snapshot, problems: isGone ? [] : [{kind: 'unreachable'}]};
}

function expireCart({cart}: CartContext): CartMutationResult {
  cart.forget();
  return EXPIRED_CART;
}

const toUnverifiedProblem = ({kind}: GiftCardCommand): CartProblem => ({
  kind: kind === 'apply-gift-card' ? 'gift-card-unverified' : 'unreachable',
});
