import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import type {AppContext} from '~/platform/context.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import type {SubscriberTotals} from './subscriber-desk-view';

/** Counts subscribers and mails by state. @throws BackendUnavailable */
export async function findSubscriberTotals(
  {backend}: Pick<AppContext, 'backend'>,
  userId: string,
): Promise<SubscriberTotals> {
  const [totals] = await backend.call('find_subscriber_totals', {p_actor_id: userId});
  return {
    confirmed: totals?.confirmed ?? 0,
    pending: totals?.pending ?? 0,
    unsubscribed: totals?.unsubscribed ?? 0,
    queued: totals?.queued ?? 0,
    failed: totals?.failed ?? 0,
    withoutCode: totals?.without_code ?? 0,
    isHeld: totals?.is_held ?? false,
  };
}

/** Loads the counts for another page of the admin; null while the database is unavailable. @throws Response for everyone but admins */
export async function loadSubscriberTotals({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<SubscriberTotals | null> {
  const {userId} = await requireAdmin(context, request);
  return nullIfUnavailable(context, () => findSubscriberTotals(context, userId));
}
