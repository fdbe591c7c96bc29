import {money} from '../graphql/money';
import type {OrderRecord} from '../state';

/** Returns the code that lowered what an order's goods cost, as both customer APIs serve it; null when none did. */
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

/** Returns a line's share of that discount; none without one. */
export function toDiscountAllocations(order: OrderRecord, {discountMinor}: OrderRecord['lines'][number]) {
  const discountApplication = toDiscountApplication(order);
  return discountApplication && discountMinor > 0 ? [{allocatedAmount: money(discountMinor), discountApplication}] : [];
}
