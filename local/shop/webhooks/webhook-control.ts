import {z} from 'zod';
import {inputFaults} from '../control/fault-plan';
import type {ShopContext} from '../state';
import {GOOD_MANNERS, MannersSchema} from './delivery-manners';
import {tellAsAsked} from './tell-as-asked';
import type {DeliveryRecord} from './webhook-record';
import type {WebhookSender} from './webhook-sender';

/** What these endpoints show and change. */
export interface ControlledWebhooks extends ShopContext {
  readonly sender: WebhookSender;
}

const ReplaySchema = z.strictObject({
  /** Which deliveries, in the order in which they shall arrive; all of them when absent. */
  ids: z.array(z.string()).optional(),
  topic: z.string().optional(),
});

const refused = (error: z.ZodError) => Response.json({errors: inputFaults(error)}, {status: 400});

/** An empty body asks for the defaults. */
const readJson = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const shown = ({body, ...delivery}: DeliveryRecord) => ({...delivery, body: JSON.parse(body) as unknown});

function report({state, sender}: ControlledWebhooks): Response {
  const {subscriptions, deliveries} = state.data.webhooks;
  return Response.json({manners: sender.manners, subscriptions, deliveries: deliveries.map(shown)});
}

async function behave(controlled: ControlledWebhooks, request: Request): Promise<Response> {
  const manners = MannersSchema.safeParse(await readJson(request));
  if (!manners.success) return refused(manners.error);
  controlled.sender.behave(manners.data);
  return Response.json(manners.data);
}

function choose({state}: ControlledWebhooks, {ids, topic}: z.infer<typeof ReplaySchema>): DeliveryRecord[] {
  const {deliveries} = state.data.webhooks;
  const asked = ids ? ids.flatMap((id) => deliveries.find((delivery) => delivery.id === id) ?? []) : deliveries;
  return asked.filter((delivery) => topic === undefined || delivery.topic === topic);
}

async function replay(controlled: ControlledWebhooks, request: Request): Promise<Response> {
  const wish = ReplaySchema.safeParse(await readJson(request));
  if (!wish.success) return refused(wish.error);
  const deliveries = choose(controlled, wish.data);
  await controlled.sender.replay(deliveries);
  return Response.json({deliveries: deliveries.map(shown)});
}

async function tell(controlled: ControlledWebhooks, request: Request): Promise<Response> {
  const answer = tellAsAsked(await readJson(request), controlled);
  return answer.ok ? Response.json(answer.body) : refused(answer.error);
}

/** The endpoints that show what was delivered and make deliveries go wrong. */
export const WEBHOOK_ENDPOINTS = {
  '/__webhooks': {
    GET: report,
    POST: behave,
    DELETE: ({sender, state}: ControlledWebhooks) => {
      sender.behave(GOOD_MANNERS);
      const {webhooks} = state.data;
      webhooks.deliveries = webhooks.deliveries.filter((delivery) => delivery.state === 'waiting');
      state.changed();
      return new Response(null, {status: 204});
    },
  },
  '/__webhooks/replay': {POST: replay},
  '/__webhooks/tell': {POST: tell},
};
