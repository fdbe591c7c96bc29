import type {AppConfig} from '~/platform/env.server';
import {toStorefrontPath} from './own-path';

type Config = Pick<AppConfig, 'PUBLIC_ORIGIN' | 'PUBLIC_STORE_DOMAIN'>;

/** Creates the function that converts links of the merchant's texts to paths of this storefront. */
export const createLinkMapper =
  ({PUBLIC_ORIGIN, PUBLIC_STORE_DOMAIN}: Config) =>
  (url: string): string =>
    toStorefrontPath(url, [
      PUBLIC_ORIGIN,
      PUBLIC_STORE_DOMAIN.includes('://') ? PUBLIC_STORE_DOMAIN : `https://${PUBLIC_STORE_DOMAIN}`,
    ]);
