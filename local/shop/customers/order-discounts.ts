import {money} from '../graphql/money';
import type {OrderRecord} from '../state';

/** Returns the code that discounted an order's goods, as a discount application of both customer APIs, or null. */
export function toDiscountApplication({discountCodes, discountMinor}: OrderRecord) {
  const [code] = discountCodes;
  if (discountMinor === 0 || code === undefined) return null;
  return {
    __typename: 'DiscountCodeApplication' as const,
    code,
    applicable: true,
    allocationMethod: 'ACROSS',
    targetSelection: 'ALL',
    targetType: 'LINE_ITEM',
    value: {__typename: 'MoneyV2' as const, ...money(discountMinor)},
  };
}

/** Returns a line's share of that discount, or an empty list if there is none. */
export function toDiscountAllocations(order: OrderRecord, {discountMinor}: OrderRecord['lines'][number]) {
  const discountApplication = toDiscountApplication(order);
  return discountApplication && discountMinor > 0 ? [{allocatedAmount: money(discountMinor), discountApplication}] : [];
}
