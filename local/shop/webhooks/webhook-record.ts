import {PRIVACY_TOPICS, STOREFRONT_WEBHOOK_PATH, WEBHOOK_TOPICS, type WebhookTopic} from './webhook-topics';

export interface SubscriptionRecord {
  readonly number: number;
  readonly topic: WebhookTopic;
  /** A URL, or a path of the storefront. */
  readonly uri: string;
  /** The condition that the payload has to meet. */
  readonly filter?: string;
  readonly createdAt: string;
}

/** The result of one attempt: a status, or an error without a response. */
export interface DeliveryAttempt {
  readonly at: string;
  readonly status: number | null;
  readonly error: string | null;
}

/** The delivery of an event to one subscriber. Every attempt sends the same bytes. */
export interface DeliveryRecord {
  /** `X-Shopify-Webhook-Id`. */
  readonly id: string;
  /** `X-Shopify-Event-Id`: shared by all deliveries of one event. */
  readonly eventId: string;
  readonly topic: WebhookTopic;
  readonly uri: string;
  readonly triggeredAt: string;
  readonly body: string;
  /** `waiting` for its next attempt; `failed` after the last one; `dropped` by the delivery behavior. */
  state: 'waiting' | 'delivered' | 'failed' | 'dropped';
  readonly attempts: DeliveryAttempt[];
}

export interface WebhookData {
  subscriptions: SubscriptionRecord[];
  /** The newest last. */
  deliveries: DeliveryRecord[];
}

const FIRST_SUBSCRIPTION = 1_400_000_000_000;
const SUBSCRIBED_AT = '2025-10-01T08:00:00Z';

/** Returns the subscriptions of a fresh shop: the storefront subscribes to every topic that it handles. */
export const defaultSubscriptions = (): SubscriptionRecord[] =>
  [...Object.values(WEBHOOK_TOPICS), ...PRIVACY_TOPICS].map((topic, index) => ({
    number: FIRST_SUBSCRIPTION + index + 1,
    topic,
    uri: STOREFRONT_WEBHOOK_PATH,
    createdAt: SUBSCRIBED_AT,
  }));
