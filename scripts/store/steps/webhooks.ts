import {isOfOtherOrigin, registerTopic, toFilter, toTopicEnum} from '~/orders/sync/admin/register-webhooks.server';
import {SUBSCRIBED_TOPICS} from '~/orders/sync/webhooks/webhook-topics';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import type {AdminClient} from '../admin-client';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Found, SetupItem, SetupStep} from '../setup-item';
import {DeniedError} from '../store-error';
import {findSubscriptions, type StoreSubscription} from '../store-subscriptions';
import {RefusedError} from '../user-errors';
import {SUBSCRIPTION_DELETE_MUTATION} from './webhooks.admin.gql';

/** The client as `registerTopic` uses it: a topic without its access scope is rejected, and the others still work. */
const toAdmin = (client: AdminClient): Admin => ({
  budget: () => null,
  query: (document, variables, schema) =>
    client.request(document, variables, schema).catch((error: unknown) => {
      throw error instanceof DeniedError ? new UpstreamError('forbidden', 'admin') : error;
    }),
});

const toFound = ({id, filter}: StoreSubscription): Found => ({id, facts: {filter: filter ?? null}});

/** Contains the address: subscriptions of another address are no substitute for those of this one. */
const keyOf = (topicEnum: string, uri: string): string => `webhook:${topicEnum}@${uri}`;

function toTopicItem(
  {admin, record, webhookAddress: uri}: SetupContext,
  topic: string,
  subscriptions: readonly StoreSubscription[],
): SetupItem {
  const isOwn = (each: StoreSubscription) => each.topic === toTopicEnum(topic) && each.uri === uri;
  const known = subscriptions.find(isOwn);
  const key = keyOf(toTopicEnum(topic), uri);
  const filter = toFilter(topic);
  const isRight = known && (known.filter ?? null) === filter;
  const isRecorded = record.find(key)?.digest !== undefined;
  async function write() {
    const outcome = await registerTopic(toAdmin(admin), topic, uri, known);
    if (outcome.startsWith('rejected')) throw new RefusedError(outcome);
    const written = (await findSubscriptions(admin)).find(isOwn);
    if (!written) throw new Error(`Shopify returned no subscription to ${topic}.`);
    return toFound(written);
  }
  return {
    key,
    wanted: {filter},
    // One of `npm run webhooks:register` with the filter of an earlier version is replaced.
    found: known && (isRight || isRecorded) ? toFound(known) : null,
    create: write,
    update: write,
    remove: ({id}) => sendMutation(admin, SUBSCRIPTION_DELETE_MUTATION, {id}),
  };
}

/**
 * Shopify would send orders to whoever has the host now that the storefront had before. Each is removed after all topics have
 * a subscription of the new address: during an interruption, both addresses receive them.
 */
const toFormerItem = ({admin, webhookAddress}: SetupContext, {id, topic, uri}: StoreSubscription): SetupItem => ({
  key: `removal of ${keyOf(topic, uri)}`,
  removes: keyOf(topic, uri),
  wanted: {},
  found: null,
  async create() {
    const current = await findSubscriptions(admin);
    // An address that Shopify refuses must not replace one that works.
    if (!current.some((each) => each.uri === webhookAddress))
      throw new RefusedError('there is no subscription of the new address');
    if (current.some((each) => each.id === id)) await sendMutation(admin, SUBSCRIPTION_DELETE_MUTATION, {id});
    return {id, facts: {}};
  },
});

export const createWebhooksStep = (context: SetupContext): SetupStep => ({
  name: 'webhooks',
  title: 'Webhooks',
  async load() {
    const {admin, webhookAddress} = context;
    const subscriptions = await findSubscriptions(admin);
    return [
      ...SUBSCRIBED_TOPICS.map((topic) => toTopicItem(context, topic, subscriptions)),
      ...subscriptions
        .filter(({uri}) => isOfOtherOrigin(uri, webhookAddress))
        .map((former) => toFormerItem(context, former)),
    ];
  },
});
