import type {Admin} from '~/platform/shopify/admin.server';
import type {StaffFulfillmentOrder} from './find-staff-fulfillment-orders.server';
import type {Tracking} from './tracking';

/**
 * One change of how an order is sent. What it wants is judged by the state of the fulfillment order, never by whether it
 * was asked for before: so it can be asked for twice, by two people, or again after a lost answer, and happens once.
 */
export interface FulfillmentOperation {
  /** The parcel's number that comes with it. */
  readonly tracking: Tracking | null;
  /** Everything is already as this change wants it. */
  isDone(order: StaffFulfillmentOrder): boolean;
  /** The change can still be made. */
  isPossible(order: StaffFulfillmentOrder): boolean;
  /**
   * Asks the shop for it.
   * @returns why the shop refuses, in its own words; empty when it did not
   * @throws UpstreamError when the answer is lost, and with it whether the change was made
   */
  send(admin: Admin, order: StaffFulfillmentOrder): Promise<readonly string[]>;
}
