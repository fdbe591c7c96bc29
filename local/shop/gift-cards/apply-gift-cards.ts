import {SHOP_CURRENCY} from '../graphql/money';
import {toShopDay} from '../time-zone';
import type {CartRecord, ShopState} from '../state';
import type {GiftCardRecord} from './gift-card-record';

/** A gift card that pays a part of a cart or an order. */
export interface AppliedGiftCard {
  readonly card: GiftCardRecord;
  readonly usedMinor: number;
}

const isUsable = ({clock}: ShopState, card: GiftCardRecord): boolean =>
  card.balanceMinor > 0 &&
  card.disabledAt === null &&
  card.currencyCode === SHOP_CURRENCY &&
  (card.expiresOn === null || toShopDay(clock()) <= card.expiresOn);

/**
 * Finds a gift card that can pay now. The API ignores case but not spaces, so a client must remove them.
 *
 * @returns null for a code that is unknown, used up, expired, disabled or of another currency
 */
export function findUsableGiftCard(state: ShopState, code: string): GiftCardRecord | null {
  const card = state.data.giftCards?.find((each) => each.code === code.toLowerCase());
  return card && isUsable(state, card) ? card : null;
}

/** Returns the codes of the cards that can pay now, each once, in the order of the input. */
export function usableCodes(state: ShopState, codes: readonly string[]): string[] {
  return [...new Set(codes.flatMap((code) => findUsableGiftCard(state, code)?.code ?? []))];
}

/**
 * Divides an amount among the gift cards of a cart, in the order in which they were applied. A card that cannot pay any more,
 * because another cart used it up, is left out.
 */
export function applyGiftCards(
  state: ShopState,
  {giftCardCodes}: Pick<CartRecord, 'giftCardCodes'>,
  payableMinor: number,
): AppliedGiftCard[] {
  let leftMinor = payableMinor;
  return usableCodes(state, giftCardCodes).flatMap((code) => {
    const card = findUsableGiftCard(state, code);
    if (!card) return [];
    const usedMinor = Math.min(leftMinor, card.balanceMinor);
    leftMinor -= usedMinor;
    return [{card, usedMinor}];
  });
}

export const usedMinor = (applied: readonly AppliedGiftCard[]): number =>
  applied.reduce((sum, each) => sum + each.usedMinor, 0);
