import {isLocalStore, type AppConfig} from './env.server';

/**
 * Returns the settings that are accepted but leave a real store less protected than it should be.
 * @returns one log line for each
 */
export function getConfigWarnings(config: AppConfig): readonly string[] {
  if (isLocalStore(config.PUBLIC_STORE_DOMAIN) || config.BUYER_IP_HEADER !== 'none') return [];
  return [
    'BUYER_IP_HEADER: none, so nothing is limited per client; name the header in which your proxy passes the address',
  ];
}
