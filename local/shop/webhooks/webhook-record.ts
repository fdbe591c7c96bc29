import {PRIVACY_TOPICS, STOREFRONT_WEBHOOK_PATH, WEBHOOK_TOPICS, type WebhookTopic} from './webhook-topics';

/** Whom the shop tells about a topic. */
export interface SubscriptionRecord {
  readonly number: number;
  readonly topic: WebhookTopic;
  /** An address, or a path of the storefront. */
  readonly uri: string;
  readonly createdAt: string;
}

/** How one try to deliver ended: with a status, or without an answer. */
export interface DeliveryAttempt {
  readonly at: string;
  readonly status: number | null;
  readonly error: string | null;
}

/** Something that happened, on its way to one subscriber. Every try sends the same bytes. */
export interface DeliveryRecord {
  /** `X-Shopify-Webhook-Id`. */
  readonly id: string;
  /** `X-Shopify-Event-Id`: what all deliveries of one happening share. */
  readonly eventId: string;
  readonly topic: WebhookTopic;
  readonly uri: string;
  readonly triggeredAt: string;
  readonly body: string;
  /** `waiting` for its next try; `failed` for good; `dropped` because it was told to be. */
  state: 'waiting' | 'delivered' | 'failed' | 'dropped';
  readonly attempts: DeliveryAttempt[];
}

/** All the shop keeps about webhooks. */
export interface WebhookData {
  subscriptions: SubscriptionRecord[];
  /** The newest last. */
  deliveries: DeliveryRecord[];
}

const FIRST_SUBSCRIPTION = 1_400_000_000_000;
const SUBSCRIBED_AT = '2025-10-01T08:00:00Z';

/** @returns the subscriptions of a fresh shop: the storefront hears everything. */
export const defaultSubscriptions = (): SubscriptionRecord[] =>
  [...Object.values(WEBHOOK_TOPICS), ...PRIVACY_TOPICS].map((topic, index) => ({
    number: FIRST_SUBSCRIPTION + index + 1,
    topic,
    uri: STOREFRONT_WEBHOOK_PATH,
    createdAt: SUBSCRIBED_AT,
  }));
