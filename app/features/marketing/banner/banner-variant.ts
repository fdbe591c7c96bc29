import {FIRST_ORDER_MESSAGES, SHOP_MESSAGES} from './banner-copy';

/** The two banners: A speaks to everyone, B to newcomers. */
export type BannerVariant = 'a' | 'b';

/** What the merchant sets: one banner wherever there is one, or each on its own page. */
export type BannerSetting = 'by-page' | BannerVariant;

/** The pages that carry a banner. */
export type BannerPage = 'home' | 'products';

interface Banner {
  readonly messages: readonly string[];
  /** How long each message stands. */
  readonly periodMs: number;
  readonly isDismissible: boolean;
}

export const BANNERS: Readonly<Record<BannerVariant, Banner>> = {
  a: {messages: SHOP_MESSAGES, periodMs: 5_000, isDismissible: false},
  b: {messages: FIRST_ORDER_MESSAGES, periodMs: 8_000, isDismissible: true},
};

const BY_PAGE: Readonly<Record<BannerPage, BannerVariant>> = {home: 'b', products: 'a'};

/**
 * @param setting as far as it is known
 * @returns the banner that this page carries
 */
export const bannerVariant = (page: BannerPage, setting: BannerSetting = 'by-page'): BannerVariant =>
  setting === 'by-page' ? BY_PAGE[page] : setting;
