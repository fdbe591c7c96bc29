import {randomInt} from 'node:crypto';
import {nextNumber, type OrderRecord, type ShopState} from '../state';
import type {FulfillmentOrderRecord, OrderState} from './order-state';

const AUTHORIZATION_DIGITS = 5;

/** Returns the gateway's authorization code of a payment or refund. */
export const createAuthorizationCode = (): string =>
  String(randomInt(10 ** (AUTHORIZATION_DIGITS - 1), 10 ** AUTHORIZATION_DIGITS));

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

/** Returns the state of a new order: paid and unfulfilled. Gift cards have a fulfillment order of their own. */
export const createOrderState = (
  state: ShopState,
  {createdAt, totalMinor, lines}: Pick<OrderRecord, 'createdAt' | 'totalMinor' | 'lines'>,
): OrderState => ({
  cancelledAt: null,
  cancelReason: null,
  closedAt: null,
  transactions: [
    {
      number: nextNumber(state),
      kind: 'sale',
      amountMinor: totalMinor,
      authorization: createAuthorizationCode(),
      parentNumber: null,
      createdAt,
    },
  ],
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
