import type {Storefront} from '~/platform/shopify/storefront.server';
import type {HowItWorksQuery} from '../../../storefrontapi.generated';
import type {PictureView, ProductCardView} from '~/features/catalog/model/product-view';
import {playableUrl, toPicture} from '~/features/catalog/model/to-gallery';
import {toProductCards} from '~/features/catalog/model/to-product-cards';
import {nullOnError, throwLoadError} from '~/features/catalog/degrade.server';
import {HOME_PAGE_QUERY, HOW_IT_WORKS_QUERY} from './home.gql';

/** The clip beside the cooking steps. */
export interface HomeClip {
  readonly url: string;
  readonly poster: PictureView | null;
}

/** Data of the home page; parts that the merchant has not set are empty. */
export interface Home {
  readonly hero: PictureView | null;
  readonly popular: readonly ProductCardView[];
  readonly clip: HomeClip | null;
}

/**
 * Finds the data of the home page.
 * @param report logs a failed read of the clip
 * @returns the cover picture of the shop's brand or of the popular collection, up to six popular products, and the clip
 *   from the merchant's settings
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findHome(storefront: Storefront, report: (error: unknown) => void): Promise<Home> {
  const [{shop, popular}, howItWorks] = await Promise.all([
    storefront.query(HOME_PAGE_QUERY).catch(throwLoadError('products')),
    nullOnError(storefront.query(HOW_IT_WORKS_QUERY), report),
  ]);
  return {
    hero: toPicture(shop.brand?.coverImage?.image ?? popular?.image),
    popular: toProductCards(popular?.products.nodes ?? []),
    clip: toClip(howItWorks?.metaobject),
  };
}

function toClip(settings: HowItWorksQuery['metaobject']): HomeClip | null {
  const file = settings?.clip?.reference;
  const url = file?.__typename === 'Video' ? playableUrl(file.sources) : null;
  return file?.__typename === 'Video' && url ? {url, poster: toPicture(file.previewImage)} : null;
}
