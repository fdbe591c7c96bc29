import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {isEmailAddress} from '~/core/email-address';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import type {Result} from '~/core/result';
import {STAFF_ROLES} from '~/core/staff-permissions';
import type {AppContext} from '~/platform/context.server';
import {privateReply} from '~/platform/form-reply.server';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import type {StaffOperationProblem} from '~/platform/staff-operation-problem';
import {requireAdmin, type AdminViewer} from '~/admin/frame/access/require-admin.server';
import {inviteStaff} from './invitation/invite-staff.server';
import {STAFF_COPY, staffDone, staffProblem, THROTTLED} from './staff-copy';
import {changeRole, endSession, removeMember, resetSecondFactor, withdrawInvitation} from './staff-operations.server';
import {STAFF_FIELDS, STAFF_INTENTS, type StaffIntent, type StaffReply} from './staff-view';

const FormSchema = z.discriminatedUnion('intent', [
  z.object({intent: z.literal('withdraw'), invitation: z.uuid()}),
  z.object({intent: z.literal('change-role'), person: z.uuid(), role: z.enum(STAFF_ROLES)}),
  z.object({intent: z.literal('reset'), person: z.uuid()}),
  z.object({intent: z.literal('remove'), person: z.uuid()}),
  z.object({intent: z.literal('end-session'), session: z.string().regex(/^[\da-f]{24}$/)}),
]);

type StaffForm = z.infer<typeof FormSchema>;

/** Handles the forms of the staff page. @throws Response for everyone but owners */
export async function handleStaff({context, request}: ActionFunctionArgs) {
  const viewer = await requireAdmin(context, request, 'shop');
  const form = await readStorableForm(request);
  const intent = z.enum(STAFF_INTENTS).safeParse(fieldOf(form, INTENT)).data;
  const key = z.uuid().safeParse(fieldOf(form, IDEMPOTENCY_KEY)).data;
  if (!form || !intent || !key) return unreadable();
  if (intent === 'invite') return handleInvite(context, viewer, form, key);
  const fields = FormSchema.safeParse({...Object.fromEntries(form), intent});
  if (!fields.success) return unreadable();
  return replyTo(intent, await execute(context, viewer, fields.data, key));
}

const unreadable = () => privateReply<StaffReply>({notice: {tone: 'error', title: STAFF_COPY.unreadable}}, 400);

type Outcome = Result<null, StaffOperationProblem<unknown>>;

function replyTo(intent: StaffIntent, outcome: Outcome, values?: StaffReply['values']) {
  if (outcome.ok) return privateReply<StaffReply>({notice: staffDone(intent)}, 200);
  const {notice, status} = staffProblem(outcome.error);
  return privateReply<StaffReply>({notice, ...(values && {values})}, status);
}

async function handleInvite(context: AppContext, viewer: AdminViewer, form: FormData, key: string) {
  const email = (fieldOf(form, STAFF_FIELDS.email) ?? '').trim();
  const role = z.enum(STAFF_ROLES).safeParse(fieldOf(form, STAFF_FIELDS.role)).data;
  if (!role) return unreadable();
  const values = {email, role};
  if (!isEmailAddress(email))
    return privateReply<StaffReply>({notice: null, emailError: STAFF_COPY.badEmail, values}, 400);
  const outcome = await inviteStaff(context, viewer, {id: key, email, role});
  if (outcome === 'throttled') return privateReply<StaffReply>({notice: THROTTLED, values}, 429);
  return replyTo('invite', outcome, values);
}

function execute(context: AppContext, {userId}: AdminViewer, form: StaffForm, key: string): Promise<Outcome> {
  const {backend} = context;
  const run = <State>(verb: string, target: string, operation: StaffOperation<State>, details = {}) =>
    executeStaffOperation(
      context,
      {actorId: userId, key: `${key} ${target}`, action: `staff.${verb}`, target, details},
      operation,
    );
  switch (form.intent) {
    case 'withdraw':
      return run('withdraw', `invitation:${form.invitation}`, withdrawInvitation(backend, userId, form.invitation));
    case 'change-role':
      return run('change-role', `person:${form.person}`, changeRole(backend, userId, form), {role: form.role});
    case 'reset':
      return run('reset-second-factor', `person:${form.person}`, resetSecondFactor(backend, userId, form.person));
    case 'remove':
      return run('remove', `person:${form.person}`, removeMember(backend, userId, form.person));
    case 'end-session':
      return run('end-session', `admin-session:${form.session}`, endSession(backend, form.session));
  }
}
