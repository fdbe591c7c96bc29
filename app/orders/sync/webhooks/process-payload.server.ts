import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {BackendRefused} from '~/platform/supabase/backend.server';
import {InvalidOrderError} from '../admin/find-order-snapshot.server';
import {confirmNewOrder} from './confirm-new-order.server';
import {parseExactJson} from './parse-exact-json';
import type {WebhookDelivery} from './webhook-delivery';
import {unprocessable, type WebhookContext, type WebhookOutcome} from './webhook-handler';
import {getWebhookHandler} from './webhook-topics';

export type DeliveryContext = Pick<AppContext, 'config' | 'storefront' | 'waitUntil' | 'report' | 'backend'>;

/**
 * Handles the payload of a signed delivery, and confirms a new order by mail after the response.
 * @throws UpstreamError or BackendUnavailable while the delivery may still be handled later
 */
export async function processPayload(
  context: DeliveryContext,
  delivery: WebhookDelivery,
  text: string,
): Promise<WebhookOutcome> {
  const {backend, config, waitUntil} = context;
  const outcome = await toOutcome({delivery, backend, admin: createAdmin(config)}, text);
  if (outcome.kind === 'recorded' && outcome.newOrder)
    waitUntil(confirmNewOrder(context, outcome.newOrder, sentAt(delivery)));
  return outcome;
}

/** Prefers Shopify's timestamp: retries deliver a webhook hours later. */
const sentAt = ({triggered_at: triggeredAt}: WebhookDelivery) =>
  triggeredAt === null ? new Date() : new Date(triggeredAt);

async function toOutcome(context: WebhookContext, text: string): Promise<WebhookOutcome> {
  const handle = getWebhookHandler(context.delivery.topic);
  if (!handle) return unprocessable('no subscription for this topic');
  try {
    return await handle(context, parseExactJson(text));
  } catch (error) {
    if (error instanceof SyntaxError) return unprocessable('invalid JSON');
    if (error instanceof InvalidOrderError) return unprocessable(error.message);
    if (error instanceof BackendRefused && error.isInvalidInput)
      return unprocessable(`rejected by the database: ${error.code}`);
    throw error;
  }
}
