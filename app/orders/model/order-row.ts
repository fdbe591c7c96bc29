import {z} from 'zod';

const text = z.string().nullable();
const minor = z.int();

/** The bundle of a component; without a title until the Admin API has been read. */
export const BundleSchema = z.object({
  id: z.string(),
  title: text.default(null),
  quantity: z.int().nullable().default(null),
  variant_id: text.default(null),
});

const ItemSchema = z.object({
  shopify_line_item_id: z.string().optional(),
  title: z.string(),
  variant_title: text,
  quantity: z.int(),
  removed_quantity: z.int(),
  price_minor: minor,
  total_minor: minor.nullable(),
  image_url: text,
  bundle: BundleSchema.nullish(),
  product_id: text.optional(),
});

const SoldItemSchema = ItemSchema.extend({variant_id: text});

const TrackingSchema = z.object({company: text.default(null), number: text.default(null), url: text.default(null)});

const ShipmentSchema = z.object({
  id: z.string(),
  status: text,
  shipment_status: text,
  tracking: z.array(TrackingSchema),
  /** When the carrier expects to deliver it; null without an estimate. */
  estimated_delivery_at: text.optional(),
  /** Absent or empty if the contents are unknown. */
  items: z.array(z.object({shopify_line_item_id: z.string(), quantity: z.int()})).optional(),
});

const EventSchema = z.object({
  kind: z.string(),
  at: z.string(),
  /** The fulfillment or refund that it happened to; empty for the order as a whole. */
  subject: z.string(),
  detail: z.object({amount_minor: minor.optional()}),
});

/** A shipping address; any field may be missing. */
export const ShippingAddressSchema = z
  .object({
    first_name: text,
    last_name: text,
    address1: text,
    address2: text,
    city: text,
    province: text,
    zip: text,
    country: text,
    phone: text,
  })
  .partial();

/** The columns of every order; amounts are in minor units of its currency. */
const BaseSchema = z.object({
  id: z.uuid(),
  order_number: text,
  placed_at: z.string(),
  financial_status: text,
  fulfillment_status: text,
  currency: z.string(),
  subtotal_minor: minor,
  discount_minor: minor,
  shipping_minor: minor,
  duties_minor: minor,
  fees_minor: minor,
  tip_minor: minor,
  tax_minor: minor,
  taxes_included: z.boolean(),
  total_minor: minor,
  shipping_method: text.optional(),
  /** The day until which the shop promises to pack it. */
  ship_by: text.optional(),
  items: z.array(ItemSchema),
  fulfillments: z.array(ShipmentSchema),
  events: z.array(EventSchema),
  gift_card_payments: z.array(z.object({last_characters: z.string(), amount_minor: minor})).default([]),
  /** The lots of what is packed, of each dish that staff scanned. */
  lots: z.array(z.object({dish: z.string(), lot: z.string()})).default([]),
  fulfillment_orders: z.array(z.object({status: text.optional(), delivery_method: text.optional()})).default([]),
});

/** A row of the order list. */
export const OrderRowSchema = BaseSchema.extend({
  status_url: text,
  discounts: z.array(z.object({code: text, amount_minor: minor})),
});

/** The row of the order page. */
export const OrderDetailRowSchema = BaseSchema.extend({
  user_id: text,
  shopify_order_id: text,
  status_url: text,
  transaction_id: text,
  shipping_address: ShippingAddressSchema.nullable(),
  items: z.array(SoldItemSchema),
});

export const GuestOrderRowSchema = BaseSchema.extend({expires_at: z.string()});

/** An order as mails about it show it. */
export const MailedOrderRowSchema = BaseSchema.extend({
  shopify_order_id: z.string(),
  shipping_address: ShippingAddressSchema.nullable(),
  discounts: z.array(z.object({code: text, amount_minor: minor})),
});

export type ItemRow = z.infer<typeof ItemSchema>;
/** A line item with its variant, so that it can be bought again. */
export type SoldItemRow = z.infer<typeof SoldItemSchema>;
export type TrackingRow = z.infer<typeof TrackingSchema>;
/** A parcel with its status. */
export type ShipmentRow = z.infer<typeof ShipmentSchema>;
export type EventRow = z.infer<typeof EventSchema>;
/** A shipping address; any field may be missing. */
export type AddressRow = z.infer<typeof ShippingAddressSchema>;
/** The columns that all pages of one order share. */
export type PricedRow = z.infer<typeof BaseSchema>;
export type OrderRow = z.infer<typeof OrderRowSchema>;
export type MailedOrderRow = z.infer<typeof MailedOrderRowSchema>;
export type OrderDetailRow = z.infer<typeof OrderDetailRowSchema>;
