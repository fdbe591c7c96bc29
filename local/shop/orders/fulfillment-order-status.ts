import type {FulfillmentOrderRecord} from './order-state';

/** Sets the status of a fulfillment order by its holds and remaining quantities. */
export function updateFulfillmentOrderStatus(part: FulfillmentOrderRecord, now: string): void {
  const isEmpty = part.lines.every(({remaining}) => remaining === 0);
  const isWhole = part.lines.every(({remaining, total}) => remaining === total);
  const isHeld = (part.holds ?? []).length > 0;
  part.status = isEmpty ? 'closed' : isHeld ? 'on_hold' : isWhole ? 'open' : 'in_progress';
  part.updatedAt = now;
}
