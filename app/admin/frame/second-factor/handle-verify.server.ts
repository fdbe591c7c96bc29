import {redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {INTENT} from '~/core/intent';
import {localPath} from '~/core/local-path';
import type {AppContext} from '~/platform/context.server';
import {privateReply} from '~/platform/form-reply.server';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {clientNetwork} from '~/platform/client-address.server';
import {consumeAttempt} from '~/platform/limits/database-limit.server';
import {findShopName} from '~/platform/shopify/shop-name.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdminSession, type AdminSession} from '../access/require-admin.server';
import {checkCode, checkRecoveryCode, enroll, type CheckedCode} from './check-code.server';
import {
  createPendingEnrollment,
  openPendingEnrollment,
  toEnrollmentView,
  type PendingEnrollment,
} from './enrollment.server';
import {createMailCode} from './recovery-codes.server';
import {getFirstView} from './first-view.server';
import {mailEnrollmentCode} from './second-factor-mail.server';
import {
  VERIFY_FIELDS,
  VERIFY_INTENTS,
  type SecondFactorProblem,
  type VerifyReply,
  type VerifyView,
} from './verify-view';

interface LoadedVerify {
  readonly view: VerifyView;
  readonly returnPath: string;
}

const ADMIN_PATH = '/admin';

const IntentSchema = z.enum(VERIFY_INTENTS);

const STATUS_CODES: Readonly<Record<SecondFactorProblem['kind'], number>> = {
  'wrong-code': 422,
  'used-code': 422,
  'wrong-recovery-code': 422,
  throttled: 429,
  'too-late': 422,
  'wrong-mail-code': 422,
  'no-address': 409,
  'mail-unavailable': 503,
  'unreadable-secret': 409,
  unavailable: 503,
};

/** Loads the page of the second factor; redirects admins who have entered it. */
export async function loadVerify({context, request}: LoaderFunctionArgs): Promise<LoadedVerify> {
  const admin = await requireAdminSession(context, request);
  const returnPath = getReturnPath(request, context);
  if (admin.isVerified) throw redirect(returnPath);
  return {view: getFirstView(context.config, admin), returnPath};
}

/** Handles the forms of the page. A right code replaces the session by one that may use the admin. */
export async function handleVerify({context, request}: ActionFunctionArgs) {
  const admin = await requireAdminSession(context, request);
  const form = await readStorableForm(request);
  const intent = IntentSchema.safeParse(fieldOf(form, INTENT)).data;
  const code = fieldOf(form, VERIFY_FIELDS.code) ?? '';
  const mailCode = fieldOf(form, VERIFY_FIELDS.mailCode) ?? '';
  const pending = fieldOf(form, VERIFY_FIELDS.pending) ?? '';
  if (intent === 'mail' && !admin.isEnrolled) return handleMail(context, request, admin);
  const checking = {...context, request};
  const checked = (await nullIfUnavailable<CheckedCode>(context, () => {
    if (intent === 'enroll') return enroll(checking, admin, {code, mailCode, pending});
    return intent === 'recover' ? checkRecoveryCode(checking, admin, code) : checkCode(checking, admin, code);
  })) ?? {problem: {kind: 'unavailable'}};
  if ('problem' in checked) {
    // An app was set up in another tab meanwhile: its code is what counts now.
    const isEnrolling = intent === 'enroll' && checked.problem.kind !== 'used-code';
    return replyProblem(context, admin, checked.problem, isEnrolling ? pending : null);
  }
  await context.session.amend({sessionId: checked.sessionId});
  if (!checked.recoveryCodes) return redirect(getReturnPath(request, context), 303);
  return privateReply<VerifyReply>(
    {view: {kind: 'enrolled', recoveryCodes: checked.recoveryCodes}, problem: null},
    200,
  );
}

async function replyProblem(
  context: AppContext,
  admin: AdminSession,
  problem: SecondFactorProblem,
  pending: string | null,
) {
  const enrollment = pending === null ? null : await openPendingEnrollment(context.config, admin.userId, pending);
  const isShown = enrollment && pending !== null;
  const view = isShown
    ? await toEnrollment(context, admin, {...enrollment, pending})
    : getFirstView(context.config, admin);
  const retryAfterSeconds = problem.kind === 'throttled' ? problem.retryAfterSeconds : undefined;
  return privateReply<VerifyReply>({view, problem}, STATUS_CODES[problem.kind], retryAfterSeconds);
}

/** Mails a code and shows the app's secret, which is of no use without it. */
async function handleMail(context: AppContext, request: Request, admin: AdminSession) {
  const mailCode = createMailCode();
  const enrollment = await createPendingEnrollment(context.config, admin.userId, mailCode);
  const problem = await nullIfUnavailable<{readonly found: SecondFactorProblem | null}>(context, async () => {
    const client = clientNetwork(request, context.config);
    const counted = {session: admin.sessionId, client, person: admin.userId};
    const attempt = await consumeAttempt(context.backend, 'second-factor-mail', counted);
    if (!attempt.isAllowed) return {found: {kind: 'throttled', retryAfterSeconds: attempt.retryAfterSeconds}};
    const mailed = await mailEnrollmentCode(context, admin, mailCode);
    return {found: mailed === 'sent' ? null : {kind: mailed}};
  });
  const found = problem ? problem.found : {kind: 'unavailable' as const};
  if (found) return replyProblem(context, admin, found, '');
  return privateReply<VerifyReply>({view: await toEnrollment(context, admin, enrollment), problem: null}, 200);
}

async function toEnrollment(
  context: AppContext,
  admin: AdminSession,
  enrollment: PendingEnrollment & {readonly pending: string},
): Promise<VerifyView> {
  const shopName = await findShopName(context);
  return {kind: 'enroll', enrollment: toEnrollmentView(enrollment, {shopName, label: admin.firstName ?? 'Admin'})};
}

/** Returns the page to go to afterwards: the one named in the query, else the overview. */
const getReturnPath = (request: Request, {config}: Pick<AppContext, 'config'>): string =>
  localPath(new URL(request.url).searchParams.get('returnTo'), config.PUBLIC_ORIGIN, ADMIN_PATH);
