import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {
  WEBHOOK_SUBSCRIPTION_CREATE_MUTATION,
  WEBHOOK_SUBSCRIPTION_DELETE_MUTATION,
  WEBHOOK_SUBSCRIPTION_UPDATE_MUTATION,
  WEBHOOK_SUBSCRIPTIONS_QUERY,
} from './webhook-subscriptions.admin.gql';

const SubscriptionSchema = z.object({
  id: z.string(),
  topic: z.string(),
  uri: z.string(),
  filter: z.string().nullish(),
});
const PageSchema = z.object({
  webhookSubscriptions: z.object({
    nodes: z.array(SubscriptionSchema),
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

const UpdatedSchema = z.object({
  webhookSubscriptionUpdate: z.object({userErrors: z.array(z.object({message: z.string()}))}).nullable(),
});
const DeletedSchema = z.object({
  webhookSubscriptionDelete: z.object({userErrors: z.array(z.object({message: z.string()}))}).nullable(),
});

type Subscription = z.infer<typeof SubscriptionSchema>;

/** The result for one topic, with the address of a subscription that was removed; a rejection includes Shopify's error messages. */
export interface Registration {
  readonly topic: string;
  readonly outcome:
    | 'already registered'
    | 'registered'
    | 'registered with another filter'
    | `removed: ${string}`
    | `rejected: ${string}`;
}

/** Shopify sends metaobjects only of the types that a subscription names. */
const METAOBJECT_FILTER = [
  'storefront_settings',
  'home_section',
  'testimonial',
  'reel',
  'founder',
  'lot',
  'recipe',
  'nutrition_facts',
]
  .map((type) => `type:${type}`)
  .join(' OR ');

/** Converts a topic to the Admin API's enum value: `ORDERS_CREATE` for `orders/create`. */
export const toTopicEnum = (topic: string): string => topic.replace('/', '_').toUpperCase();

/** Returns the filter of a topic's subscription, or null. */
export const toFilter = (topic: string): string | null => (topic.startsWith('metaobjects/') ? METAOBJECT_FILTER : null);

/**
 * Subscribes to every topic, and removes the app's subscriptions to the same path of other origins, from before the storefront
 * moved: Shopify would send orders to whoever has that host now. Idempotent.
 * @param topics in the spelling of the webhook header, such as `orders/create`
 * @param uri the endpoint that receives the webhooks
 */
export async function registerWebhooks(admin: Admin, topics: readonly string[], uri: string): Promise<Registration[]> {
  const subscriptions = await findSubscriptions(admin);
  const registrations: Registration[] = [];
  for (const topic of topics) {
    const known = subscriptions.find((each) => each.topic === toTopicEnum(topic) && each.uri === uri);
    registrations.push({topic, outcome: await registerTopic(admin, topic, uri, known)});
  }
  // An address that Shopify refuses must not replace those that work.
  if (registrations.every(({outcome}) => outcome.startsWith('rejected'))) return registrations;
  for (const former of subscriptions.filter((each) => isOfOtherOrigin(each.uri, uri))) {
    const problem = await remove(admin, former);
    registrations.push({topic: former.topic, outcome: problem ?? `removed: ${former.uri}`});
  }
  return registrations;
}

/** Returns whether an address is the same path of another origin. */
export function isOfOtherOrigin(former: string, uri: string): boolean {
  if (!URL.canParse(former) || !URL.canParse(uri)) return false;
  const [{origin, pathname}, current] = [new URL(former), new URL(uri)];
  return pathname === current.pathname && origin !== current.origin;
}

/**
 * Subscribes to a topic, or changes the filter of its subscription: Shopify allows one subscription of a topic per address,
 * and one that was removed to be created again would be missing after an interruption.
 * @param known the subscription of this topic and address
 */
export async function registerTopic(
  admin: Admin,
  topic: string,
  uri: string,
  known: Pick<Subscription, 'filter' | 'id'> | undefined,
): Promise<Registration['outcome']> {
  if (!known) return subscribe(admin, topic, uri);
  if ((known.filter || null) === toFilter(topic)) return 'already registered';
  const variables = {id: known.id, filter: toFilter(topic)};
  const response = await admin.query(WEBHOOK_SUBSCRIPTION_UPDATE_MUTATION, variables, UpdatedSchema);
  const messages = response.webhookSubscriptionUpdate?.userErrors.map(({message}) => message) ?? ['it was not changed'];
  return messages.length === 0 ? 'registered with another filter' : `rejected: ${messages.join(', ')}`;
}

/** @returns why the subscription was not removed, or null */
async function remove(admin: Admin, {id}: Subscription): Promise<`rejected: ${string}` | null> {
  const {webhookSubscriptionDelete: deleted} = await admin.query(
    WEBHOOK_SUBSCRIPTION_DELETE_MUTATION,
    {id},
    DeletedSchema,
  );
  const messages = deleted?.userErrors.map(({message}) => message) ?? ['the subscription was not removed'];
  return messages.length === 0 ? null : `rejected: ${messages.join(', ')}`;
}

async function findSubscriptions(admin: Admin): Promise<readonly Subscription[]> {
  const subscriptions: Subscription[] = [];
  let after: string | null | undefined = null;
  do {
    const {webhookSubscriptions}: z.output<typeof PageSchema> = await admin.query(
      WEBHOOK_SUBSCRIPTIONS_QUERY,
      {after},
      PageSchema,
    );
    subscriptions.push(...webhookSubscriptions.nodes);
    after = webhookSubscriptions.pageInfo.hasNextPage ? webhookSubscriptions.pageInfo.endCursor : null;
  } while (after);
  return subscriptions;
}

async function subscribe(admin: Admin, topic: string, uri: string): Promise<Registration['outcome']> {
  const variables = {topic: toTopicEnum(topic), uri, filter: toFilter(topic)};
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
