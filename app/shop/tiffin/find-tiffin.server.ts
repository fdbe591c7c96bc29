import type {AppContext} from '~/platform/context.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import {findCartSettings} from '~/shop/cart/load/find-cart-settings.server';
import {parsePackOffers} from './parse-pack-offers';
import type {TiffinView} from './tiffin-view';
import {TIFFIN_QUERY} from './tiffin.gql';
import {toTiffin} from './to-tiffin';

/**
 * Finds what a tiffin can be filled with. Without the merchant's offers it promises no saving.
 * @returns null if the shop has too few dishes
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findTiffin(context: Pick<AppContext, 'storefront' | 'report'>): Promise<TiffinView | null> {
  const [catalog, fields, {freeShippingMinor}] = await Promise.all([
    context.storefront.query(TIFFIN_QUERY),
    findSettingFields(context),
    findCartSettings(context),
  ]);
  return toTiffin(catalog, {offers: parsePackOffers(fields.get('pack_offers')), freeShippingMinor});
}
