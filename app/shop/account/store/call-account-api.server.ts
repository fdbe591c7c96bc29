import {customerErrorLine} from '~/core/customer-errors';
import {fail, succeed, type Result} from '~/core/result';
import {TokenRefused} from '~/platform/shopify/accounts/query-customer-account.server';
import type {ShopUserError, TopLevelErrors} from '~/platform/shopify/response-errors';
import {upstreamErrorOf} from '~/platform/shopify/upstream-problem';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import type {AccountProblem} from '../account-problem';

type Report = (error: unknown, what?: string) => void;

/**
 * Calls an account API. Only the kind of a failure is reported, because Shopify's error may contain the request,
 * passwords included.
 */
export async function callAccountApi<Value extends object>(
  report: Report,
  send: () => Promise<Value & TopLevelErrors>,
): Promise<Result<Value, AccountProblem>> {
  try {
    const response = await send();
    const [error] = response.errors ?? [];
    if (!error) return succeed(response);
    if (error.extensions?.code === 'ACCESS_DENIED') return fail(denied(report));
    report(String(error.extensions?.code), customerErrorLine('account', 'GRAPHQL_ERROR'));
    return fail({kind: 'shop-down'});
  } catch (error) {
    if (error instanceof TokenRefused) return fail({kind: 'signed-out'});
    if (error instanceof BackendUnavailable) {
      report(error);
      return fail({kind: 'backend-down'});
    }
    const failure = upstreamErrorOf(error);
    if (!failure) throw new Error('customer account: unexpected response');
    if (failure.fault === 'throttled') return fail({kind: 'throttled'});
    report(failure, customerErrorLine('account', 'NETWORK_ERROR', 'Failed to communicate with store'));
    return fail({kind: 'shop-down'});
  }
}

let hasReportedDenial = false;

/** Reports once that the merchant has not granted access to something: every request of every customer would. */
function denied(report: Report): AccountProblem {
  if (!hasReportedDenial) report('ACCESS_DENIED', customerErrorLine('account', 'GRAPHQL_ERROR'));
  hasReportedDenial = true;
  return {kind: 'denied'};
}

/** The form field for each input field that Shopify names differently. */
const FIELDS: Readonly<Record<string, string>> = {
  firstName: 'name',
  lastName: 'name',
  password: 'newPassword',
  zoneCode: 'province',
  territoryCode: 'country',
  phoneNumber: 'phone',
};

const MISSING: ReadonlySet<unknown> = new Set(['NOT_FOUND', 'ADDRESS_ID_DOES_NOT_EXIST']);

/** Converts Shopify's user errors to a problem; the first one decides. Returns null for an empty list. */
export function toAccountProblem(userErrors: readonly ShopUserError[] | undefined): AccountProblem | null {
  // A mutation without a payload was not carried out.
  if (!userErrors) return {kind: 'shop-down'};
  const [userError] = userErrors;
  if (!userError) return null;
  const {code, field, message} = userError;
  if (code === 'TOKEN_INVALID' || code === 'UNIDENTIFIED_CUSTOMER') return {kind: 'signed-out'};
  if (MISSING.has(code)) return {kind: 'missing'};
  if (code === 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED') return {kind: 'default-stays'};
  const last = field?.at(-1);
  const at = last && Object.hasOwn(FIELDS, last) ? FIELDS[last] : last;
  return {kind: 'refused', message, ...(at && {field: at})};
}
