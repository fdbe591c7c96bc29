import type {AppContext} from '~/platform/context.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import {parseBanner} from './parse-banner.server';
import type {BannerPage, BannerView} from './banner-view';

/**
 * Finds the banner of a page.
 * @returns the merchant's banner, or the built-in one if Shopify does not respond; never rejects
 */
export const findBanner = async (
  context: Pick<AppContext, 'storefront' | 'report'>,
  page: BannerPage,
): Promise<BannerView> => parseBanner(await findSettingFields(context), page);
