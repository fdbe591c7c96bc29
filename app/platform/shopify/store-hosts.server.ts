import type {AppContext} from '../context.server';
import {learnPrimaryDomain} from '../learned-hosts.server';
import {offersCode} from '../sign-in-sources.server';
import {learnAccountHosts} from './accounts/account-discovery.server';
import {STORE_HOSTS_QUERY} from './store-hosts.gql';

/**
 * Learns under which hosts the store shows its own pages, before addresses of such pages are judged. The primary domain
 * is waited for; the hosts of customer accounts are learned behind the answer.
 * @returns settles once the store has answered or has not, which is reported; never rejects
 */
export async function learnStoreHosts(
  context: Pick<AppContext, 'config' | 'storefront' | 'report' | 'waitUntil'>,
): Promise<void> {
  const {config, storefront, report, waitUntil} = context;
  if (offersCode(config)) waitUntil(learnAccountHosts(context));
  try {
    const {shop} = await storefront.query(STORE_HOSTS_QUERY);
    learnPrimaryDomain(config, shop.primaryDomain.url);
  } catch (error) {
    report(error);
  }
}
