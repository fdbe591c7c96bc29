import {z} from 'zod';
import type {AdminClient} from './admin-client';
import {listAll} from './list-all';
import {SUBSCRIPTIONS_QUERY} from './steps/webhooks.admin.gql';

const SubscriptionSchema = z.object({
  id: z.string(),
  topic: z.string(),
  uri: z.string(),
  filter: z.string().nullish(),
});

/** A subscription of the app to a webhook topic. */
export type StoreSubscription = z.infer<typeof SubscriptionSchema>;

export const findSubscriptions = (admin: AdminClient): Promise<readonly StoreSubscription[]> =>
  listAll(admin, SUBSCRIPTIONS_QUERY, SubscriptionSchema);
