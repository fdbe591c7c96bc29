import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {trackingUrl} from '../model/carriers';
import type {FulfillCommand, TrackCommand} from './fulfillment-command';
import type {FulfillmentOperation} from './fulfillment-operation.server';
import {
  FULFILLMENT_CREATE_MUTATION,
  FULFILLMENT_ORDER_CANCEL_MUTATION,
  TRACKING_UPDATE_MUTATION,
} from './fulfillment.admin.gql';
import type {StaffFulfillmentOrder} from './find-staff-fulfillment-orders.server';
import type {Tracking} from './tracking';

/** The errors in the payload of a mutation. */
export const UserErrorsSchema = z.object({userErrors: z.array(z.object({message: z.string()}))});

/** What a new parcel contains and says. */
type ParcelRequest = Omit<FulfillCommand, 'kind'>;

/**
 * Sends items in one parcel, with the tracking number if it is known already. It is done once no more of a line remains
 * than the form leaves, and possible only while as much remains as the form showed: so it never sends twice.
 */
export const fulfill = ({quantities, tracking, isNotifying}: ParcelRequest): FulfillmentOperation => ({
  isDone: (order) =>
    order.parcels.length > 0 &&
    remainingAfter(order, quantities).every(({remaining, wanted}) => remaining === wanted) &&
    (tracking === null || order.parcels.some((parcel) => hasTracking(parcel, tracking))),
  isPossible: (order) =>
    (order.status === 'open' || order.status === 'in_progress') &&
    order.items.some(({remaining}) => remaining > 0) &&
    (quantities ?? []).every(({id, seen}) => order.items.some((item) => item.id === id && item.remaining === seen)),
  send: (admin, order) => createParcel(admin, order, {quantities, tracking, isNotifying}),
});

/** Returns what remains of each line, and what should remain once the parcel is sent. */
const remainingAfter = ({items}: StaffFulfillmentOrder, quantities: ParcelRequest['quantities']) =>
  items.flatMap(({id, remaining}) => {
    if (!quantities) return {remaining, wanted: 0};
    const line = quantities.find((each) => each.id === id);
    return line && line.quantity > 0 ? {remaining, wanted: line.seen - line.quantity} : [];
  });

/** Sets the tracking number of a parcel; creates one for a fulfillment order in progress that has none. */
export const addTracking = ({
  tracking,
  fulfillmentId,
  isNotifying,
}: Omit<TrackCommand, 'kind'>): FulfillmentOperation => ({
  isDone: (order) => isTracked(getParcel(order, fulfillmentId), tracking),
  isPossible(order) {
    const parcel = getParcel(order, fulfillmentId);
    if (fulfillmentId !== null) return parcel !== undefined;
    // A number that somebody has entered since the page was loaded is not replaced.
    return parcel ? !parcel.tracking.some(({number}) => number) : order.status === 'in_progress';
  },
  send(admin, order) {
    const parcel = getParcel(order, fulfillmentId);
    return parcel
      ? updateTracking(admin, parcel.id, tracking, isNotifying)
      : createParcel(admin, order, {quantities: null, tracking, isNotifying});
  },
});

type StaffParcel = StaffFulfillmentOrder['parcels'][number];

const getParcel = ({parcels}: StaffFulfillmentOrder, id: string | null): StaffParcel | undefined =>
  id === null ? parcels.at(-1) : parcels.find((parcel) => parcel.id === id);

/** A tracking URL that staff entered themselves is sent, even if nothing else has changed. */
const isTracked = (parcel: StaffParcel | undefined, tracking: Tracking): boolean => {
  const {company, number, url} = tracking;
  if (!parcel || !hasTracking(parcel, tracking)) return false;
  return !url || url === trackingUrl(company, number, null) || parcel.tracking.some((known) => known.url === url);
};

/** Cancels an unfulfilled fulfillment order. Shopify replaces it by a new open one. */
export const cancelFulfillmentOrder: FulfillmentOperation = {
  isDone: ({status, parcels}) => (status === 'closed' || status === 'cancelled') && parcels.length === 0,
  isPossible: ({status, parcels}) => status === 'open' && parcels.length === 0,
  async send(admin, {id}) {
    const schema = z.object({fulfillmentOrderCancel: UserErrorsSchema.nullable()});
    const {fulfillmentOrderCancel: payload} = await admin.query(FULFILLMENT_ORDER_CANCEL_MUTATION, {id}, schema);
    return toMessages(payload);
  },
};

const hasTracking = (parcel: StaffParcel, {company, number, url}: Tracking): boolean =>
  parcel.tracking.some(
    (known) =>
      known.company === company &&
      known.number === number &&
      // Shopify may change the tracking URL of carriers that it knows.
      (company !== 'Other' || known.url === (url ?? null)),
  );

async function createParcel(
  admin: Admin,
  {id}: StaffFulfillmentOrder,
  {quantities, tracking, isNotifying}: ParcelRequest,
) {
  const lines = quantities
    ?.filter(({quantity}) => quantity > 0)
    .map((line) => ({id: line.id, quantity: line.quantity}));
  const fulfillment = {
    lineItemsByFulfillmentOrder: [{fulfillmentOrderId: id, ...(lines && {fulfillmentOrderLineItems: lines})}],
    notifyCustomer: isNotifying,
    ...(tracking && {trackingInfo: tracking}),
  };
  const schema = z.object({fulfillmentCreate: UserErrorsSchema.nullable()});
  return toMessages((await admin.query(FULFILLMENT_CREATE_MUTATION, {fulfillment}, schema)).fulfillmentCreate);
}

async function updateTracking(admin: Admin, fulfillmentId: string, tracking: Tracking, notify: boolean) {
  const schema = z.object({fulfillmentTrackingInfoUpdate: UserErrorsSchema.nullable()});
  const payload = await admin.query(TRACKING_UPDATE_MUTATION, {fulfillmentId, tracking, notify}, schema);
  return toMessages(payload.fulfillmentTrackingInfoUpdate);
}

/** Returns the error messages of a payload. */
export const toMessages = (payload: z.infer<typeof UserErrorsSchema> | null): readonly string[] =>
  payload?.userErrors.map(({message}) => message) ?? [];
