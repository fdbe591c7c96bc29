import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import type {CustomerReader} from '../find-customer-orders.server';
import type {PersonAccountView} from './customer-view';

const PersonAccountSchema = z.object({
  identities: z
    .array(
      z.object({
        issuer: z.enum(['shopify', 'google']),
        email: z.string().nullable(),
        is_verified: z.boolean(),
        added_at: z.string(),
      }),
    )
    .nullable(),
  sessions: z.int(),
  last_seen_at: z.string().nullable(),
  is_admin: z.boolean(),
});

/**
 * Finds how a customer signs in.
 * @param customerId Shopify's id
 * @returns null if the customer never signed in
 * @throws BackendUnavailable
 */
export async function findPersonAccount(
  {backend, userId}: CustomerReader,
  customerId: string,
): Promise<PersonAccountView | null> {
  const args = {p_actor_id: userId, p_shopify_customer_id: customerId};
  const [row] = z.array(PersonAccountSchema).parse(await backend.call('find_customer_account', args));
  if (!row) return null;
  return {
    methods: (row.identities ?? []).map(({is_verified: isVerified, added_at: addedAt, issuer, email}) => ({
      issuer,
      email,
      isVerified,
      addedAt: toMomentView(addedAt, 'short'),
    })),
    sessions: row.sessions,
    lastSeenAt: row.last_seen_at ? toMomentView(row.last_seen_at, 'short') : null,
    isAdmin: row.is_admin,
  };
}
