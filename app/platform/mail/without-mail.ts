import type {AppConfig} from '../env.server';

/**
 * Returns the settings without the mail service. A preview has the customers of the shop, and whoever tries it out must not
 * write to them.
 */
export function withoutMail({
  MAIL_API_URL: _url,
  MAIL_API_KEY: _key,
  MAIL_FROM: _from,
  ...config
}: AppConfig): AppConfig {
  return config;
}
