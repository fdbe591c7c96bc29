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

const RefusalsSchema = z.object({userErrors: z.array(z.object({message: z.string()}))});

/** Sends what is still to be sent, with the number of the parcel where it is known already. */
export const fulfill = (tracking: Tracking | null): FulfillmentOperation => ({
  tracking,
  isDone: (order) => order.parcels.length > 0 && (tracking === null || hasTracking(order, tracking)),
  isPossible: ({status, parcels}) => status === 'open' && parcels.length === 0,
  send: (admin, order) => createParcel(admin, order, tracking),
});

/** Tells where the latest parcel can be followed. What is in progress without a parcel is sent by it. */
export const addTracking = (tracking: Tracking): FulfillmentOperation => ({
  tracking,
  isDone: (order) => hasTracking(order, tracking),
  isPossible: ({status, parcels}) => status === 'in_progress' || (status === 'closed' && parcels.length > 0),
  send(admin, order) {
    const latest = order.parcels.at(-1);
    return latest ? updateTracking(admin, latest.id, tracking) : createParcel(admin, order, tracking);
  },
});

/** Calls a part back that nobody has sent yet. The shop puts a new one in its place, which is open again. */
export const cancelFulfillmentOrder: FulfillmentOperation = {
  tracking: null,
  isDone: ({status, parcels}) => (status === 'closed' || status === 'cancelled') && parcels.length === 0,
  isPossible: ({status, parcels}) => status === 'open' && parcels.length === 0,
  async send(admin, {id}) {
    const schema = z.object({fulfillmentOrderCancel: RefusalsSchema.nullable()});
    const {fulfillmentOrderCancel: answer} = await admin.ask(FULFILLMENT_ORDER_CANCEL_MUTATION, {id}, schema);
    return wordsOf(answer);
  },
};

const hasTracking = ({parcels}: StaffFulfillmentOrder, {company, number, url}: Tracking): boolean =>
  parcels.at(-1)?.tracking.some(
    (known) =>
      known.company === company &&
      known.number === number &&
      // The shop may word the address of a carrier it knows in its own way.
      (company !== 'Other' || known.url === (url ?? null)),
  ) ?? false;

async function createParcel(admin: Admin, {id}: StaffFulfillmentOrder, tracking: Tracking | null) {
  const fulfillment = {
    lineItemsByFulfillmentOrder: [{fulfillmentOrderId: id}],
    notifyCustomer: true,
    ...(tracking && {trackingInfo: tracking}),
  };
  const schema = z.object({fulfillmentCreate: RefusalsSchema.nullable()});
  return wordsOf((await admin.ask(FULFILLMENT_CREATE_MUTATION, {fulfillment}, schema)).fulfillmentCreate);
}

async function updateTracking(admin: Admin, fulfillmentId: string, tracking: Tracking) {
  const schema = z.object({fulfillmentTrackingInfoUpdate: RefusalsSchema.nullable()});
  const answer = await admin.ask(TRACKING_UPDATE_MUTATION, {fulfillmentId, tracking}, schema);
  return wordsOf(answer.fulfillmentTrackingInfoUpdate);
}

const wordsOf = (answer: z.infer<typeof RefusalsSchema> | null): readonly string[] =>
  answer?.userErrors.map(({message}) => message) ?? [];
