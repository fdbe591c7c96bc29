import {z} from 'zod';

const text = z.string().nullable();
const minor = z.int();

const ItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  variant_title: text,
  quantity: z.int(),
  price_minor: minor,
  image_url: text,
  variant_id: text,
});

const DiscountSchema = z.object({code: text, amount_minor: minor});

const TrackingSchema = z.object({company: text.default(null), number: text.default(null), url: text.default(null)});

const AddressSchema = z
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

/** An order as lists need it, as the database keeps it: amounts in minor units. */
export const OrderRowSchema = z.object({
  id: z.uuid(),
  shopify_order_id: text,
  order_number: text,
  placed_at: z.string(),
  fulfillment_status: text,
  currency: z.string(),
  subtotal_minor: minor,
  discount_minor: minor,
  total_minor: minor,
  status_url: text,
  discounts: z.array(DiscountSchema),
  items: z.array(ItemSchema),
});

export const FulfillmentOrderSchema = z.object({
  id: z.string(),
  status: z.string(),
  created_at: text.default(null),
  line_items: z.array(z.object({id: z.string(), title: z.string(), quantity: z.int()})).default([]),
});

/** The same with everything that its own page says. */
export const OrderDetailRowSchema = OrderRowSchema.extend({
  financial_status: text,
  shipping_minor: minor,
  tax_minor: minor,
  user_id: text,
  transaction_id: text,
  shipping_address: AddressSchema.nullable(),
  fulfillment_orders: z.array(FulfillmentOrderSchema),
  fulfillments: z.array(
    z.object({
      id: z.string(),
      status: text,
      shipment_status: text,
      created_at: text,
      tracking: z.array(TrackingSchema),
    }),
  ),
  order_events: z.array(z.object({kind: z.string(), subject: z.string(), at: z.string()})),
});

export type OrderRow = z.infer<typeof OrderRowSchema>;
export type OrderDetailRow = z.infer<typeof OrderDetailRowSchema>;
export type ItemRow = z.infer<typeof ItemSchema>;
export type TrackingRow = z.infer<typeof TrackingSchema>;
export type AddressRow = z.infer<typeof AddressSchema>;
