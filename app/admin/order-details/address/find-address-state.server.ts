import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {toAddressValues, type AddressValues} from './address-field';
import {STAFF_ORDER_ADDRESS_QUERY} from './address.admin.gql';

/** Whether the address of an order can still be corrected here. */
export type AddressAvailability = 'open' | 'canceled' | 'sent' | 'in-progress' | 'no-address' | 'denied';

/** The shipping address of an order at Shopify. */
export interface AddressState {
  readonly availability: AddressAvailability;
  readonly values: AddressValues;
  readonly company: string | null;
  /** Null if unknown. */
  readonly countryCode: string | null;
}

const text = z.string().nullish();

const OrderSchema = z.object({
  cancelledAt: z.string().nullable(),
  displayFulfillmentStatus: z.string(),
  fulfillments: z.array(z.object({status: z.string()})),
  shippingAddress: z
    .object({
      firstName: text,
      lastName: text,
      company: text,
      address1: text,
      address2: text,
      city: text,
      provinceCode: text,
      countryCodeV2: text,
      zip: text,
      phone: text,
    })
    .nullish(),
});

type OrderResponse = z.infer<typeof OrderSchema>;

const ResponseSchema = z.object({order: OrderSchema.nullable()});

/** Finds the shipping address of an order; null if Shopify has no such order. @throws UpstreamError */
export async function findAddressState(admin: Admin, orderId: string): Promise<AddressState | null> {
  const {order} = await admin.query(STAFF_ORDER_ADDRESS_QUERY, {id: orderId}, ResponseSchema);
  if (!order) return null;
  const {shippingAddress: address} = order;
  return {
    availability: toAvailability(order),
    values: toAddressValues((field) => address?.[field] ?? ''),
    company: address?.company ?? null,
    countryCode: address?.countryCodeV2 ?? null,
  };
}

const PARTLY_SENT: ReadonlySet<string> = new Set(['FULFILLED', 'PARTIALLY_FULFILLED', 'RESTOCKED']);
const IN_PROGRESS: ReadonlySet<string> = new Set(['IN_PROGRESS', 'PENDING_FULFILLMENT']);

function toAvailability({cancelledAt, displayFulfillmentStatus: status, ...order}: OrderResponse): AddressAvailability {
  if (cancelledAt !== null) return 'canceled';
  // An order whose rest is on hold is displayed as on hold, also if a part of it was sent.
  const hasParcel = order.fulfillments.some((parcel) => parcel.status === 'SUCCESS');
  if (hasParcel || PARTLY_SENT.has(status)) return 'sent';
  if (IN_PROGRESS.has(status)) return 'in-progress';
  // A denied field is absent, while an order of which nothing is sent has no address.
  if (order.shippingAddress === undefined) return 'denied';
  return order.shippingAddress === null ? 'no-address' : 'open';
}
