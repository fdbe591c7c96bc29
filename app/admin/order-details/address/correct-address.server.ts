import {z} from 'zod';
import type {StaffOrder} from '~/orders/commands/find-staff-order.server';
import {UserErrorsSchema} from '~/orders/commands/fulfillment-operations.server';
import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {getAddressConflicts, isAddressChanged, type AddressChange} from './address-changes';
import {STAFF_ORDER_ADDRESS_MUTATION} from './address.admin.gql';
import {findAddressState, type AddressState} from './find-address-state.server';

interface AddressCorrection {
  readonly order: Pick<StaffOrder, 'shopifyOrderId'>;
  readonly userId: string;
  readonly idempotencyKey: string;
  /** At least one. */
  readonly changes: readonly AddressChange[];
}

const PayloadSchema = z.object({orderUpdate: UserErrorsSchema.nullable()});

/**
 * Changes parts of an order's shipping address, once, for admins only. Nothing is sent if somebody else changed one of
 * them meanwhile, or if a parcel was packed. The audit log names the parts and not their values.
 */
export async function correctAddress(
  context: Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>,
  {order: {shopifyOrderId}, userId, idempotencyKey, changes}: AddressCorrection,
) {
  const admin = createAdmin(context.config);
  const claim = {
    actorId: userId,
    // The same form with other values is another correction.
    key: `${idempotencyKey} ${await hexDigest(JSON.stringify(changes))}`,
    action: 'order.address',
    target: shopifyOrderId,
    details: {order: shopifyOrderId, fields: changes.map(({field}) => field)},
  } as const;
  return executeStaffOperation(context, claim, admin && createAddressOperation(admin, shopifyOrderId, changes));
}

/** Creates the operation for an order, by Shopify's id. */
export const createAddressOperation = (
  admin: Admin,
  orderId: string,
  changes: readonly AddressChange[],
): StaffOperation<AddressState> => ({
  read: () => findAddressState(admin, orderId),
  isDone: ({values}) => isAddressChanged(changes, values),
  isPossible: ({availability, values}) => availability === 'open' && getAddressConflicts(changes, values).length === 0,
  async send({values, company, countryCode}) {
    const changed = Object.fromEntries(changes.map(({field, value}) => [field, value]));
    const shippingAddress = {
      ...values,
      ...changed,
      ...(company !== null && {company}),
      ...(countryCode !== null && {countryCode}),
    };
    const input = {id: orderId, shippingAddress};
    const {orderUpdate} = await admin.query(STAFF_ORDER_ADDRESS_MUTATION, {input}, PayloadSchema);
    return orderUpdate?.userErrors.map(({message}) => message) ?? [];
  },
  toAuditState: ({availability}) => ({availability}),
});
