import type {AppContext} from '~/platform/context.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import {parseBanner} from './parse-banner.server';
import type {BannerPage, BannerView} from './banner-view';

/**
 * Reads what the merchant has set for a page's banner.
 * @returns the banner, ours where the shop cannot say; never rejects
 */
export const findBanner = async (
  tools: Pick<AppContext, 'storefront' | 'report'>,
  page: BannerPage,
): Promise<BannerView> => parseBanner(await findSettingFields(tools), page);
