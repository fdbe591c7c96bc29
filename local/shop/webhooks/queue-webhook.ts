import {randomUUID} from 'node:crypto';
import type {ShopState} from '../state';
import type {DeliveryRecord} from './webhook-record';
import type {WebhookTopic} from './webhook-topics';

/** A shop that runs for weeks stores only the newest deliveries and all that still wait. */
const MAX_KEPT = 300;

function deleteOldest(state: ShopState): void {
  const {webhooks} = state.data;
  let surplus = webhooks.deliveries.length - MAX_KEPT;
  if (surplus <= 0) return;
  webhooks.deliveries = webhooks.deliveries.filter((delivery) => {
    const isForgotten = surplus > 0 && delivery.state !== 'waiting';
    if (isForgotten) surplus -= 1;
    return !isForgotten;
  });
}

/** The only filters that the shop supports: types of metaobjects, of which one has to fit. */
export const TYPE_FILTER = /^type:\w+(?: OR type:\w+)*$/;

const meetsFilter = (body: object, filter: string | undefined) =>
  filter === undefined || ('type' in body && filter.split(' OR ').includes(`type:${String(body.type)}`));

/**
 * Queues a delivery for every subscriber of a topic. It is sent once the change is saved.
 *
 * @param state - the shop; the caller calls `changed`
 * @param topic - what happened
 * @param body - serialized now, so that it does not contain later changes
 */
export function queueWebhook(state: ShopState, topic: WebhookTopic, body: object): void {
  const {webhooks} = state.data;
  const text = JSON.stringify(body);
  const event = {eventId: randomUUID(), topic, triggeredAt: state.clock().toISOString(), body: text};
  const deliveries = webhooks.subscriptions
    .filter((subscription) => subscription.topic === topic && meetsFilter(body, subscription.filter))
    .map(({uri}): DeliveryRecord => ({id: randomUUID(), ...event, uri, state: 'waiting', attempts: []}));
  webhooks.deliveries.push(...deliveries);
  deleteOldest(state);
}
