import {isOfOtherOrigin, toFilter, toTopicEnum} from '~/orders/sync/admin/register-webhooks.server';
import {SUBSCRIBED_TOPICS} from '~/orders/sync/webhooks/webhook-topics';
import type {AdminClient} from '../admin-client';
import {findSubscriptions} from '../store-subscriptions';
import type {Finding} from './finding';

const REMEDY = 'npm run store:setup -- --apply --only webhooks';

/** Checks whether the storefront gets the webhooks of the store, and no former address does. */
export async function checkWebhooks(admin: AdminClient, uri: string): Promise<Finding[]> {
  const subscriptions = await findSubscriptions(admin);
  const own = subscriptions.filter((each) => each.uri === uri);
  const isRight = (topic: string) =>
    own.some((each) => each.topic === toTopicEnum(topic) && (each.filter || null) === toFilter(topic));
  const missing = SUBSCRIBED_TOPICS.filter((topic) => !isRight(topic));
  const former = new Set(subscriptions.filter((each) => isOfOtherOrigin(each.uri, uri)).map((each) => each.uri));
  const finding = (message: string): Finding => ({
    level: 'warning',
    area: 'Webhooks',
    message: `${message}: ${REMEDY}`,
  });
  return [
    ...(missing.length > 0 ? [finding(`${uri} does not get ${missing.join(', ')}`)] : []),
    ...[...former].map((each) => finding(`${each} still gets webhooks`)),
  ];
}
