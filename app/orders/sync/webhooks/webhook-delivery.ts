import {z} from 'zod';
import {TimestampSchema} from '../../model/timestamp';

const MAX_ID_LENGTH = 200;
const id = z.string().min(1).max(MAX_ID_LENGTH);

const DeliverySchema = z.object({
  webhook_id: id,
  event_id: id.nullable().catch(null),
  topic: z.string().regex(/^[a-z_]+\/[a-z_]+$/),
  shop: z.string().min(1).max(MAX_ID_LENGTH),
  triggered_at: TimestampSchema.nullable().catch(null),
});

/** The headers of a webhook. Shopify signs only the body, so these alone never justify deleting data. */
export type WebhookDelivery = z.output<typeof DeliverySchema>;

/** Parses the headers of a webhook; returns null if they are not a webhook's. */
export function parseDelivery(headers: Headers): WebhookDelivery | null {
  const values = {
    webhook_id: headers.get('X-Shopify-Webhook-Id'),
    event_id: headers.get('X-Shopify-Event-Id'),
    topic: headers.get('X-Shopify-Topic'),
    shop: headers.get('X-Shopify-Shop-Domain'),
    triggered_at: headers.get('X-Shopify-Triggered-At'),
  };
  return DeliverySchema.safeParse(values).data ?? null;
}
