import {takePayments} from './take-payments';
import {nextNumber, type OrderRecord, type ShopState} from '../state';
import type {AppliedGiftCard} from '../gift-cards/apply-gift-cards';
import type {FulfillmentOrderRecord, OrderState} from './order-state';

export const openFulfillmentOrder = (
  state: ShopState,
  now: string,
  lines: readonly {readonly lineNumber: number; readonly quantity: number}[],
): FulfillmentOrderRecord => ({
  number: nextNumber(state),
  status: 'open',
  createdAt: now,
  updatedAt: now,
  lines: lines.map(({lineNumber, quantity}) => ({
    number: nextNumber(state),
    lineNumber,
    total: quantity,
    remaining: quantity,
  })),
});

/** Returns the state of a new order: paid, by gift cards first, and unfulfilled. Sold gift cards have a fulfillment order of their own. */
export const createOrderState = (
  state: ShopState,
  {createdAt, totalMinor, lines}: Pick<OrderRecord, 'createdAt' | 'totalMinor' | 'lines'>,
  giftCards: readonly AppliedGiftCard[] = [],
): OrderState => ({
  cancelledAt: null,
  cancelReason: null,
  closedAt: null,
  transactions: takePayments(state, {createdAt, totalMinor}, giftCards),
  fulfillmentOrders: [lines.filter(({isGiftCard}) => !isGiftCard), lines.filter(({isGiftCard}) => isGiftCard)]
    .filter(({length}) => length > 0)
    .map((part) =>
      openFulfillmentOrder(
        state,
        createdAt,
        part.map(({number, quantity}) => ({lineNumber: number, quantity})),
      ),
    ),
  fulfillments: [],
  refunds: [],
});
