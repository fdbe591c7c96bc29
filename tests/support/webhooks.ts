import {z} from 'zod';
import type {LocalShop} from './local-shop';

const DeliverySchema = z.object({
  id: z.string(),
  eventId: z.string(),
  topic: z.string(),
  uri: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed', 'dropped']),
  attempts: z.array(z.object({at: z.string(), status: z.number().nullable(), error: z.string().nullable()})),
  body: z.record(z.string(), z.unknown()),
});

const ReportSchema = z.object({behavior: z.record(z.string(), z.unknown()), deliveries: z.array(DeliverySchema)});

/** A queued or sent webhook of the shop. */
export type Delivery = z.infer<typeof DeliverySchema>;

/** Reads and changes the webhook deliveries of a shop through its control endpoints. */
export function webhooksOf({origin}: Pick<LocalShop, 'origin'>) {
  const post = (path: string, body: object = {}) =>
    fetch(`${origin}/__webhooks${path}`, {method: 'POST', body: JSON.stringify(body)});
  return {
    report: async () => ReportSchema.parse(await (await fetch(`${origin}/__webhooks`)).json()),
    /** Sets the delivery behavior; omitted fields get their defaults. */
    setBehavior: (behavior: object = {}) => post('', behavior),
    /** Replays deliveries in the given order; all of them by default. */
    replay: (selection: {readonly ids?: readonly string[]; readonly topic?: string} = {}) => post('/replay', selection),
    /** Emits a webhook for an event that this shop cannot cause itself. */
    emit: (event: object) => post('/tell', event),
  };
}
