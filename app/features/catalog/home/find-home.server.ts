import type {Storefront} from '@shopify/hydrogen';
import type {HowItWorksQuery} from '../../../../storefrontapi.generated';
import type {PictureView, ProductCardView} from '../model/product-view';
import {playableUrl, toPicture} from '../model/to-gallery';
import {toProductCards} from '../model/to-product-cards';
import {nullOnError, tagLoadFailure} from '../degrade.server';
import {HOME_PAGE_QUERY, HOW_IT_WORKS_QUERY} from './home.gql';

/** A clip beside the steps. */
export interface HomeClip {
  readonly url: string;
  readonly poster: PictureView | null;
}

/** What the shop fills into the home page; parts that the merchant has not set are empty. */
export interface Home {
  readonly hero: PictureView | null;
  readonly popular: readonly ProductCardView[];
  readonly clip: HomeClip | null;
}

/**
 * Reads the home page.
 * @param report logs why there is no clip, where the shop did not answer for it
 * @returns the cover picture of the shop's brand, or of the popular collection; up to six products in the merchant's
 *   order; the clip that the merchant's settings name
 * @throws UpstreamError when the shop gives no answer and none is kept
 */
export async function findHome(storefront: Pick<Storefront, 'query'>, report: (error: unknown) => void): Promise<Home> {
  const [{shop, popular}, howItWorks] = await Promise.all([
    storefront.query(HOME_PAGE_QUERY).catch(tagLoadFailure('products')),
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
