import {z} from 'zod';
import {formatCount} from '~/core/format-count';
import {relativeTime} from '~/core/relative-time';
import type {AdminViewer} from '~/admin/frame/access/require-admin.server';
import type {AppContext} from '~/platform/context.server';
import {rejectionTitle, SECURITY_COPY, SECURITY_STATES} from './security-copy';
import type {EventCountView, SecurityStateView, SecurityView} from './security-view';

const StateSchema = z.object({
  tables: z.int(),
  unprotected_tables: z.int(),
  admins: z.int(),
  admins_without_factor: z.int(),
  reconciled_at: z.string().nullable(),
  rejections: z.record(z.string(), z.int()),
  role_changes: z.int(),
  second_factor_events: z.int(),
  denied_attempts: z.int(),
  staff: z.array(z.object({id: z.uuid(), name: z.string().nullable()})),
});

type SecurityState = z.infer<typeof StateSchema>;

const ErrorSchema = z.object({
  severity: z.enum(['high', 'medium']),
  route: z.string(),
  status: z.int(),
  network: z.string(),
  requests: z.int(),
  last_hour: z.string(),
  kinds: z.int(),
});

const DAY_MS = 86_400_000;
/** A reconciliation runs every minute. */
const RECONCILED_MS = 10 * 60_000;

/** Finds the measured security of the shop. @throws BackendUnavailable */
export async function findSecurity(
  {backend, config}: Pick<AppContext, 'backend' | 'config'>,
  {userId}: Pick<AdminViewer, 'userId'>,
  now: Date,
): Promise<SecurityView> {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const [stateRows, errorRows] = await Promise.all([
    backend.call('find_security_state', {p_actor_id: userId}),
    backend.call('find_security_events', {p_actor_id: userId, p_since: since}),
  ]);
  const [state] = z.tuple([StateSchema]).parse(stateRows);
  const secrets = config.SHOPIFY_WEBHOOK_SECRETS?.length ?? 0;
  return {
    states: [...toStates(state, now), toWebhookState(secrets)],
    events: toEvents(state),
    ...toErrors(z.array(ErrorSchema).parse(errorRows), now),
    staff: state.staff.map(({id, name}) => ({id, name: name ?? SECURITY_COPY.unnamed})),
  };
}

function toErrors(
  rows: readonly z.infer<typeof ErrorSchema>[],
  now: Date,
): Pick<SecurityView, 'errors' | 'moreErrors'> {
  const errors = rows.map(({severity, route, status, network, requests, last_hour: lastHour}) => ({
    severity,
    route,
    network,
    status: String(status),
    requests: formatCount(requests),
    last: relativeTime(new Date(lastHour), now.getTime()),
  }));
  return {errors, moreErrors: (rows[0]?.kinds ?? 0) - rows.length};
}

function toStates(state: SecurityState, now: Date): readonly SecurityStateView[] {
  const {tables, unprotected_tables: unprotected, admins, admins_without_factor: without, reconciled_at: at} = state;
  const isReconciled = at !== null && now.getTime() - Date.parse(at) < RECONCILED_MS;
  return [
    {
      title: SECURITY_STATES.rowSecurity,
      state: unprotected === 0 ? 'normal' : 'critical',
      text: `On for ${tables - unprotected} of ${tables} tables`,
    },
    {
      title: SECURITY_STATES.secondFactor,
      state: without === 0 ? 'normal' : 'critical',
      text: `Set up by ${admins - without} of ${admins} admins`,
    },
    {
      title: SECURITY_STATES.reconcile,
      state: at === null ? 'unknown' : isReconciled ? 'normal' : 'critical',
      text: at === null ? 'No run yet' : `Last run: ${relativeTime(new Date(at), now.getTime())}`,
    },
  ];
}

const toWebhookState = (secrets: number): SecurityStateView => ({
  title: SECURITY_STATES.webhooks,
  state: secrets > 0 ? 'normal' : 'critical',
  text:
    secrets > 0 ? `Checked with ${secrets === 1 ? 'one secret' : `${secrets} secrets`}` : 'No secret: all are refused',
});

const toPath = (filter: Readonly<Record<string, string>>): string =>
  `/admin/security?${new URLSearchParams(filter).toString()}#audit-log`;

function toEvents(state: SecurityState): readonly EventCountView[] {
  const rejections = {login: 0, ...state.rejections};
  return [
    ...Object.entries(rejections).map(([kind, value]) => ({
      title: rejectionTitle(kind),
      count: formatCount(value),
      path: null,
    })),
    {title: SECURITY_COPY.roleChanges, count: formatCount(state.role_changes), path: toPath({action: 'role.'})},
    {
      title: SECURITY_COPY.secondFactor,
      count: formatCount(state.second_factor_events),
      path: toPath({action: 'second-factor.'}),
    },
    {title: SECURITY_COPY.refused, count: formatCount(state.denied_attempts), path: toPath({outcome: 'refused'})},
  ];
}
