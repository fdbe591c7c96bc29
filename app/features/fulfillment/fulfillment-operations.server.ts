import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import type {FulfillmentOperation} from './fulfillment-operation.server';
import {
  FULFILLMENT_CREATE_MUTATION,
  FULFILLMENT_ORDER_CANCEL_MUTATION,
  TRACKING_UPDATE_MUTATION,
} from './fulfillment.admin.gql';
import type {StaffFulfillmentOrder} from './find-staff-fulfillment-orders.server';
import type {Tracking} from './tracking';

const UserErrorsSchema = z.object({userErrors: z.array(z.object({message: z.string()}))});

/** Fulfills the remaining items, with the tracking number if it is known already. */
export const fulfill = (tracking: Tracking | null): FulfillmentOperation => ({
  tracking,
  isDone: (order) => order.parcels.length > 0 && (tracking === null || hasTracking(order, tracking)),
  isPossible: ({status, parcels}) => status === 'open' && parcels.length === 0,
  send: (admin, order) => createParcel(admin, order, tracking),
});

/** Sets the tracking number of the latest fulfillment; creates one for a fulfillment order in progress. */
export const addTracking = (tracking: Tracking): FulfillmentOperation => ({
  tracking,
  isDone: (order) => hasTracking(order, tracking),
  isPossible: ({status, parcels}) => status === 'in_progress' || (status === 'closed' && parcels.length > 0),
  send(admin, order) {
    const latest = order.parcels.at(-1);
    return latest ? updateTracking(admin, latest.id, tracking) : createParcel(admin, order, tracking);
  },
});

/** Cancels an unfulfilled fulfillment order. Shopify replaces it by a new open one. */
export const cancelFulfillmentOrder: FulfillmentOperation = {
  tracking: null,
  isDone: ({status, parcels}) => (status === 'closed' || status === 'cancelled') && parcels.length === 0,
  isPossible: ({status, parcels}) => status === 'open' && parcels.length === 0,
  async send(admin, {id}) {
    const schema = z.object({fulfillmentOrderCancel: UserErrorsSchema.nullable()});
    const {fulfillmentOrderCancel: payload} = await admin.query(FULFILLMENT_ORDER_CANCEL_MUTATION, {id}, schema);
    return toMessages(payload);
  },
};

const hasTracking = ({parcels}: StaffFulfillmentOrder, {company, number, url}: Tracking): boolean =>
  parcels.at(-1)?.tracking.some(
    (known) =>
      known.company === company &&
      known.number === number &&
      // Shopify may change the tracking URL of carriers that it knows.
      (company !== 'Other' || known.url === (url ?? null)),
  ) ?? false;

async function createParcel(admin: Admin, {id}: StaffFulfillmentOrder, tracking: Tracking | null) {
  const fulfillment = {
    lineItemsByFulfillmentOrder: [{fulfillmentOrderId: id}],
    notifyCustomer: true,
    ...(tracking && {trackingInfo: tracking}),
  };
  const schema = z.object({fulfillmentCreate: UserErrorsSchema.nullable()});
  return toMessages((await admin.query(FULFILLMENT_CREATE_MUTATION, {fulfillment}, schema)).fulfillmentCreate);
}

async function updateTracking(admin: Admin, fulfillmentId: string, tracking: Tracking) {
  const schema = z.object({fulfillmentTrackingInfoUpdate: UserErrorsSchema.nullable()});
  const payload = await admin.query(TRACKING_UPDATE_MUTATION, {fulfillmentId, tracking}, schema);
  return toMessages(payload.fulfillmentTrackingInfoUpdate);
}

const toMessages = (payload: z.infer<typeof UserErrorsSchema> | null): readonly string[] =>
  payload?.userErrors.map(({message}) => message) ?? [];
