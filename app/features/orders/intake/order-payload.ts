import {z} from 'zod';
import type {FulfillmentState, MirroredOrder} from '../mirror/mirrored-order';
import {
  addressOf,
  currency,
  minorUnits,
  moment,
  optionalLink,
  optionalMoment,
  optionalText,
  plainText,
  quantity,
  status,
  subtotalOf,
  variantTitle,
} from '../mirror/mirror-fields';
import {FulfillmentSchema} from './fulfillment-payload';
import {gid} from './payload-ids';

const AddressSchema = z
  .object({
    first_name: optionalText,
    last_name: optionalText,
    address1: optionalText,
    address2: optionalText,
    city: optionalText,
    province: optionalText,
    zip: optionalText,
    country: optionalText,
    phone: optionalText,
  })
  .transform(addressOf);

const LineSchema = z
  .object({
    id: gid('LineItem'),
    title: plainText,
    variant_title: variantTitle,
    quantity,
    price: minorUnits,
    variant_id: gid('ProductVariant').nullish(),
    product_id: gid('Product').nullish(),
  })
  .transform((line) => ({
    shopify_line_item_id: line.id,
    title: line.title,
    variant_title: line.variant_title,
    quantity: line.quantity,
    price_minor: line.price,
    image_url: null,
    variant_id: line.variant_id ?? null,
    product_id: line.product_id ?? null,
  }));

const FULFILLED: Readonly<Record<string, FulfillmentState>> = {
  fulfilled: 'fulfilled',
  partial: 'partially_fulfilled',
  restocked: 'cancelled',
};

/** The body of a webhook about an order, as its REST resource, turned into what is kept of it. */
export const OrderPayloadSchema = z
  .object({
    id: gid('Order'),
    name: plainText.pipe(z.string().min(1)),
    email: optionalText,
    customer: z.object({id: gid('Customer')}).nullish(),
    created_at: moment,
    updated_at: moment,
    cancelled_at: optionalMoment,
    closed_at: optionalMoment,
    financial_status: status.nullish(),
    fulfillment_status: z.string().nullish(),
    currency,
    total_discounts: minorUnits,
    total_shipping_price_set: z.object({shop_money: z.object({amount: minorUnits})}),
    total_tax: minorUnits,
    total_price: minorUnits,
    order_status_url: optionalLink,
    discount_codes: z.array(z.object({code: plainText, amount: minorUnits})).default([]),
    shipping_address: AddressSchema.nullish(),
    line_items: z.array(LineSchema),
    fulfillments: z.array(FulfillmentSchema).default([]),
  })
  .transform((order): MirroredOrder => ({
    shopify_order_id: order.id,
    shopify_customer_id: order.customer?.id ?? null,
    order_number: order.name,
    email: order.email,
    placed_at: order.created_at,
    updated_at: order.updated_at,
    cancelled_at: order.cancelled_at,
    closed_at: order.closed_at,
    financial_status: order.financial_status ?? null,
    fulfillment_status:
      FULFILLED[order.fulfillment_status ?? ''] ?? (order.cancelled_at === null ? 'unfulfilled' : 'cancelled'),
    currency: order.currency,
    subtotal_minor: subtotalOf(order.line_items),
    discount_minor: order.total_discounts,
    shipping_minor: order.total_shipping_price_set.shop_money.amount,
    tax_minor: order.total_tax,
    total_minor: order.total_price,
    status_url: order.order_status_url,
    discounts: order.discount_codes.map(({code, amount}) => ({code, amount_minor: amount})),
    shipping_address: order.shipping_address ?? null,
    items: order.line_items,
    fulfillments: order.fulfillments,
  }));
