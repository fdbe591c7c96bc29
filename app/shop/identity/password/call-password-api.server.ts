import {fail, succeed, type Result} from '~/core/result';
import type {ShopUserError, TopLevelErrors} from '~/platform/shopify/response-errors';
import {upstreamErrorOf} from '~/platform/shopify/upstream-problem';
import type {IdentityField, IdentityProblem, ProblemKind} from '../problems/identity-problem';

/**
 * Calls the Storefront API about customer accounts. Only the kind of a failure is reported, because Shopify's error may
 * contain the request, passwords included.
 */
export async function callPasswordApi<Value extends object>(
  report: (error: unknown) => void,
  send: () => Promise<Value & TopLevelErrors>,
): Promise<Result<Value, IdentityProblem>> {
  try {
    const response = await send();
    const [error] = response.errors ?? [];
    return error ? fail(toRequestProblem(error.extensions?.code, report)) : succeed(response);
  } catch (error) {
    const failure = upstreamErrorOf(error);
    if (!failure) throw new Error('customer accounts: unexpected response');
    if (failure.fault === 'throttled') return fail({kind: 'throttled'});
    report(failure);
    return fail({kind: 'network-error'});
  }
}

/** Converts an error of the whole request; Shopify refuses an invalid or used reset link this way. */
function toRequestProblem(code: unknown, report: (error: unknown) => void): IdentityProblem {
  if (code === 'NOT_FOUND') return {kind: 'reset-url-invalid'};
  if (code !== 'ACCESS_DENIED') report(new Error(`customer accounts: Shopify refused the request: ${String(code)}`));
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

/** Converts Shopify's user errors to a problem; the first one decides, and an empty list counts as a refusal. */
export function toIdentityProblem([userError]: readonly ShopUserError[]): IdentityProblem {
  const {code, field, message} = userError ?? {};
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
