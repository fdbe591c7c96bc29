import {randomInt} from 'node:crypto';
import {usedMinor, type AppliedGiftCard} from '../gift-cards/apply-gift-cards';
import {lastCharacters, type GiftCardRecord} from '../gift-cards/gift-card-record';
import {nextNumber, type OrderRecord, type ShopState} from '../state';
import type {TransactionRecord} from './order-state';

const AUTHORIZATION_DIGITS = 5;

/** Returns the gateway's authorization code of a payment or refund. */
const createAuthorizationCode = (): string =>
  String(randomInt(10 ** (AUTHORIZATION_DIGITS - 1), 10 ** AUTHORIZATION_DIGITS));

const toPaidGiftCard = (card: GiftCardRecord): TransactionRecord['giftCard'] => ({
  number: card.number,
  lastCharacters: lastCharacters(card),
  balanceMinor: card.balanceMinor,
});

/** Debits the gift cards and charges the rest to the gateway; a rest of 0 is charged only without gift cards. */
export function takePayments(
  state: ShopState,
  {createdAt, totalMinor}: Pick<OrderRecord, 'createdAt' | 'totalMinor'>,
  giftCards: readonly AppliedGiftCard[],
): TransactionRecord[] {
  const sale = (amountMinor: number): TransactionRecord => ({
    number: nextNumber(state),
    kind: 'sale',
    amountMinor,
    authorization: createAuthorizationCode(),
    parentNumber: null,
    createdAt,
  });
  const used = giftCards.filter((each) => each.usedMinor > 0);
  const byGiftCard = used.map(({card, usedMinor: amountMinor}) => {
    card.balanceMinor -= amountMinor;
    return {...sale(amountMinor), giftCard: toPaidGiftCard(card)};
  });
  const restMinor = totalMinor - usedMinor(used);
  return restMinor > 0 || byGiftCard.length === 0 ? [...byGiftCard, sale(restMinor)] : byGiftCard;
}

/** A part of a refund: how much of which payment is paid back. */
export interface Repayment {
  readonly parent: TransactionRecord;
  readonly amountMinor: number;
}

const openMinor = ({transactions}: OrderRecord, {number, amountMinor}: TransactionRecord): number =>
  transactions
    .filter(({kind, parentNumber}) => kind === 'refund' && parentNumber === number)
    .reduce((left, refund) => left - refund.amountMinor, amountMinor);

/** Divides a refund among the payments: first what the gateway was paid, then gift cards. */
export function divideRefund(order: OrderRecord, amountMinor: number): Repayment[] {
  const sales = order.transactions.filter(({kind}) => kind === 'sale');
  const gatewayFirst = [...sales].sort(
    (one, other) => Number(one.giftCard !== undefined) - Number(other.giftCard !== undefined),
  );
  let leftMinor = amountMinor;
  return gatewayFirst.flatMap((parent) => {
    const backMinor = Math.min(leftMinor, openMinor(order, parent));
    leftMinor -= backMinor;
    return backMinor > 0 ? [{parent, amountMinor: backMinor}] : [];
  });
}

/** Records the refund of a payment; a gift card gets its amount back. */
export function payBack(
  state: ShopState,
  order: OrderRecord,
  {parent, amountMinor}: Repayment,
  now: string,
): TransactionRecord {
  const card = state.data.giftCards?.find(({number}) => number === parent.giftCard?.number);
  if (card) card.balanceMinor += amountMinor;
  const transaction: TransactionRecord = {
    number: nextNumber(state),
    kind: 'refund',
    amountMinor,
    authorization: createAuthorizationCode(),
    parentNumber: parent.number,
    createdAt: now,
    ...(card && {giftCard: toPaidGiftCard(card)}),
  };
  order.transactions.push(transaction);
  return transaction;
}
