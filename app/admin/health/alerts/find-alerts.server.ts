import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import {relativeTime} from '~/core/relative-time';
import {problemCopy, runbookPath} from '~/platform/alerts/alert-copy';
import type {AppContext} from '~/platform/context.server';
import {ALERT_LIST_COPY as COPY, waitingText} from './alert-list-copy';
import type {AlertsView, AlertView} from './alert-view';

/** The storefront looks every minute. */
const LATE_MS = 10 * 60_000;

const AlertSchema = z.object({
  id: z.int(),
  problem: z.string(),
  severity: z.enum(['critical', 'warning']),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  opened_at: z.string(),
  resolved_at: z.string().nullable(),
});

const FoundSchema = z.object({
  checked_at: z.string().nullable(),
  alerts: z.array(AlertSchema),
  waiting: z.array(z.object({channel: z.enum(['mail', 'webhook']), messages: z.int(), error: z.string().nullable()})),
});

/** Finds the alerts, and what keeps somebody from being told. @throws BackendUnavailable */
export async function findAlerts(
  {backend}: Pick<AppContext, 'backend'>,
  userId: string,
  now: Date,
): Promise<AlertsView> {
  const {checked_at, alerts, waiting} = FoundSchema.parse(await backend.call('find_alerts', {p_actor_id: userId}));
  const views = alerts.map((alert) => toView(alert, now));
  return {
    open: views.filter(({until}) => until === null),
    ended: views.filter(({until}) => until !== null),
    faults: [
      ...lateness(checked_at, now),
      ...waiting.map(({channel, messages, error}) => waitingText(channel, messages, error)),
    ],
  };
}

function lateness(checkedAt: string | null, now: Date): readonly string[] {
  if (checkedAt === null) return [COPY.never];
  const at = new Date(checkedAt);
  return now.getTime() - at.getTime() > LATE_MS ? [COPY.late(relativeTime(at, now.getTime()))] : [];
}

function toView(alert: z.output<typeof AlertSchema>, now: Date): AlertView {
  const {id, problem, severity, facts, opened_at: openedAt, resolved_at: resolvedAt} = alert;
  return {
    id,
    isCritical: severity === 'critical',
    ...problemCopy(problem, facts),
    age: relativeTime(new Date(openedAt), now.getTime()),
    since: toMomentView(openedAt, 'short'),
    until: resolvedAt === null ? null : toMomentView(resolvedAt, 'short'),
    runbook: runbookPath(problem),
  };
}
