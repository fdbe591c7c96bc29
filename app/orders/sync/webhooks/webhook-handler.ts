import type {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import type {Backend} from '~/platform/supabase/backend.server';
import type {OrderReplica} from '../replica/order-replica';
import type {WebhookDelivery} from './webhook-delivery';

export interface WebhookContext {
  readonly delivery: WebhookDelivery;
  readonly backend: Backend;
  /** Null if no Admin API token is configured. */
  readonly admin: Admin | null;
}

export type WebhookOutcome =
  /** Stored, or a duplicate; `result` is what the database function returned, `newOrder` is set for a new order. */
  | {readonly kind: 'recorded'; readonly result: string; readonly newOrder?: OrderReplica}
  /** Can never be processed, however often it is sent. */
  | {readonly kind: 'unprocessable'; readonly reason: string};

export type WebhookHandler = (context: WebhookContext, body: unknown) => Promise<WebhookOutcome>;

/** Creates the outcome for a delivery that goes to the dead letters. */
export const unprocessable = (reason: string): WebhookOutcome => ({kind: 'unprocessable', reason});

export const recorded = (result: string): WebhookOutcome => ({kind: 'recorded', result});

/**
 * Creates a handler that accepts only payloads of its own topic: the header that names the topic is not signed, so a
 * signed body of another topic may arrive under this one.
 */
export const withPayload =
  <Payload>(
    schema: z.ZodType<Payload>,
    handle: (context: WebhookContext, payload: Payload) => Promise<WebhookOutcome>,
  ): WebhookHandler =>
  async (context, body) => {
    const payload = schema.safeParse(body);
    return payload.success ? handle(context, payload.data) : unprocessable(describeIssues(payload.error));
  };

const MAX_ISSUES = 5;

/** Lists where a body is invalid, without its values, which may be personal data. */
const describeIssues = ({issues}: z.ZodError): string =>
  `invalid payload: ${issues
    .slice(0, MAX_ISSUES)
    .map(({path, code}) => `${path.join('.') || 'body'} ${code}`)
    .join(', ')}`;
