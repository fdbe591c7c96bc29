import {formatMoney} from '~/core/money';
import type {Storefront} from '~/platform/shopify/storefront.server';
import type {HomeContentQuery} from '../../../storefrontapi.generated';
import type {PictureView} from '~/shop/catalog/model/picture-view';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {playableUrl, toPicture} from '~/shop/catalog/model/to-gallery';
import {toProductCards} from '~/shop/catalog/model/to-product-cards';
import {nullOnError, throwLoadError} from '~/shop/catalog/degrade.server';
import {HOME_CONTENT_QUERY, HOME_PAGE_QUERY} from './home.gql';
import type {HomeClip, HomeSectionsView} from './home-view';
import {toHomeSections} from './to-home-sections';
import {toShopRating, type ShopRating} from './to-shop-rating';

/** Data of the home page; parts that the merchant has not set are empty. */
export interface Home {
  readonly hero: PictureView | null;
  /** Beside the offer for an email address. */
  readonly offerPicture: PictureView | null;
  readonly rating: ShopRating | null;
  /** The lowest price of what can be bought; null if nothing can. */
  readonly lowestPrice: string | null;
  readonly popular: readonly ProductCardView[];
  readonly clip: HomeClip | null;
  readonly sections: HomeSectionsView;
}

/**
 * Finds the data of the home page in one round trip.
 * @param report logs a failed read of what the merchant has written
 * @returns the cover picture of the shop's brand or of the popular collection, the shop's rating and lowest price, up to
 *   six popular products, and the merchant's clip and sections
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findHome(storefront: Storefront, report: (error: unknown) => void): Promise<Home> {
  const [{shop, popular, rated, cheapest, packs}, content] = await Promise.all([
    storefront.query(HOME_PAGE_QUERY).catch(throwLoadError('products')),
    nullOnError(storefront.query(HOME_CONTENT_QUERY), report),
  ]);
  return {
    hero: toPicture(shop.brand?.coverImage?.image ?? popular?.image),
    offerPicture: toPicture(content?.metaobject?.offer?.reference?.image),
    rating: toShopRating(rated.nodes),
    lowestPrice: cheapest.nodes[0] ? formatMoney(cheapest.nodes[0].priceRange.minVariantPrice) : null,
    popular: toProductCards(popular?.products.nodes ?? []),
    clip: toClip(content?.metaobject),
    sections: toHomeSections({
      sections: content?.sections?.nodes ?? [],
      packs: packs.nodes,
    }),
  };
}

function toClip(settings: HomeContentQuery['metaobject']): HomeClip | null {
  const file = settings?.clip?.reference;
  const url = file?.__typename === 'Video' ? playableUrl(file.sources) : null;
  return file?.__typename === 'Video' && url ? {url, poster: toPicture(file.previewImage)} : null;
}
