import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {shopOrigins} from '~/platform/shop-addresses.server';
import type {IdentityProblem} from '../problems/identity-problem';
import {parseAccountLink, toLinkPath, parseShopLink} from './account-link.server';

const DEADLINE_MS = 8_000;
const TOKEN = /^[\w.~-]{1,512}$/;

export const isTrackingToken = (token: string): boolean => TOKEN.test(token);

/**
 * Finds where a tracking link in one of Shopify's mails leads. The redirect is read and not followed.
 * @returns the path of an account form here, or else the link itself on Shopify's domain
 */
export async function followTrackingLink(
  {config, report}: Pick<AppContext, 'config' | 'report'>,
  token: string,
): Promise<Result<string, IdentityProblem>> {
  const link = `${shopOrigins(config)[0] ?? ''}/_t/c/v3/${token}`;
  try {
    const response = await fetch(link, {redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MS)});
    await response.body?.cancel();
    const target = response.headers.get('Location');
    if (target) return succeed(storefrontPath(new URL(target, link), config) ?? link);
    return fail({kind: response.status >= 500 ? 'network-error' : 'token-invalid'});
  } catch {
    report(new Error('tracking link: Shopify did not resolve it'));
    return fail({kind: 'network-error'});
  }
}

function storefrontPath(target: URL, config: AppContext['config']): string | null {
  const isStorefront = target.href.startsWith(`${config.PUBLIC_ORIGIN}/`);
  const account = isStorefront ? parseAccountLink(target.pathname) : parseShopLink(target.href, config);
  return account && toLinkPath(account);
}
