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

/** What became of one topic; a refusal comes with the shop's own words, for whoever runs the command. */
export interface Registration {
  readonly topic: string;
  readonly outcome: 'there already' | 'registered' | `refused: ${string}`;
}

/** @returns a topic as the Admin API writes it: `ORDERS_CREATE` for `orders/create` */
const enumOf = (topic: string): string => topic.replace('/', '_').toUpperCase();

/**
 * Subscribes to every topic that is not subscribed to yet. Run twice, the second run changes nothing.
 * @param topics as webhooks name them
 * @param uri where the webhooks shall go
 */
export async function registerWebhooks(admin: Admin, topics: readonly string[], uri: string): Promise<Registration[]> {
  const known = await subscribedTopics(admin, uri);
  const registrations: Registration[] = [];
  for (const topic of topics)
    registrations.push({
      topic,
      outcome: known.has(enumOf(topic)) ? 'there already' : await subscribe(admin, topic, uri),
    });
  return registrations;
}

async function subscribedTopics(admin: Admin, uri: string): Promise<ReadonlySet<string>> {
  const topics = new Set<string>();
  let after: string | null | undefined = null;
  do {
    const {webhookSubscriptions}: z.output<typeof PageSchema> = await admin.ask(
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
  const variables = {topic: enumOf(topic), uri};
  const answer = await admin.ask(WEBHOOK_SUBSCRIPTION_CREATE_MUTATION, variables, CreatedSchema).catch(orNotAllowed);
  const created = answer?.webhookSubscriptionCreate;
  if (created?.webhookSubscription) return 'registered';
  return `refused: ${created?.userErrors.map(({message}) => message).join(', ') ?? 'is the access scope granted?'}`;
}

/** A token that may not hear of a topic is answered with an error instead of a payload; other topics may be open to it. */
function orNotAllowed(error: unknown): null {
  if (error instanceof UpstreamError && error.fault === 'partial') return null;
  throw error;
}
