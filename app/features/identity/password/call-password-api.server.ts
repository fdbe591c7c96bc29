import {fail, succeed, type Result} from '~/core/result';
import {upstreamErrorOf} from '~/platform/shopify/upstream-problem';
import type {IdentityField, IdentityProblem, ProblemKind} from '../problems/identity-problem';

/** A refusal as the shop words it; `field` is the path of the input at fault. */
interface ShopRefusal {
  readonly code?: string | null;
  readonly field?: readonly string[] | null;
  readonly message: string;
}

interface Failing {
  readonly errors?: readonly {readonly extensions?: {readonly code?: unknown}}[];
}

/**
 * Asks the shop about accounts. What goes wrong is reported by its kind alone: the shop's own error may carry what was
 * asked, passwords included.
 */
export async function callPasswordApi<Value extends object>(
  report: (error: unknown) => void,
  ask: () => Promise<Value & Failing>,
): Promise<Result<Value, IdentityProblem>> {
  try {
    const answer = await ask();
    const [refusal] = answer.errors ?? [];
    return refusal ? fail(toRefusal(refusal.extensions?.code, report)) : succeed(answer);
  } catch (error) {
    const failure = upstreamErrorOf(error);
    if (!failure) throw new Error('The shop’s accounts answered unexpectedly');
    if (failure.fault === 'throttled') return fail({kind: 'throttled'});
    report(failure);
    return fail({kind: 'network-error'});
  }
}

/** A reset link that is wrong, used or too old is refused by an error of the whole request. */
function toRefusal(code: unknown, report: (error: unknown) => void): IdentityProblem {
  if (code === 'NOT_FOUND') return {kind: 'reset-url-invalid'};
  if (code !== 'ACCESS_DENIED') report(new Error(`The shop refused a call about accounts: ${String(code)}`));
  return {kind: 'graphql-error'};
}

const KINDS: Readonly<Record<string, ProblemKind>> = {
  UNIDENTIFIED_CUSTOMER: 'invalid-credentials',
  TOKEN_INVALID: 'token-invalid',
  ALREADY_ENABLED: 'already-enabled',
};

const FIELDS: Readonly<Record<string, IdentityField>> = {
  email: 'email',
  password: 'password',
  firstName: 'name',
  lastName: 'name',
};

/** @returns the problem that the shop's refusals come to; the first decides, and none at all is a refusal, too */
export function toIdentityProblem([refusal]: readonly ShopRefusal[]): IdentityProblem {
  const {code, field, message} = refusal ?? {};
  const last = field?.at(-1) ?? '';
  if (code === 'TAKEN' && last === 'email') return {kind: 'customer-already-exists', field: 'email'};
  if (code === 'INVALID' && last === 'resetUrl') return {kind: 'reset-url-invalid'};
  if (code === 'INVALID' && last === 'activationUrl') return {kind: 'token-invalid'};
  if (code && Object.hasOwn(KINDS, code)) return {kind: KINDS[code] ?? 'refused'};
  const at = Object.hasOwn(FIELDS, last) ? FIELDS[last] : undefined;
  if (at === 'email' && code === 'INVALID')
    return {kind: 'refused', message: 'Invalid email address format', field: at};
  if (at === 'password' && code === 'TOO_SHORT') return {kind: 'refused', message: 'Password is too short', field: at};
  return {kind: 'refused', ...(message && {message}), ...(at && {field: at})};
}
