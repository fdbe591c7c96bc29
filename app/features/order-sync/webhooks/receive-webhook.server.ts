import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {readBody} from '~/platform/read-body.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {isSignedByShop} from '~/platform/shopify/webhook-signature.server';
import {shopOrigins} from '~/platform/shop-addresses.server';
import {
  BackendKeepsFailing,
  BackendRefused,
  BackendUnavailable,
  createBackend,
} from '~/platform/supabase/backend.server';
import {UnreadableOrder} from '../admin/read-order.server';
import {storable} from '~/features/orders/model/order-schemas';
import {readDelivery, type Delivery} from './delivery';
import {followNewOrder} from './follow-new-order.server';
import {poison, type Intake, type Outcome} from './intake';
import {noticeApiVersion} from './notice-api-version';
import {parseExactJson} from './parse-exact-json';
import {keeperOf} from './topics';

type Visit = Pick<AppContext, 'config' | 'storefront' | 'waitUntil' | 'report'>;
type Context = Visit & Pick<AppContext, 'backend'>;

/** Several times the largest order; whoever sends more is not read to the end. */
const MAX_BODY_BYTES = 4_000_000;

/** The shop waits 5 seconds. It is told to come again before it gives up by itself, and counts that as our fault. */
const DEADLINE_MS = 3_500;

/** As much of a body as helps to understand it. */
const MAX_LETTER_CHARACTERS = 100_000;

const answer = (status: number, said: string, headers?: HeadersInit): Response =>
  new Response(said, {
    status,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers},
  });

/**
 * Takes a webhook of the shop: 200 only when the database has it, an error when it should be sent again, and 200 as well
 * for what could be sent for ever without being understood.
 */
export async function receiveWebhook(visit: Visit, request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, 'method-not-allowed', {Allow: 'POST'});
  const {config, waitUntil} = visit;
  const context = {...visit, backend: createBackend(backendOf(config), 'delivery')};
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body) return answer(413, 'too-large');
  const signature = request.headers.get('X-Shopify-Hmac-Sha256');
  // Nothing of an unsigned body is parsed, written or logged.
  if (!(await isSignedByShop(body, signature, config.SHOPIFY_WEBHOOK_SECRETS ?? []))) return answer(401, 'not-signed');
  const delivery = readDelivery(request.headers);
  if (!delivery) return answer(400, 'no-webhook');
  const [shop = ''] = shopOrigins(config);
  if (delivery.shop !== new URL(shop).host) return answer(403, 'not-our-shop');
  noticeApiVersion(request.headers);
  const keeping = keep(context, delivery, new TextDecoder().decode(body));
  // What the deadline cuts off goes on, and the next try finds it done.
  waitUntil(keeping);
  return withinDeadline(keeping);
}

async function withinDeadline(keeping: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(answer(503, 'too-slow')), DEADLINE_MS);
  });
  return Promise.race([keeping, late]).finally(() => clearTimeout(timer));
}

/** @returns the answer; never rejects */
async function keep(context: Context, delivery: Delivery, text: string): Promise<Response> {
  const intake: Intake = {delivery, backend: context.backend, admin: createAdmin(context.config)};
  try {
    const outcome = await understand(intake, text);
    if (outcome.kind === 'kept') {
      if (outcome.newOrder) context.waitUntil(followNewOrder(context, outcome.newOrder, heardAt(delivery)));
      return answer(200, outcome.answer);
    }
    // Cut first: the cut may fall into the middle of a character.
    const letter = storable(text.slice(0, MAX_LETTER_CHARACTERS));
    const args = {p_delivery: delivery, p_reason: outcome.reason, p_body: letter};
    return answer(200, await context.backend.call('keep_dead_letter', args));
  } catch (error) {
    if (!(error instanceof BackendKeepsFailing)) context.report(error);
    return answer(isElsewhere(error) ? 503 : 500, 'send-again');
  }
}

/** By the shop's clock where it says so: a webhook may have been on its way for hours. */
const heardAt = ({triggered_at: triggered}: Delivery) => (triggered === null ? new Date() : new Date(triggered));

const isElsewhere = (error: unknown) => error instanceof BackendUnavailable || isUpstreamFailure(error);

async function understand(intake: Intake, text: string): Promise<Outcome> {
  const keeper = keeperOf(intake.delivery.topic);
  if (!keeper) return poison('nobody asked for this topic');
  try {
    return await keeper(intake, parseExactJson(text));
  } catch (error) {
    if (error instanceof SyntaxError) return poison('no JSON');
    if (error instanceof UnreadableOrder) return poison(error.message);
    if (error instanceof BackendRefused && error.isForTheValues)
      return poison(`the database refuses it: ${error.code}`);
    throw error;
  }
}
