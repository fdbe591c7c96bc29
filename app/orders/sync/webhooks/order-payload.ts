import {z} from 'zod';
import {shipBy} from '~/core/ship-by';
import type {FulfillmentState, ReplicaItem, OrderReplica} from '../replica/order-replica';
import {
  toAddress,
  toTags,
  timestamp,
  optionalEmail,
  optionalLink,
  optionalTimestamp,
  optionalText,
  orderNameText,
  status,
} from '../../model/order-schemas';
import {isOnlineOrder} from '../replica/online-order';
import type {OrderAmounts} from '../../model/order-amounts';
import {visitAttribute} from '../replica/visit-attribute';
import {FulfillmentSchema} from './fulfillment-payload';
import {MoneyFields, toOrderAmounts, type PayloadLine} from './money-payload';
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
  .transform(toAddress);

const toItem = (line: PayloadLine, amounts: OrderAmounts['lines'][number]): ReplicaItem => ({
  shopify_line_item_id: line.id,
  title: line.title,
  variant_title: line.variant_title,
  ...amounts,
  image_url: null,
  variant_id: line.variant_id ?? null,
  product_id: line.product_id ?? null,
  sku: line.sku,
  bundle: line.sales_line_item_group_id
    ? {id: line.sales_line_item_group_id, title: null, quantity: null, variant_id: null}
    : null,
});

const FULFILLED: Readonly<Record<string, FulfillmentState>> = {
  fulfilled: 'fulfilled',
  partial: 'partially_fulfilled',
  restocked: 'cancelled',
};

/** What only staff see; Shopify omits a field that the store denies. */
const StaffFields = z.object({
  note: optionalText.optional(),
  tags: z.string().nullish(),
});

/** Personal data, which Shopify omits unless the store has granted access to the field. */
const PersonalFields = z.object({
  email: optionalEmail,
  // Without access to customers this is an empty object; null means that the order has no customer.
  customer: z
    .object({id: gid('Customer').nullish()})
    .nullish()
    .transform((customer) => (customer === null ? null : customer?.id)),
  shipping_address: AddressSchema.nullish(),
});

/** The payload of a webhook about an order, converted to the order replica. */
export const OrderPayloadSchema = z
  .object({
    id: gid('Order'),
    name: orderNameText,
    created_at: timestamp,
    updated_at: timestamp,
    closed_at: optionalTimestamp,
    financial_status: status.nullish(),
    fulfillment_status: z.string().nullish(),
    source_name: optionalText,
    test: z.boolean().nullish(),
    order_status_url: optionalLink,
    fulfillments: z.array(FulfillmentSchema).nullish(),
    note_attributes: visitAttribute,
    ...MoneyFields.shape,
    ...PersonalFields.shape,
    ...StaffFields.shape,
  })
  .transform((order): OrderReplica => {
    const {lines, ...amounts} = toOrderAmounts(order);
    return {
      shopify_order_id: order.id,
      ...(order.customer !== undefined && {shopify_customer_id: order.customer}),
      order_number: order.name,
      email: order.email,
      placed_at: order.created_at,
      updated_at: order.updated_at,
      cancelled_at: order.cancelled_at,
      closed_at: order.closed_at,
      financial_status: order.financial_status ?? null,
      fulfillment_status:
        FULFILLED[order.fulfillment_status ?? ''] ?? (order.cancelled_at === null ? 'unfulfilled' : 'cancelled'),
      is_online: isOnlineOrder(order.source_name, order.test ?? false),
      is_test: order.test ?? false,
      currency: order.currency,
      ...amounts,
      taxes_included: order.taxes_included ?? false,
      status_url: order.order_status_url,
      shipping_method: order.shipping_lines?.find(({is_removed}) => !is_removed)?.title ?? null,
      ship_by: shipBy(order.created_at),
      requires_shipping: order.line_items.some(({requires_shipping: isSent}) => isSent ?? true),
      ...(order.note !== undefined && {note: order.note}),
      ...(typeof order.tags === 'string' && {tags: toTags(order.tags.split(','))}),
      shipping_address: order.shipping_address ?? null,
      items: order.line_items.flatMap((line, index) => (lines[index] ? [toItem(line, lines[index])] : [])),
      fulfillments: order.fulfillments ?? [],
      ...(order.note_attributes && {visit: order.note_attributes}),
    };
  });
