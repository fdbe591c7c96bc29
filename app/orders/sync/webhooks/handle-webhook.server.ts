import {within} from '~/core/within';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {readBody} from '~/platform/read-body.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {isSignedByShopify} from '~/platform/shopify/webhook-signature.server';
import {shopOrigins} from '~/platform/shop-addresses.server';
import {BackendCircuitOpen, BackendUnavailable, createBackend} from '~/platform/supabase/backend.server';
import {requireShopTimeZone} from '~/platform/supabase/read-shop-time-zone.server';
import {toStorableText} from '../../model/order-schemas';
import {processPayload, type DeliveryContext} from './process-payload.server';
import {warnAboutApiVersion} from './warn-about-api-version';
import {parseDelivery, type WebhookDelivery} from './webhook-delivery';

type RequestContext = Pick<AppContext, 'config' | 'storefront' | 'waitUntil' | 'report'>;

/** Several times the size of the largest order; longer bodies are not read to the end. */
const MAX_BODY_BYTES = 4_000_000;

/** Shopify's timeout is 5 seconds and counts as a failed delivery. A 503 before that requests a retry. */
const DEADLINE_MS = 3_500;

/** The stored part of an unprocessable body, enough for debugging. */
const MAX_DEAD_LETTER_CHARACTERS = 100_000;

const respond = (status: number, body: string, headers?: HeadersInit): Response =>
  new Response(body, {
    status,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers},
  });

/**
 * Handles a webhook from Shopify. Responds 200 once the database has stored it, also if only as a dead letter that no
 * retry could help, and with an error status if Shopify should send it again.
 */
export async function handleWebhook(requestContext: RequestContext, request: Request): Promise<Response> {
  if (request.method !== 'POST') return respond(405, 'method-not-allowed', {Allow: 'POST'});
  const {config, waitUntil} = requestContext;
  const context = {...requestContext, backend: createBackend(backendOf(config), 'delivery')};
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body) return respond(413, 'too-large');
  const signature = request.headers.get('X-Shopify-Hmac-Sha256');
  // An unsigned body is neither parsed nor stored nor logged.
  if (!(await isSignedByShopify(body, signature, config.SHOPIFY_WEBHOOK_SECRETS ?? [])))
    return respond(401, 'not-signed');
  const delivery = parseDelivery(request.headers);
  if (!delivery) return respond(400, 'no-webhook');
  const [shop = ''] = shopOrigins(config);
  if (delivery.shop !== new URL(shop).host) return respond(403, 'not-our-shop');
  warnAboutApiVersion(request.headers);
  const processing = processDelivery(context, delivery, new TextDecoder().decode(body));
  // Processing continues after the deadline, so a retry finds the delivery stored.
  waitUntil(processing);
  return (await within(DEADLINE_MS, processing)) ?? respond(503, 'too-slow');
}

/** Stores a delivery and returns the response. Never rejects. */
async function processDelivery(context: DeliveryContext, delivery: WebhookDelivery, text: string): Promise<Response> {
  const {backend, report} = context;
  try {
    await requireShopTimeZone(context);
    const outcome = await processPayload(context, delivery, text);
    if (outcome.kind === 'recorded') return respond(200, outcome.result);
    // Truncated before cleaning: the cut may fall into the middle of a character.
    const deadLetter = toStorableText(text.slice(0, MAX_DEAD_LETTER_CHARACTERS));
    const args = {p_delivery: delivery, p_reason: outcome.reason, p_body: deadLetter};
    return respond(200, await backend.call('store_dead_letter', args));
  } catch (error) {
    if (!(error instanceof BackendCircuitOpen)) report(error);
    return respond(isServiceFailure(error) ? 503 : 500, 'send-again');
  }
}

const isServiceFailure = (error: unknown) => error instanceof BackendUnavailable || isUpstreamFailure(error);
