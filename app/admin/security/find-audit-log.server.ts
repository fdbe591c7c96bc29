import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import type {AppContext} from '~/platform/context.server';
import {nextAuditPath, toAuditFilter, type AuditRequest} from './audit-request';
import {SECURITY_COPY} from './security-copy';
import type {AuditPageView, AuditRowView} from './security-view';

const ENTRIES_PER_PAGE = 50;

const DetailsSchema = z.record(z.string(), z.unknown());

const EntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  actor_id: z.uuid().nullable(),
  actor_name: z.string().nullable(),
  is_staff: z.boolean(),
  action: z.string(),
  target: z.string().nullable(),
  details: DetailsSchema,
  request_id: z.string().nullable(),
  outcome: z.enum(['done', 'refused', 'failed']).nullable(),
  ended_details: DetailsSchema.nullable(),
});

type Entry = z.infer<typeof EntrySchema>;

/** Finds one page of the audit log, the newest entries first. @throws BackendUnavailable */
export async function findAuditLog(
  {backend}: Pick<AppContext, 'backend'>,
  userId: string,
  request: AuditRequest,
): Promise<AuditPageView> {
  const found = await backend.call('find_audit_log', {
    p_actor_id: userId,
    p_filter: toAuditFilter(request),
    p_limit: ENTRIES_PER_PAGE + 1,
    ...(request.before !== null && {p_before: request.before}),
  });
  const entries = z.array(EntrySchema).parse(found);
  const rows = entries.slice(0, ENTRIES_PER_PAGE).map(toRow);
  const last = rows.at(-1);
  return {rows, next: last && entries.length > rows.length ? nextAuditPath(request, last.id) : null};
}

const toRow = (entry: Entry): AuditRowView => ({
  id: entry.id,
  at: toMomentView(entry.at, 'short'),
  actor: toActor(entry),
  action: entry.action,
  target: entry.target ?? '',
  outcome: entry.outcome ?? 'checking',
  reason: toReason(entry.ended_details),
  details: toDetails(entry),
});

function toActor({actor_id: id, is_staff: isStaff, actor_name: name}: Entry): string {
  if (id === null) return SECURITY_COPY.server;
  return isStaff ? (name ?? SECURITY_COPY.unnamed) : SECURITY_COPY.notStaff;
}

function toReason(ended: Entry['ended_details']): string | null {
  const reason = ended?.reason ?? ended?.problem;
  return typeof reason === 'string' ? reason : null;
}

const toDetails = ({actor_id: actor, request_id: request, details, ended_details: ended}: Entry): string =>
  JSON.stringify({actor, request, details, ...(ended && {ended})}, null, 2);
