import {clientNetwork} from '~/platform/client-address.server';
import type {AppContext} from '~/platform/context.server';
import {consumeAttempt, type Attempt} from '~/platform/limits/database-limit.server';
import {recordRefusal} from '~/platform/record-refusal.server';
import type {AdminSession} from '../access/require-admin.server';
import {openPendingEnrollment, openSecret, sealSecret} from './enrollment.server';
import {createRecoveryCodes, hashRecoveryCode} from './recovery-codes.server';
import {warnAdmin} from './second-factor-mail.server';
import {getMatchingStep} from './totp.server';
import type {SecondFactorProblem} from './verify-view';

/** The result of a code: the session that replaces this one, or why the code was not accepted. */
export type CheckedCode =
  | {readonly sessionId: string; readonly recoveryCodes?: readonly string[]}
  | {readonly problem: SecondFactorProblem};

type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report' | 'reference' | 'waitUntil'> & {
  readonly request: Request;
};

/**
 * Counts a try of this admin, and gives it back if it was right.
 * @throws BackendUnavailable
 */
async function limited(
  context: Context,
  admin: AdminSession,
  attempt: Attempt,
  check: () => Promise<CheckedCode>,
): Promise<CheckedCode> {
  const {userId} = admin;
  if (!attempt.isAllowed) {
    context.waitUntil(warnAdmin(context, admin));
    return {problem: {kind: 'throttled', retryAfterSeconds: attempt.retryAfterSeconds}};
  }
  const checked = await check();
  if (!('problem' in checked)) {
    await attempt.refund();
    return checked;
  }
  const refused = {actorId: userId, action: 'second-factor.refused', target: `person:${userId}`};
  await recordRefusal(context, {...refused, reason: checked.problem.kind});
  return checked;
}

/** Counts a code that is too long to be guessed. */
const countLongCode = ({backend}: Context, {sessionId}: AdminSession): Promise<Attempt> =>
  consumeAttempt(backend, 'recovery-code', {session: sessionId});

/** Checks a code of the authenticator app. */
export async function checkCode(context: Context, admin: AdminSession, code: string): Promise<CheckedCode> {
  const client = clientNetwork(context.request, context.config);
  const counted = {session: admin.sessionId, client, person: admin.userId};
  const attempt = await consumeAttempt(context.backend, 'second-factor', counted);
  return limited(context, admin, attempt, async () => {
    const {backend, config} = context;
    const sealed = await backend.call('find_second_factor', {p_session_id: admin.sessionId});
    const secret = sealed && (await openSecret(config, admin.userId, sealed));
    if (!secret) return {problem: {kind: sealed ? 'unreadable-secret' : 'wrong-code'}};
    const step = getMatchingStep(secret, code);
    if (step === null) return {problem: {kind: 'wrong-code'}};
    // Stored again under the newest of the secrets, so that the older ones can be dropped.
    const resealed = await sealSecret(config, admin.userId, secret);
    const args = {p_session_id: admin.sessionId, p_step: step, p_sealed_secret: resealed};
    const sessionId = await backend.call('verify_second_factor', args);
    return sessionId ? {sessionId} : {problem: {kind: 'used-code'}};
  });
}

/** Checks a recovery code, which works once. */
export const checkRecoveryCode = async (context: Context, admin: AdminSession, code: string): Promise<CheckedCode> =>
  limited(context, admin, await countLongCode(context, admin), async () => {
    const hash = await hashRecoveryCode(admin.userId, code);
    const args = {p_session_id: admin.sessionId, p_code_hash: hash};
    const sessionId = await context.backend.call('consume_recovery_code', args);
    return sessionId ? {sessionId} : {problem: {kind: 'wrong-recovery-code'}};
  });

/**
 * Sets up an authenticator app that shows a right code, and creates the recovery codes. The mailed code tells the owner from
 * somebody who knows the password.
 */
export const enroll = async (
  context: Context,
  admin: AdminSession,
  {code, mailCode, pending}: {readonly code: string; readonly mailCode: string; readonly pending: string},
): Promise<CheckedCode> =>
  limited(context, admin, await countLongCode(context, admin), async () => {
    const {backend, config} = context;
    const enrollment = await openPendingEnrollment(config, admin.userId, pending);
    if (enrollment === null) return {problem: {kind: 'too-late'}};
    const {secret, mailCode: mailed} = enrollment;
    // Digests are compared, which also ignores case, spaces and dashes.
    const digestOf = (text: string) => hashRecoveryCode(admin.userId, text);
    if ((await digestOf(mailCode)) !== (await digestOf(mailed))) return {problem: {kind: 'wrong-mail-code'}};
    const step = getMatchingStep(secret, code);
    if (step === null) return {problem: {kind: 'wrong-code'}};
    const recoveryCodes = createRecoveryCodes();
    const sessionId = await backend.call('enroll_second_factor', {
      p_session_id: admin.sessionId,
      p_sealed_secret: await sealSecret(config, admin.userId, secret),
      p_step: step,
      p_recovery_code_hashes: await Promise.all(recoveryCodes.map((each) => hashRecoveryCode(admin.userId, each))),
    });
    return sessionId ? {sessionId, recoveryCodes} : {problem: {kind: 'used-code'}};
  });
