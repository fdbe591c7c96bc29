/** How a logged action ended; `checking` is an action without an outcome yet. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed', 'checking'] as const;

export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** Stands for actions of the server, which have no actor. */
export const SERVER_ACTOR = 'server';

/** What the address of the audit log asks for; empty texts filter nothing. */
export interface AuditRequest {
  /** A person's id, or `server`. */
  readonly actor: string;
  /** The beginning of an action, such as `role.`. */
  readonly action: string;
  readonly target: string;
  /** The number of an order, or an id of it. */
  readonly order: string;
  readonly outcome: AuditOutcome | '';
  /** The first and the last day, in UTC. */
  readonly from: string;
  readonly to: string;
  /** The page starts after this row; null for the first page. */
  readonly before: number | null;
}

/** The path of the whole audit log. */
export const AUDIT_PATH = '/admin/security#audit-log';

const DAY_MS = 86_400_000;

export const isFiltered = ({actor, action, target, order, outcome, from, to}: AuditRequest): boolean =>
  [actor, action, target, order, outcome, from, to].some((value) => value !== '');

export const nextAuditPath = (request: AuditRequest, lastId: number): string => toPath({...request, before: lastId});

/** Returns the path of the first page of a request. */
export const auditPath = (request: AuditRequest): string => toPath({...request, before: null});

function toPath(request: AuditRequest): string {
  const entries = Object.entries(request).filter(([, value]) => value !== '' && value !== null);
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return `/admin/security${query && `?${query}`}#audit-log`;
}

/** Converts a request to the filter of the database. */
export function toAuditFilter({actor, action, target, order, outcome, from, to}: AuditRequest): Record<string, string> {
  const afterLastDay = to && new Date(Date.parse(to) + DAY_MS).toISOString();
  return {
    ...(actor === SERVER_ACTOR ? {server: ''} : actor && {actor}),
    ...(action && {action}),
    ...(target && {target}),
    ...(order && {order}),
    ...(outcome === 'checking' ? {checking: ''} : outcome && {outcome}),
    ...(from && {from}),
    ...(afterLastDay && {to: afterLastDay}),
  };
}
