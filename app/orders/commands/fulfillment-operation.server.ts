import type {Admin} from '~/platform/shopify/admin.server';
import type {StaffOperation} from '~/platform/staff-operation.server';
import type {StaffFulfillmentOrder} from './find-staff-fulfillment-orders.server';

/** An idempotent change of a fulfillment order. */
export interface FulfillmentOperation extends Pick<StaffOperation<StaffFulfillmentOrder>, 'isDone' | 'isPossible'> {
  /**
   * Sends the change to Shopify.
   * @returns Shopify's error messages; empty if it succeeded
   * @throws UpstreamError if the response was lost, which leaves open whether the change was made
   */
  send(admin: Admin, order: StaffFulfillmentOrder): Promise<readonly string[]>;
}
