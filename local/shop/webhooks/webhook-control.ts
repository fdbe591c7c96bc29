import {z} from 'zod';
import {invalidInput, noContent, type ControlEndpoints} from '../../kit/control-endpoints';
import {toInputProblems} from '../../kit/faults/fault-plan';
import type {ShopContext} from '../state';
import {announceOrders} from './announce-orders';
import {DEFAULT_DELIVERY_BEHAVIOR, DeliveryBehaviorSchema} from './delivery-behavior';
import {emitWebhook} from './emit-webhook';
import type {DeliveryRecord} from './webhook-record';
import type {WebhookSender} from './webhook-sender';

export interface WebhookControlContext extends ShopContext {
  readonly sender: WebhookSender;
}

const ReplaySchema = z.strictObject({
  /** Ids of the deliveries in the order of sending; all deliveries if absent. */
  ids: z.array(z.string()).optional(),
  topic: z.string().optional(),
});

const invalid = (error: z.ZodError) => invalidInput(toInputProblems(error));

/** Returns the parsed body: an empty object if it is empty, undefined if it is not JSON. */
const readOptionalJson = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const withParsedBody = ({body, ...delivery}: DeliveryRecord) => ({...delivery, body: JSON.parse(body) as unknown});

function report({state, sender}: WebhookControlContext): Response {
  const {subscriptions, deliveries} = state.data.webhooks;
  return Response.json({behavior: sender.behavior, subscriptions, deliveries: deliveries.map(withParsedBody)});
}

async function setBehavior({sender}: WebhookControlContext, request: Request): Promise<Response> {
  const behavior = DeliveryBehaviorSchema.safeParse(await readOptionalJson(request));
  if (!behavior.success) return invalid(behavior.error);
  sender.setBehavior(behavior.data);
  return Response.json(behavior.data);
}

function select({state}: WebhookControlContext, {ids, topic}: z.infer<typeof ReplaySchema>): DeliveryRecord[] {
  const {deliveries} = state.data.webhooks;
  const selected = ids ? ids.flatMap((id) => deliveries.find((delivery) => delivery.id === id) ?? []) : deliveries;
  return selected.filter((delivery) => topic === undefined || delivery.topic === topic);
}

async function replay(control: WebhookControlContext, request: Request): Promise<Response> {
  const input = ReplaySchema.safeParse(await readOptionalJson(request));
  if (!input.success) return invalid(input.error);
  const deliveries = select(control, input.data);
  await control.sender.replay(deliveries);
  return Response.json({deliveries: deliveries.map(withParsedBody)});
}

async function emit(control: WebhookControlContext, request: Request): Promise<Response> {
  const result = emitWebhook(await readOptionalJson(request), control);
  return result.ok ? Response.json(result.body) : invalid(result.error);
}

function clearDeliveries({sender, state}: WebhookControlContext): Response {
  sender.setBehavior(DEFAULT_DELIVERY_BEHAVIOR);
  const {webhooks} = state.data;
  webhooks.deliveries = webhooks.deliveries.filter((delivery) => delivery.state === 'waiting');
  state.changed();
  return noContent();
}

/** The endpoints that show deliveries, replay them and change how the shop delivers. */
export const WEBHOOK_ENDPOINTS: ControlEndpoints<WebhookControlContext> = {
  '/__webhooks': {GET: report, POST: setBehavior, DELETE: clearDeliveries},
  '/__webhooks/replay': {POST: replay},
  '/__webhooks/tell': {POST: emit},
  '/__webhooks/announce': {POST: (control) => Response.json({orders: announceOrders(control)})},
};
