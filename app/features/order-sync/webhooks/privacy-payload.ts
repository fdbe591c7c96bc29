import {z} from 'zod';
import {optionalText} from '~/features/orders/model/order-schemas';
import {gid} from './payload-ids';

const ShopSchema = z.object({shop_id: z.number(), shop_domain: z.string()});
const CustomerSchema = z.object({id: gid('Customer'), email: optionalText});

/** The body of a webhook that asks to forget a customer. */
export const CustomerRedactSchema = ShopSchema.extend({
  customer: CustomerSchema,
  orders_to_redact: z.array(gid('Order')),
}).transform(({customer, orders_to_redact}) => ({
  shopify_customer_id: customer.id,
  email: customer.email,
  shopify_order_ids: orders_to_redact,
}));

/** The body of a webhook by which a customer asks what is known of them. */
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

/** The body of a webhook that asks to forget the whole shop: strict, since no other may be taken for it. */
export const ShopRedactSchema = z.strictObject(ShopSchema.shape);

/** The body of a webhook about an order that is gone: only its id is left. */
export const OrderDeleteSchema = z.object({id: gid('Order')});

const FULFILLMENT_ORDER = /^gid:\/\/shopify\/FulfillmentOrder\/\d+$/;
const PartSchema = z.object({id: z.string().regex(FULFILLMENT_ORDER)});
const MergeSchema = z.object({fulfillment_order: PartSchema}).transform(({fulfillment_order: {id}}) => id);
const ReferencesSchema = z.union([
  PartSchema.transform(({id}) => [id]),
  // What several were merged into: the documentation shows one, a list is sent as well.
  MergeSchema.transform((id) => [id]),
  z.array(MergeSchema),
]);

/** The body of a webhook about what is to be packed names one or several fulfillment orders, under keys that differ by topic. */
export const FulfillmentOrderPayloadSchema = z
  .record(z.string(), z.unknown())
  .transform((payload) => Object.values(payload).flatMap((value) => ReferencesSchema.safeParse(value).data ?? []))
  .pipe(z.array(z.string()).min(1))
  .transform(([first = '']) => first);
