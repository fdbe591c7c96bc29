import {data} from '@shopify/remix-oxygen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {Health} from '~/core/health';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {findAlerts} from './alerts/find-alerts.server';
import type {AlertsView} from './alerts/alert-view';
import type {ErrorsView} from './errors/error-kind-view';
import {findErrorKinds} from './errors/find-error-kinds.server';
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
  readonly alerts: AlertsView | null;
  readonly measurements: MeasurementsView | null;
  readonly errors: ErrorsView | null;
  readonly webhooks: WebhooksView | null;
  readonly idempotencyKey: string;
}

/** Loads the health page. @throws Response for everyone but admins */
export async function loadHealth({context, request}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const now = new Date();
  const [health, alerts, history, errors, webhooks] = await Promise.all([
    findHealth(context),
    nullIfUnavailable(context, () => findAlerts(context, userId, now)),
    nullIfUnavailable(context, () => findHealthHistory(context, userId)),
    nullIfUnavailable(context, () => findErrorKinds(context, userId, now)),
    nullIfUnavailable(context, () => findWebhooks(context, userId, now)),
  ]);
  const measurements = history && {metrics: toMetrics(history, now), rows: toHistoryRows(history, now)};
  const loaded = {health, alerts, measurements, errors, webhooks, idempotencyKey: crypto.randomUUID()};
  return data<LoadedHealth>(loaded, {status: alerts && history && errors && webhooks ? 200 : 503});
}
