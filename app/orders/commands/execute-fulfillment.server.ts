import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {executeStaffOperation, type StaffClaim, type StaffOperation} from '~/platform/staff-operation.server';
import type {FulfillmentOperation} from './fulfillment-operation.server';
import {findStaffFulfillmentOrders, type StaffFulfillmentOrder} from './find-staff-fulfillment-orders.server';

/** A claim to change a fulfillment order, with Shopify's id of the order that it must belong to. */
export interface FulfillmentRequest {
  readonly claim: StaffClaim;
  readonly orderId: string;
}

/** Executes one operation on a fulfillment order, for admins only. */
export function executeFulfillment(
  context: Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>,
  {claim, orderId}: FulfillmentRequest,
  operation: FulfillmentOperation,
) {
  const admin = createAdmin(context.config);
  return executeStaffOperation(context, claim, admin && toStaffOperation(admin, orderId, claim.target, operation));
}

const toStaffOperation = (
  admin: Admin,
  orderId: string,
  target: string,
  operation: FulfillmentOperation,
): StaffOperation<StaffFulfillmentOrder> => ({
  read: async () => (await findStaffFulfillmentOrders(admin, orderId)).find(({id}) => id === target) ?? null,
  isDone: (order) => operation.isDone(order),
  isPossible: (order) => operation.isPossible(order),
  send: (order) => operation.send(admin, order),
  toAuditState: ({status, holds, parcels}) => ({
    status,
    ...(holds.length > 0 && {holds: holds.map(({id, reason}) => ({id, reason}))}),
    parcels: parcels.map(({id, tracking}) => ({
      id,
      tracking: tracking.map(({company: carrier, number}) => ({carrier, number})),
    })),
  }),
});
