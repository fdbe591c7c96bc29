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

/** A webhook of the shop, sent or not. */
export type Delivery = z.infer<typeof DeliverySchema>;

/** Shows and spoils the deliveries of a shop, at its control endpoints. */
export function webhooksOf({origin}: Pick<LocalShop, 'origin'>) {
  const post = (path: string, body: object = {}) =>
    fetch(`${origin}/__webhooks${path}`, {method: 'POST', body: JSON.stringify(body)});
  return {
    report: async () => ReportSchema.parse(await (await fetch(`${origin}/__webhooks`)).json()),
    /** How the shop delivers from now on; what is left out is as it should be. */
    behave: (manners: object = {}) => post('', manners),
    /** Sends deliveries again, in the order given; all of them without one. */
    replay: (wish: {readonly ids?: readonly string[]; readonly topic?: string} = {}) => post('/replay', wish),
    /** Tells what nothing in this shop brings about by itself. */
    tell: (what: object) => post('/tell', what),
  };
}
