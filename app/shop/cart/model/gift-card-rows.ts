import {maskedGiftCard} from '~/core/masked-gift-card';
import {formatMoney, toMinorUnits} from '~/core/money';
import {toMoney} from '~/core/to-money';
import type {CartView, GiftCardView} from './cart-view';
import {allocationSums} from './discount-rows';
import type {ShopCart} from './shop-cart';

type ShopGiftCard = ShopCart['appliedGiftCards'][number];

function toGiftCardView({id, lastCharacters, amountUsed, presentmentAmountUsed, balance}: ShopGiftCard): GiftCardView {
  const leftMinor = Math.max(0, toMinorUnits(balance) - toMinorUnits(amountUsed));
  return {
    id,
    name: maskedGiftCard(lastCharacters),
    used: formatMoney(presentmentAmountUsed),
    left: formatMoney(toMoney(leftMinor, balance.currencyCode)),
  };
}

const usedMinor = ({appliedGiftCards}: ShopCart): number =>
  appliedGiftCards.reduce((sum, {presentmentAmountUsed}) => sum + toMinorUnits(presentmentAmountUsed), 0);

/**
 * Returns the total of a cart before its gift cards. A gift card is a payment, so Shopify's total contains what it pays; a
 * total from which that is missing is recognized by the discounts, which then add up only together with it.
 */
export function totalBeforeGiftCardsMinor(cart: ShopCart): number {
  const {subtotalAmount, totalAmount} = cart.cost;
  const totalMinor = toMinorUnits(totalAmount);
  const used = usedMinor(cart);
  const differenceMinor = toMinorUnits(subtotalAmount) - totalMinor;
  const discounts = [0, ...allocationSums(cart)];
  const isReduced = used > 0 && !discounts.includes(differenceMinor) && discounts.includes(differenceMinor - used);
  return isReduced ? totalMinor + used : totalMinor;
}

/** Returns the gift cards of a cart and what is left to pay. */
export function toGiftCards(cart: ShopCart): Pick<CartView, 'giftCards' | 'due'> {
  const {appliedGiftCards, cost} = cart;
  if (appliedGiftCards.length === 0) return {giftCards: [], due: null};
  const dueMinor = Math.max(0, totalBeforeGiftCardsMinor(cart) - usedMinor(cart));
  return {
    giftCards: appliedGiftCards.map(toGiftCardView),
    due: formatMoney(toMoney(dueMinor, cost.totalAmount.currencyCode)),
  };
}
