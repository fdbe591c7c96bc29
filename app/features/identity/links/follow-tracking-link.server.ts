import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {shopOrigins} from '~/platform/shop-addresses.server';
import type {IdentityProblem} from '../problems/identity-problem';
import {parseAccountLink, pathOfLink, readShopLink} from './account-link.server';

const DEADLINE_MS = 8_000;
const TOKEN = /^[\w.~-]{1,512}$/;

/** @returns whether this can be the last part of a tracking link */
export const isTrackingToken = (token: string): boolean => TOKEN.test(token);

/**
 * Finds where a tracking link of the shop's mails leads, by asking the shop. The answer is read, never followed.
 * @returns the form of an account here, or the link itself on the shop's domain, which knows what else it leads to
 */
export async function followTrackingLink(
  {config, report}: Pick<AppContext, 'config' | 'report'>,
  token: string,
): Promise<Result<string, IdentityProblem>> {
  const link = `${shopOrigins(config)[0] ?? ''}/_t/c/v3/${token}`;
  try {
    const answer = await fetch(link, {redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MS)});
    await answer.body?.cancel();
    const target = answer.headers.get('Location');
    if (target) return succeed(ownPath(new URL(target, link), config) ?? link);
    return fail({code: answer.status >= 500 ? 'NETWORK_ERROR' : 'TOKEN_INVALID'});
  } catch {
    report(new Error('A tracking link could not be resolved'));
    return fail({code: 'NETWORK_ERROR'});
  }
}

function ownPath(target: URL, config: AppContext['config']): string | null {
  const isOurs = target.href.startsWith(`${config.PUBLIC_ORIGIN}/`);
  const account = isOurs ? parseAccountLink(target.pathname) : readShopLink(target.href, config);
  return account && pathOfLink(account);
}
