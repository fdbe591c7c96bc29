import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {WEBHOOK_SUBSCRIPTION_CREATE_MUTATION, WEBHOOK_SUBSCRIPTIONS_QUERY} from './webhook-subscriptions.admin.gql';

const PageSchema = z.object({
  webhookSubscriptions: z.object({
    nodes: z.array(z.object({topic: z.string(), uri: z.string()})),
    pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullish()}),
  }),
});
const CreatedSchema = z.object({
  webhookSubscriptionCreate: z
    .object({
      webhookSubscription: z.object({id: z.string()}).nullable(),
      userErrors: z.array(z.object({message: z.string()})),
    })
    .nullable(),
});

/** The result for one topic; a rejection includes Shopify's error messages. */
export interface Registration {
  readonly topic: string;
  readonly outcome: 'already registered' | 'registered' | `rejected: ${string}`;
}

/** Shopify sends metaobjects only of the types that a subscription names. */
const METAOBJECT_FILTER = [
  'storefront_settings',
  'home_section',
  'testimonial',
  'reel',
  'founder',
  'recipe',
  'nutrition_facts',
]
  .map((type) => `type:${type}`)
  .join(' OR ');

/** Converts a topic to the Admin API's enum value: `ORDERS_CREATE` for `orders/create`. */
const toTopicEnum = (topic: string): string => topic.replace('/', '_').toUpperCase();

/**
 * Subscribes to every topic without a subscription yet. Idempotent.
 * @param topics in the spelling of the webhook header, such as `orders/create`
 * @param uri the endpoint that receives the webhooks
 */
export async function registerWebhooks(admin: Admin, topics: readonly string[], uri: string): Promise<Registration[]> {
  const subscribed = await findSubscribedTopics(admin, uri);
  const registrations: Registration[] = [];
  for (const topic of topics)
    registrations.push({
      topic,
      outcome: subscribed.has(toTopicEnum(topic)) ? 'already registered' : await subscribe(admin, topic, uri),
    });
  return registrations;
}

async function findSubscribedTopics(admin: Admin, uri: string): Promise<ReadonlySet<string>> {
  const topics = new Set<string>();
  let after: string | null | undefined = null;
  do {
    const {webhookSubscriptions}: z.output<typeof PageSchema> = await admin.query(
      WEBHOOK_SUBSCRIPTIONS_QUERY,
      {after},
      PageSchema,
    );
    for (const node of webhookSubscriptions.nodes) if (node.uri === uri) topics.add(node.topic);
    after = webhookSubscriptions.pageInfo.hasNextPage ? webhookSubscriptions.pageInfo.endCursor : null;
  } while (after);
  return topics;
}

async function subscribe(admin: Admin, topic: string, uri: string): Promise<Registration['outcome']> {
  const filter = topic.startsWith('metaobjects/') ? METAOBJECT_FILTER : null;
  const variables = {topic: toTopicEnum(topic), uri, filter};
  const response = await admin
    .query(WEBHOOK_SUBSCRIPTION_CREATE_MUTATION, variables, CreatedSchema)
    .catch(nullIfDenied);
  const created = response?.webhookSubscriptionCreate;
  if (created?.webhookSubscription) return 'registered';
  return `rejected: ${created?.userErrors.map(({message}) => message).join(', ') ?? 'is the access scope granted?'}`;
}

/** A topic outside the token's access scopes fails with a GraphQL error; the other topics may still work. */
function nullIfDenied(error: unknown): null {
  if (error instanceof UpstreamError && (error.fault === 'partial' || error.fault === 'forbidden')) return null;
  throw error;
}
