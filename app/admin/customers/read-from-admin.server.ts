import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {upstreamErrorOf} from '~/platform/shopify/upstream-problem';
import type {CustomersProblem} from './customers-copy';

/** Returns the result of a read of the Admin API, or why there is none, which is reported. */
export async function readFromAdmin<Value>(
  {report}: Pick<AppContext, 'report'>,
  read: () => Promise<Value>,
): Promise<Result<Value, CustomersProblem>> {
  try {
    return succeed(await read());
  } catch (error) {
    const upstream = upstreamErrorOf(error);
    if (!upstream) throw error;
    report(error);
    return fail({kind: upstream.detail.includes('ACCESS_DENIED') ? 'access-denied' : 'shop-down'});
  }
}
