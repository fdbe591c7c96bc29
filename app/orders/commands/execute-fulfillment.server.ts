import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {executeStaffOperation, type StaffClaim, type StaffOperation} from '~/platform/staff-operation.server';
import type {FulfillmentIntent} from './order-intents';
import {AUDIT_ACTIONS, getTracking, type FulfillmentCommand, type FulfillmentRequest} from './fulfillment-command';
import {findStaffFulfillmentOrders, type StaffFulfillmentOrder} from './find-staff-fulfillment-orders.server';
import {toFulfillmentOperation} from './to-fulfillment-operation.server';
import type {Tracking} from './tracking';

/** Executes a command on a fulfillment order once, for admins only, and records it. */
export function executeFulfillment(
  context: Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>,
  {actorId, key, orderId, target, command}: FulfillmentRequest,
) {
  const admin = createAdmin(context.config);
  const claim = toFulfillmentClaim({actorId, key, orderId, target, kind: command.kind, tracking: getTracking(command)});
  return executeStaffOperation(context, claim, admin && toStaffOperation(admin, orderId, target, command));
}

interface ClaimFacts extends Omit<FulfillmentRequest, 'command'> {
  readonly kind: FulfillmentIntent;
  readonly tracking: Tracking | null;
}

/** Returns what is recorded of a command before it is executed, or of one that is denied. */
export const toFulfillmentClaim = ({actorId, key, orderId, target, kind, tracking}: ClaimFacts): StaffClaim => ({
  actorId,
  key,
  action: AUDIT_ACTIONS[kind],
  target,
  details: {order: orderId, ...(tracking && {carrier: tracking.company, number: tracking.number})},
});

function toStaffOperation(
  admin: Admin,
  orderId: string,
  target: string,
  command: FulfillmentCommand,
): StaffOperation<StaffFulfillmentOrder> {
  const operation = toFulfillmentOperation(command);
  return {
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
  };
}
