import type {Storefront} from '@shopify/hydrogen';
import type {HomePageQuery} from '../../../../storefrontapi.generated';
import type {PictureView, ProductCardView} from '../model/product-view';
import {playableUrl, toPicture} from '../model/to-gallery';
import {toProductCards} from '../model/to-product-cards';
import {HOME_PAGE_QUERY} from './home.gql';

/** A clip beside the steps. */
export interface HomeClip {
  readonly url: string;
  readonly poster: PictureView | null;
  readonly alt: string;
}

/** What the shop fills into the home page; parts that the merchant has not set are empty. */
export interface Home {
  readonly hero: PictureView | null;
  readonly popular: readonly ProductCardView[];
  readonly clip: HomeClip | null;
}

/**
 * Reads the home page, in one request.
 * @returns the cover picture of the shop's brand, or of the popular collection; up to six products in the merchant's order
 * @throws UpstreamError when the shop gives no answer and none is kept
 */
export async function findHome(storefront: Pick<Storefront, 'query'>): Promise<Home> {
  const {shop, popular, clip} = await storefront.query(HOME_PAGE_QUERY);
  return {
    hero: toPicture(shop.brand?.coverImage?.image ?? popular?.image),
    popular: toProductCards(popular?.products.nodes ?? []),
    clip: toClip(clip),
  };
}

function toClip(collection: HomePageQuery['clip']): HomeClip | null {
  const media = collection?.products.nodes.flatMap((product) => product.media.nodes) ?? [];
  for (const entry of media) {
    const url = entry.__typename === 'Video' ? playableUrl(entry.sources) : null;
    if (url) return {url, poster: toPicture(entry.previewImage), alt: entry.alt ?? ''};
  }
  return null;
}
