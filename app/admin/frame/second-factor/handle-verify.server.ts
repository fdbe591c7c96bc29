import {redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {INTENT} from '~/core/intent';
import {localPath} from '~/core/local-path';
import type {AppContext} from '~/platform/context.server';
import {privateReply} from '~/platform/form-reply.server';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {findShopName} from '~/platform/shopify/shop-name.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdminSession, type AdminSession} from '../access/require-admin.server';
import {checkCode, checkRecoveryCode, enroll, type CheckedCode} from './check-code.server';
import {createPendingSecret, openPendingSecret, toEnrollmentView} from './enrollment.server';
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
  'unreadable-secret': 409,
  unavailable: 503,
};

/** Loads the page of the second factor; redirects admins who have entered it. */
export async function loadVerify({context, request}: LoaderFunctionArgs): Promise<LoadedVerify> {
  const admin = await requireAdminSession(context, request);
  const returnPath = getReturnPath(request, context);
  if (admin.isVerified) throw redirect(returnPath);
  return {view: admin.isEnrolled ? {kind: 'verify'} : await toEnrollment(context, admin, null), returnPath};
}

/** Handles the forms of the page. A right code replaces the session by one that may use the admin. */
export async function handleVerify({context, request}: ActionFunctionArgs) {
  const admin = await requireAdminSession(context, request);
  const form = await readStorableForm(request);
  const intent = IntentSchema.safeParse(fieldOf(form, INTENT)).data;
  const code = fieldOf(form, VERIFY_FIELDS.code) ?? '';
  const pending = fieldOf(form, VERIFY_FIELDS.pending) ?? '';
  const checked = (await nullIfUnavailable<CheckedCode>(context, () => {
    if (intent === 'enroll') return enroll(context, admin, {code, pending});
    return intent === 'recover' ? checkRecoveryCode(context, admin, code) : checkCode(context, admin, code);
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
  const view: VerifyView = pending === null ? {kind: 'verify'} : await toEnrollment(context, admin, pending);
  const retryAfterSeconds = problem.kind === 'throttled' ? problem.retryAfterSeconds : undefined;
  return privateReply<VerifyReply>({view, problem}, STATUS_CODES[problem.kind], retryAfterSeconds);
}

/** @param pending the secret that the page showed before; null or an expired one for a new secret */
async function toEnrollment(context: AppContext, admin: AdminSession, pending: string | null): Promise<VerifyView> {
  const {config} = context;
  const known = pending === null ? null : await openPendingSecret(config, admin.userId, pending);
  const shown = pending !== null && known !== null ? pending : await createPendingSecret(config, admin.userId);
  const secret = known ?? (await openPendingSecret(config, admin.userId, shown));
  if (secret === null) throw new Error('a new secret could not be read back');
  const shopName = await findShopName(context);
  return {kind: 'enroll', enrollment: toEnrollmentView(secret, shown, {shopName, label: admin.firstName ?? 'Admin'})};
}

/** Returns the page to go to afterwards: the one named in the query, else the overview. */
const getReturnPath = (request: Request, {config}: Pick<AppContext, 'config'>): string =>
  localPath(new URL(request.url).searchParams.get('returnTo'), config.PUBLIC_ORIGIN, ADMIN_PATH);
