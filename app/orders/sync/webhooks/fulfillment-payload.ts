import {z} from 'zod';
import type {ReplicaFulfillment} from '../replica/order-replica';
import {timestamp, optionalLink, optionalText, quantity, status} from '../../model/order-schemas';
import {gid} from './payload-ids';

const FulfillmentFields = z.object({
  id: gid('Fulfillment'),
  order_id: gid('Order'),
  status,
  shipment_status: status.nullish(),
  tracking_company: optionalText,
  tracking_numbers: z.array(optionalText).default([]),
  tracking_urls: z.array(optionalLink).default([]),
  line_items: z.array(z.object({id: gid('LineItem'), quantity})).nullish(),
  created_at: timestamp,
  updated_at: timestamp,
});

function toFulfillment(fulfillment: z.output<typeof FulfillmentFields>): ReplicaFulfillment {
  const {tracking_company: company, tracking_numbers: numbers, tracking_urls: urls} = fulfillment;
  const tracking = Array.from({length: Math.max(numbers.length, urls.length)}, (_, index) => ({
    company,
    number: numbers[index] ?? null,
    url: urls[index] ?? null,
  }));
  return {
    shopify_fulfillment_id: fulfillment.id,
    status: fulfillment.status,
    shipment_status: fulfillment.shipment_status ?? null,
    tracking,
    items: (fulfillment.line_items ?? []).map((item) => ({shopify_line_item_id: item.id, quantity: item.quantity})),
    created_at: fulfillment.created_at,
    updated_at: fulfillment.updated_at,
  };
}

/** A fulfillment within the payload of an order. */
export const FulfillmentSchema = FulfillmentFields.transform(toFulfillment);

export const FulfillmentPayloadSchema = FulfillmentFields.transform((fulfillment) => ({
  ...toFulfillment(fulfillment),
  shopify_order_id: fulfillment.order_id,
}));
