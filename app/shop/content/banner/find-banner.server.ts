import {memoize} from '~/core/memoize';
import type {AppContext} from '~/platform/context.server';
import {findSettingFields, type SettingFields} from '~/platform/shopify/storefront-settings.server';
import {parseBanner} from './parse-banner.server';
import type {BannerPage, BannerView} from './banner-view';

const toBanners = memoize((fields: SettingFields): Readonly<Record<BannerPage, BannerView>> => ({
  home: parseBanner(fields, 'home'),
  products: parseBanner(fields, 'products'),
}));

/**
 * Finds the banner of a page.
 * @returns the merchant's banner, or the built-in one if Shopify does not respond; never rejects
 */
export const findBanner = async (
  context: Pick<AppContext, 'storefront' | 'report'>,
  page: BannerPage,
): Promise<BannerView> => toBanners(await findSettingFields(context))[page];
