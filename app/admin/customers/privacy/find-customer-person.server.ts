import {toMomentView, type MomentView} from '~/core/moments';
import type {CustomerReader} from '../find-customer-orders.server';

/** The person here who is a Shopify customer, for what staff do about their data. */
export interface CustomerPerson {
  readonly userId: string;
  readonly sessions: number;
  /** When the account is to be erased; null if it is not. */
  readonly eraseAfter: MomentView | null;
  readonly isByStaff: boolean;
  readonly hasOrderOnItsWay: boolean;
  readonly isStaff: boolean;
}

/** Returns null if the customer never signed in. @param customerId Shopify's id @throws BackendUnavailable */
export async function findCustomerPerson(
  {backend, userId}: CustomerReader,
  customerId: string,
): Promise<CustomerPerson | null> {
  const variables = {p_actor_id: userId, p_shopify_customer_id: customerId};
  const [row] = await backend.call('find_customer_person', variables);
  if (!row) return null;
  const eraseAfter = row.erase_after as string | null;
  return {
    userId: row.user_id,
    sessions: row.sessions,
    eraseAfter: eraseAfter === null ? null : toMomentView(eraseAfter, 'short'),
    isByStaff: row.is_by_staff,
    hasOrderOnItsWay: row.has_order_on_its_way,
    isStaff: row.is_staff,
  };
}
