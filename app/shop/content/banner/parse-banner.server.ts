import {z} from 'zod';
import {BUILT_IN_MESSAGES, OFFER_NOTE, PROMO_CODE} from './banner-messages';
import type {BannerPage, BannerVariant, BannerView} from './banner-view';

const BY_PAGE: Readonly<Record<BannerPage, BannerVariant>> = {home: 'b', products: 'a'};

const Variant = z.enum(['a', 'b']);
// Shopify stores a list as the text of a JSON array.
const Messages = z.preprocess(parseList, z.array(z.string().trim().min(1).max(90)).min(1).max(6));
const PromoCode = z.string().trim().min(1).max(30);

/**
 * Parses the merchant's banner settings; missing or invalid ones have built-in values.
 * @param fields fields of the `storefront_settings` metaobject by key
 * @param page determines the variant if the settings have none
 */
export function parseBanner(fields: ReadonlyMap<string, string>, page: BannerPage): BannerView {
  const variant = Variant.catch(BY_PAGE[page]).parse(fields.get('banner_variant'));
  return {
    variant,
    messages: Messages.catch([...BUILT_IN_MESSAGES[variant]]).parse(fields.get(`banner_${variant}_messages`)),
    promoCode: PromoCode.catch(PROMO_CODE).parse(fields.get('banner_code')),
    note: OFFER_NOTE,
  };
}

function parseList(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
