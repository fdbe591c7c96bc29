import {randomUUID} from 'node:crypto';
import {LOCAL_CREDENTIALS} from '../../local/shop/local-credentials';
import {signWebhook} from '../../local/shop/webhooks/sign-webhook';
import type {StackWithBackend} from './stack';

/** The overrides of a valid delivery. */
export interface WebhookSpec {
  readonly topic: string;
  /** Strings are sent unchanged; other values as JSON. */
  readonly body: unknown;
  readonly id?: string;
  readonly secret?: string;
  readonly triggeredAt?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function signedWebhook(
  shopOrigin: string,
  {topic, body, id, secret, triggeredAt, headers}: WebhookSpec,
): {readonly headers: Readonly<Record<string, string>>; readonly body: string} {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    body: text,
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Topic': topic,
      'X-Shopify-Hmac-Sha256': signWebhook(secret ?? LOCAL_CREDENTIALS.webhookSecrets[0], text),
      'X-Shopify-Shop-Domain': new URL(shopOrigin).host,
      'X-Shopify-Webhook-Id': id ?? randomUUID(),
      'X-Shopify-Event-Id': randomUUID(),
      'X-Shopify-Triggered-At': triggeredAt ?? '2026-06-01T12:00:00.123456789Z',
      ...headers,
    },
  };
}

export const sendWebhook = (
  {origin, shop}: Pick<StackWithBackend, 'origin' | 'shop'>,
  spec: WebhookSpec,
): Promise<Response> => fetch(`${origin}/webhooks/shopify`, {method: 'POST', ...signedWebhook(shop.origin, spec)});

/** Queries the database directly. */
export const rowsOf = <Row = Record<string, unknown>>(
  {backend}: StackWithBackend,
  sql: string,
): Promise<readonly Row[]> => backend.database.connected(({query}) => query<Row & Record<string, unknown>>(sql));

export async function countOf(stack: StackWithBackend, table: string): Promise<number> {
  const [row] = await rowsOf<{count: number}>(stack, `select count(*)::int as count from ${table}`);
  return row?.count ?? 0;
}
