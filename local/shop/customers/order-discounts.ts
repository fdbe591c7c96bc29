import {money} from '../graphql/money';
import type {OrderRecord} from '../state';

/** Returns what discounted an order's goods, a code or an automatic discount, as a discount application of both customer APIs, or null. */
export function toDiscountApplication({automaticDiscount: title, discountCodes, discountMinor}: OrderRecord) {
  const [code] = discountCodes;
  if (discountMinor === 0 || (title ?? code) === undefined) return null;
  return {
    ...(title === undefined
      ? {__typename: 'DiscountCodeApplication' as const, code, applicable: true}
      : {__typename: 'AutomaticDiscountApplication' as const, title}),
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
