import {data} from '@shopify/remix-oxygen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {Health} from '~/core/health';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {findHealth} from './check/find-health.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {findHealthHistory} from './measurements/find-health-history.server';
import type {MeasurementsView} from './measurements/Measurements';
import {toHistoryRows, toMetrics} from './measurements/to-metrics';
import {findWebhooks} from './webhooks/find-webhooks.server';
import type {WebhooksView} from './webhooks/webhook-view';

/** The data of the health page; what the database knows is null while it is unavailable. */
export interface LoadedHealth {
  readonly health: Health;
  readonly measurements: MeasurementsView | null;
  readonly webhooks: WebhooksView | null;
  readonly idempotencyKey: string;
}

/** Loads the health page. @throws Response for everyone but admins */
export async function loadHealth({context, request}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const now = new Date();
  const [health, history, webhooks] = await Promise.all([
    findHealth(context),
    nullIfUnavailable(context, () => findHealthHistory(context, userId)),
    nullIfUnavailable(context, () => findWebhooks(context, userId, now)),
  ]);
  const measurements = history && {metrics: toMetrics(history, now), rows: toHistoryRows(history, now)};
  const loaded: LoadedHealth = {health, measurements, webhooks, idempotencyKey: crypto.randomUUID()};
  return data(loaded, {status: history && webhooks ? 200 : 503});
}
