import type {Admin} from '~/platform/shopify/admin.server';
import type {StaffFulfillmentOrder} from './find-staff-fulfillment-orders.server';
import type {Tracking} from './tracking';

/**
 * An idempotent change of a fulfillment order. Whether it is done follows from the current state alone, so it may be
 * requested twice, by two people, or again after a lost response.
 */
export interface FulfillmentOperation {
  /** The tracking information that it sets. */
  readonly tracking: Tracking | null;
  /** Returns whether the state is already the desired one. */
  isDone(order: StaffFulfillmentOrder): boolean;
  /** Returns whether the current state allows the change. */
  isPossible(order: StaffFulfillmentOrder): boolean;
  /**
   * Sends the change to Shopify.
   * @returns Shopify's error messages; empty if it succeeded
   * @throws UpstreamError if the response was lost, which leaves open whether the change was made
   */
  send(admin: Admin, order: StaffFulfillmentOrder): Promise<readonly string[]>;
}
