import {z} from 'zod';
import {BUILT_IN_MESSAGES, PROMO_CODE} from './banner-copy';
import type {BannerPage, BannerVariant, BannerView} from './banner-view';

const BY_PAGE: Readonly<Record<BannerPage, BannerVariant>> = {home: 'b', products: 'a'};

const Variant = z.enum(['a', 'b']);
// The platform keeps a list as the text of a JSON array.
const Messages = z.preprocess(parseList, z.array(z.string().trim().min(1).max(90)).min(1).max(6));
const PromoCode = z.string().trim().min(1).max(30);

/**
 * Reads what the merchant has set for the banners, each with ours in place of what is absent or makes no sense.
 * @param fields of the shop's `storefront_settings` entry, by key
 * @param page a variant holds for every page; without one, each page has its own
 */
export function parseBanner(fields: ReadonlyMap<string, string>, page: BannerPage): BannerView {
  const variant = Variant.catch(BY_PAGE[page]).parse(fields.get('banner_variant'));
  return {
    variant,
    messages: Messages.catch([...BUILT_IN_MESSAGES[variant]]).parse(fields.get(`banner_${variant}_messages`)),
    promoCode: PromoCode.catch(PROMO_CODE).parse(fields.get('banner_code')),
  };
}

function parseList(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
