import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {data} from '@shopify/remix-oxygen';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import type {Notice} from '~/core/notice';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {endProblem, SECURITY_COPY, SESSION_ENDED} from './security-copy';

const FormSchema = z.object({idempotencyKey: z.uuid(), session: z.string().regex(/^[\da-f]{24}$/)});

interface SessionState {
  readonly is_active: boolean;
}

const respond = (notice: Notice, status = 200) => data({notice}, {status});

/** Ends a session of an admin, one's own or another's. @throws Response for everyone but admins */
export async function handleEndSession({context, request}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const form = await readStorableForm(request);
  const fields = FormSchema.safeParse({
    idempotencyKey: fieldOf(form, IDEMPOTENCY_KEY),
    session: fieldOf(form, 'session'),
  });
  if (!fields.success) return respond({tone: 'error', title: SECURITY_COPY.unreadable}, 400);
  const {idempotencyKey, session} = fields.data;
  const {backend} = context;
  const operation: StaffOperation<SessionState> = {
    async read() {
      const [state] = await backend.call('find_admin_session', {p_handle: session});
      return state ?? null;
    },
    isDone: ({is_active: isActive}) => !isActive,
    isPossible: () => true,
    async send() {
      await backend.call('end_admin_session', {p_handle: session});
      return [];
    },
    toAuditState: ({is_active: isActive}) => ({active: isActive}),
  };
  const target = `admin-session:${session}`;
  const claim = {
    actorId: userId,
    key: `${idempotencyKey} ${session}`,
    action: 'session.end',
    target,
    details: {},
  } as const;
  const outcome = await executeStaffOperation(context, claim, operation);
  if (outcome.ok) return respond(SESSION_ENDED);
  const {notice, status} = endProblem(outcome.error);
  return respond(notice, status);
}
