import {backendOf, isLocalStore, type AppConfig} from './env.server';

/**
 * Returns the settings that are accepted but leave a real store less protected, or its admin less usable, than it should be.
 * @returns one log line for each
 */
export function getConfigWarnings(config: AppConfig): readonly string[] {
  if (isLocalStore(config.PUBLIC_STORE_DOMAIN)) return [];
  const warnings = [];
  if (config.BUYER_IP_HEADER === 'none')
    warnings.push(
      'BUYER_IP_HEADER: none, so nothing is limited per client; name the header in which your proxy passes the address',
    );
  if (backendOf(config) && !config.MAIL_API_URL)
    warnings.push(
      'MAIL_API_URL: none, so no code is mailed, and an admin without an authenticator app cannot set one up',
    );
  if (config.MAIL_API_URL && !config.MAIL_POSTAL_ADDRESS)
    warnings.push('MAIL_POSTAL_ADDRESS: none, so no marketing mail is sent: subscribers get neither codes nor news');
  return warnings;
}
