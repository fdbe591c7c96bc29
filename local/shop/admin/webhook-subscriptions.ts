import {connection, type ConnectionArgs} from '../graphql/connection';
import {timeNow} from '../cart/cart-store';
import {SCHEMA_VERSION} from '../graphql/api-versions';
import {gid, gidNumber} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type ShopContext} from '../state';
import {TYPE_FILTER} from '../webhooks/queue-webhook';
import type {SubscriptionRecord} from '../webhooks/webhook-record';
import {WEBHOOK_TOPICS, type WebhookTopicName} from '../webhooks/webhook-topics';

interface SubscriptionInput {
  readonly uri?: string | null;
  readonly callbackUrl?: string | null;
  readonly format?: 'JSON' | 'XML' | null;
  readonly filter?: string | null;
}

interface ListArgs extends ConnectionArgs {
  readonly topics?: readonly string[] | null;
  readonly uri?: string | null;
  readonly query?: string | null;
}

const EMULATED = ['uri', 'callbackUrl', 'format', 'filter'];

type Field = 'callbackUrl' | 'filter';

const refuse = (message: string, field: Field = 'callbackUrl') => ({
  webhookSubscription: null,
  userErrors: [{field: ['webhookSubscription', field], message}],
});

function requireEmulated(input: SubscriptionInput): void {
  const unknown = Object.keys(input).find((key) => !EMULATED.includes(key));
  if (unknown !== undefined || input.format === 'XML')
    throw new FieldNotEmulatedError('WebhookSubscriptionInput', unknown ?? 'format XML');
  if (typeof input.filter === 'string' && !TYPE_FILTER.test(input.filter))
    throw new FieldNotEmulatedError('WebhookSubscriptionInput', `filter ${input.filter}`);
}

/** The mandatory privacy topics have no name here, because every app receives them without a subscription. */
const nameOf = (topic: string): string | undefined =>
  Object.entries(WEBHOOK_TOPICS).find(([, each]) => each === topic)?.[0];

const isHttp = (uri: string): boolean => URL.canParse(uri) && /^https?:$/.test(new URL(uri).protocol);

function toNode({number, topic, uri, filter, createdAt}: SubscriptionRecord, {config}: ShopContext) {
  const address = new URL(uri, config.storefrontOrigin).href;
  return {
    id: gid('WebhookSubscription', number),
    legacyResourceId: number,
    topic: nameOf(topic),
    uri: address,
    callbackUrl: address,
    endpoint: {__typename: 'WebhookHttpEndpoint', callbackUrl: address},
    format: 'JSON',
    filter: filter ?? null,
    name: null,
    includeFields: [],
    metafieldNamespaces: [],
    metafields: [],
    apiVersion: {handle: SCHEMA_VERSION, displayName: SCHEMA_VERSION, supported: true},
    createdAt,
    updatedAt: createdAt,
  };
}

type SubscriptionNode = ReturnType<typeof toNode>;

const nodesOf = (context: ShopContext): SubscriptionNode[] =>
  context.state.data.webhooks.subscriptions
    .map((subscription) => toNode(subscription, context))
    .filter(({topic}) => topic !== undefined);

function listed(_root: unknown, args: ListArgs, context: ShopContext) {
  if (args.query) throw new FieldNotEmulatedError('QueryRoot', 'webhookSubscriptions with a query');
  const found = nodesOf(context).filter(
    ({topic, uri}) => (!args.topics || args.topics.includes(topic ?? '')) && (!args.uri || args.uri === uri),
  );
  return connection(found, args, ({id}) => id);
}

function create(
  _root: unknown,
  {topic: name, webhookSubscription: input}: {topic: string; webhookSubscription: SubscriptionInput},
  context: ShopContext,
) {
  if (!Object.hasOwn(WEBHOOK_TOPICS, name)) throw new FieldNotEmulatedError('WebhookSubscriptionTopic', name);
  requireEmulated(input);
  const filter = input.filter ?? undefined;
  if (name.startsWith('METAOBJECTS_') && filter === undefined)
    return refuse('A filter by type is required for this topic', 'filter');
  const uri = input.uri ?? input.callbackUrl ?? '';
  if (!isHttp(uri)) return refuse('Address is invalid');
  const isTaken = nodesOf(context).some((node) => node.topic === name && node.uri === new URL(uri).href);
  if (isTaken) return refuse('Address for this topic has already been taken');
  const {state} = context;
  const topic = WEBHOOK_TOPICS[name as WebhookTopicName];
  const record = {number: nextNumber(state), topic, uri, filter, createdAt: timeNow(state)};
  state.data.webhooks.subscriptions.push(record);
  state.changed();
  return {webhookSubscription: toNode(record, context), userErrors: []};
}

/** `webhookSubscriptionUpdate`: only the filter and the address of a subscription change. */
function update(
  _root: unknown,
  {id, webhookSubscription: input}: {id: string; webhookSubscription: SubscriptionInput},
  context: ShopContext,
) {
  requireEmulated(input);
  const {state} = context;
  const {webhooks} = state.data;
  const number = gidNumber('WebhookSubscription', id);
  const known = webhooks.subscriptions.find((each) => each.number === number);
  if (!known) {
    const error = {field: ['id'], message: 'Webhook subscription does not exist'};
    return {webhookSubscription: null, userErrors: [error]};
  }
  const uri = input.uri ?? input.callbackUrl ?? known.uri;
  const filter = input.filter === undefined ? known.filter : (input.filter ?? undefined);
  if (!isHttp(new URL(uri, context.config.storefrontOrigin).href)) return refuse('Address is invalid');
  if (known.topic.startsWith('metaobjects/') && filter === undefined)
    return refuse('A filter by type is required for this topic', 'filter');
  const changed = {...known, uri, filter};
  webhooks.subscriptions = webhooks.subscriptions.map((each) => (each === known ? changed : each));
  state.changed();
  return {webhookSubscription: toNode(changed, context), userErrors: []};
}

function remove(_root: unknown, {id}: {id: string}, {state}: ShopContext) {
  const {webhooks} = state.data;
  const number = gidNumber('WebhookSubscription', id);
  const remaining = webhooks.subscriptions.filter((each) => each.number !== number);
  if (remaining.length === webhooks.subscriptions.length) {
    const error = {field: ['id'], message: 'Webhook subscription does not exist'};
    return {deletedWebhookSubscriptionId: null, userErrors: [error]};
  }
  webhooks.subscriptions = remaining;
  state.changed();
  return {deletedWebhookSubscriptionId: id, userErrors: []};
}

export const subscriptionResolvers: ResolverMap = {
  QueryRoot: {webhookSubscriptions: listed},
  Mutation: {webhookSubscriptionCreate: create, webhookSubscriptionUpdate: update, webhookSubscriptionDelete: remove},
};
