import {z} from 'zod';
import {TimestampSchema} from '~/features/orders/model/timestamp';

const MAX_ID_LENGTH = 200;
const id = z.string().min(1).max(MAX_ID_LENGTH);

const DeliverySchema = z.object({
  webhook_id: id,
  event_id: id.nullable().catch(null),
  topic: z.string().regex(/^[a-z_]+\/[a-z_]+$/),
  shop: z.string().min(1).max(MAX_ID_LENGTH),
  triggered_at: TimestampSchema.nullable().catch(null),
});

/** What the headers of a webhook say. They are not signed: hints, by which nothing is destroyed. */
export type Delivery = z.output<typeof DeliverySchema>;

/** @returns null for headers that are no webhook's */
export function readDelivery(headers: Headers): Delivery | null {
  const said = {
    webhook_id: headers.get('X-Shopify-Webhook-Id'),
    event_id: headers.get('X-Shopify-Event-Id'),
    topic: headers.get('X-Shopify-Topic'),
    shop: headers.get('X-Shopify-Shop-Domain'),
    triggered_at: headers.get('X-Shopify-Triggered-At'),
  };
  return DeliverySchema.safeParse(said).data ?? null;
}
