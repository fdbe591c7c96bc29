import {shopDay} from '~/core/dates';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {createBackend} from '~/platform/supabase/backend.server';

/** Records the orders that are not packed by the promised day, so that their customers are told. @throws BackendUnavailable */
export async function recordLateOrders({config}: Pick<AppContext, 'config'>): Promise<void> {
  const settings = backendOf(config);
  if (settings) await createBackend(settings, 'delivery').call('record_late_orders', {p_today: shopDay(new Date())});
}
