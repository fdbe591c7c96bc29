import {z} from 'zod';
import {optionalText} from '../../model/order-schemas';
import {gid} from './payload-ids';

const ShopSchema = z.object({shop_id: z.number(), shop_domain: z.string()});
const CustomerSchema = z.object({id: gid('Customer'), email: optionalText});

/** The payload of `customers/redact`, which requests the erasure of a customer. */
export const CustomerRedactSchema = ShopSchema.extend({
  customer: CustomerSchema,
  orders_to_redact: z.array(gid('Order')),
}).transform(({customer, orders_to_redact}) => ({
  shopify_customer_id: customer.id,
  email: customer.email,
  shopify_order_ids: orders_to_redact,
}));

/** The payload of `customers/data_request`, by which a customer requests their stored data. */
export const DataRequestSchema = ShopSchema.extend({
  customer: CustomerSchema,
  orders_requested: z.array(gid('Order')),
  data_request: z.object({id: z.union([z.number(), z.string()])}),
}).transform(({customer, orders_requested, data_request}) => ({
  shopify_customer_id: customer.id,
  email: customer.email,
  shopify_order_ids: orders_requested,
  data_request_id: String(data_request.id),
}));

/** The payload of `shop/redact`, which requests the erasure of all data. Strict, so that no other payload matches. */
export const ShopRedactSchema = z.strictObject(ShopSchema.shape);

/** The payload of `orders/delete`, which contains only the id. */
export const OrderDeleteSchema = z.object({id: gid('Order')});

const FULFILLMENT_ORDER = /^gid:\/\/shopify\/FulfillmentOrder\/\d+$/;
const ReferenceSchema = z.object({id: z.string().regex(FULFILLMENT_ORDER)});
const MergeSchema = z.object({fulfillment_order: ReferenceSchema}).transform(({fulfillment_order: {id}}) => id);
const ReferencesSchema = z.union([
  ReferenceSchema.transform(({id}) => [id]),
  // The result of a merge: one according to Shopify's documentation, but lists are sent as well.
  MergeSchema.transform((id) => [id]),
  z.array(MergeSchema),
]);

/** The payload of a fulfillment order webhook. It names one or several of them, under keys that differ by topic. */
export const FulfillmentOrderPayloadSchema = z
  .record(z.string(), z.unknown())
  .transform((payload) => Object.values(payload).flatMap((value) => ReferencesSchema.safeParse(value).data ?? []))
  .pipe(z.array(z.string()).min(1))
  .transform(([first = '']) => first);
