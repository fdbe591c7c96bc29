import type {AppContext} from '../context.server';
import {setPrimaryDomain} from '../store-origins.server';
import {offersCode} from '../sign-in-sources.server';
import {discoverAccountHosts} from './accounts/account-discovery.server';
import {STORE_HOSTS_QUERY} from './store-hosts.gql';

/**
 * Reads the store's hosts before URLs are checked against them. Waits for the primary domain; the hosts of customer accounts
 * are read in the background.
 * @returns resolves after the attempt, whose failure is reported; never rejects
 */
export async function loadStoreHosts(
  context: Pick<AppContext, 'config' | 'storefront' | 'report' | 'waitUntil'>,
): Promise<void> {
  const {config, storefront, report} = context;
  if (offersCode(config)) void discoverAccountHosts(context);
  try {
    const {shop} = await storefront.query(STORE_HOSTS_QUERY);
    setPrimaryDomain(config, shop.primaryDomain.url);
  } catch (error) {
    report(error);
  }
}
