import type {RefundChoice} from './refund-choice';

/** A line of a refund, as Shopify expects it. */
interface RefundLineInput {
  readonly lineItemId: string;
  readonly quantity: number;
  readonly restockType: 'CANCEL' | 'RETURN' | 'NO_RESTOCK';
  readonly locationId?: string;
}

/**
 * Converts a choice to Shopify's lines. Items that were not sent are canceled, and items that were sent are returned:
 * a line of which a part was sent becomes two.
 * @param unfulfilled how many of each line were not sent, by Shopify's id
 * @param locationId where the items go back in stock; null if unknown, and then Shopify decides
 */
export function toRefundLines(
  {quantities, isRestocking}: Pick<RefundChoice, 'quantities' | 'isRestocking'>,
  unfulfilled: ReadonlyMap<string, number>,
  locationId: string | null,
): readonly RefundLineInput[] {
  return quantities.flatMap(({lineItemId, quantity}): RefundLineInput[] => {
    if (!isRestocking) return [{lineItemId, quantity, restockType: 'NO_RESTOCK'}];
    const location = locationId === null ? {} : {locationId};
    const canceled = Math.min(quantity, unfulfilled.get(lineItemId) ?? 0);
    return [
      {lineItemId, quantity: canceled, restockType: 'CANCEL' as const, ...location},
      {lineItemId, quantity: quantity - canceled, restockType: 'RETURN' as const, ...location},
    ].filter((line) => line.quantity > 0);
  });
}
