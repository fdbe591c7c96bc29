import type {AppContext} from '~/platform/context.server';
import {consumeAttempt} from '~/platform/limits/database-limit.server';
import {recordRefusal} from '~/platform/record-refusal.server';
import type {AdminSession} from '../access/require-admin.server';
import {openPendingSecret, openSecret, sealSecret} from './enrollment.server';
import {createRecoveryCodes, hashRecoveryCode} from './recovery-codes.server';
import {getMatchingStep} from './totp.server';
import type {SecondFactorProblem} from './verify-view';

/** The result of a code: the session that replaces this one, or why the code was not accepted. */
export type CheckedCode =
  | {readonly sessionId: string; readonly recoveryCodes?: readonly string[]}
  | {readonly problem: SecondFactorProblem};

type Context = Pick<AppContext, 'config' | 'backend' | 'reference'>;

/**
 * Counts a try of this admin, and gives it back if it was right.
 * @throws BackendUnavailable
 */
async function limited(
  context: Context,
  {userId}: AdminSession,
  check: () => Promise<CheckedCode>,
): Promise<CheckedCode> {
  const attempt = await consumeAttempt(context.backend, 'second-factor', {person: userId});
  if (!attempt.isAllowed) return {problem: {kind: 'throttled', retryAfterSeconds: attempt.retryAfterSeconds}};
  const checked = await check();
  if (!('problem' in checked)) {
    await attempt.refund();
    return checked;
  }
  const refused = {actorId: userId, action: 'second-factor.refused', target: `person:${userId}`};
  await recordRefusal(context, {...refused, reason: checked.problem.kind});
  return checked;
}

/** Checks a code of the authenticator app. */
export const checkCode = (context: Context, admin: AdminSession, code: string): Promise<CheckedCode> =>
  limited(context, admin, async () => {
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

/** Checks a recovery code, which works once. */
export const checkRecoveryCode = (context: Context, admin: AdminSession, code: string): Promise<CheckedCode> =>
  limited(context, admin, async () => {
    const hash = await hashRecoveryCode(admin.userId, code);
    const args = {p_session_id: admin.sessionId, p_code_hash: hash};
    const sessionId = await context.backend.call('consume_recovery_code', args);
    return sessionId ? {sessionId} : {problem: {kind: 'wrong-recovery-code'}};
  });

/** Sets up an authenticator app that shows a right code, and creates the recovery codes. */
export const enroll = (
  context: Context,
  admin: AdminSession,
  {code, pending}: {readonly code: string; readonly pending: string},
): Promise<CheckedCode> =>
  limited(context, admin, async () => {
    const {backend, config} = context;
    const secret = await openPendingSecret(config, admin.userId, pending);
    if (secret === null) return {problem: {kind: 'too-late'}};
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
