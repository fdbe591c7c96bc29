import {findPlan} from '../selling-plans/selling-plans';
import {nextNumber, type OrderRecord, type ShopState} from '../state';
import {lineVariantTitle} from '../orders/order-line';
import type {ContractRecord} from './contract-record';

/** Begins the subscriptions of a paid order: one for all lines of a plan, as it is billed and delivered together. */
export function beginContracts(order: OrderRecord, state: ShopState): void {
  const planNumbers = new Set(order.lines.flatMap(({sellingPlan}) => sellingPlan?.number ?? []));
  for (const planNumber of planNumbers) {
    const interval = findPlan(state.seed, planNumber)?.plan.interval;
    if (interval) {
      state.data.contracts = [...(state.data.contracts ?? []), toContract(order, planNumber, interval, state)];
    }
  }
}

function toContract(
  order: OrderRecord,
  planNumber: number,
  interval: ContractRecord['interval'],
  state: ShopState,
): ContractRecord {
  const {createdAt, customerNumber, number, shippingMethod, shippingMinor, shippingAddress} = order;
  return {
    number: nextNumber(state),
    customerNumber,
    originOrderNumber: number,
    status: 'ACTIVE',
    createdAt,
    updatedAt: createdAt,
    revision: 1,
    interval,
    lines: order.lines
      .filter(({sellingPlan}) => sellingPlan?.number === planNumber)
      .map((line) => ({
        number: nextNumber(state),
        variantNumber: line.variantNumber,
        title: line.title,
        variantTitle: lineVariantTitle(line),
        sku: line.sku,
        quantity: line.quantity,
        priceMinor: line.priceMinor,
      })),
    deliveryMinor: shippingMinor,
    shippingMethod,
    address: shippingAddress,
    skipped: [],
  };
}
