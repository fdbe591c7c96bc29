import {readRating, type Metafield} from '~/shop/catalog/model/metafields';

export interface RatedSource {
  readonly ownRating?: Metafield;
  readonly ownReviewCount?: Metafield;
}

/** The mean of all reviews that customers wrote here. */
export interface ShopRating {
  readonly rating: number;
  readonly reviewCount: number;
}

/** Fewer say little about a shop. */
const LEAST_REVIEWS = 20;

/** Returns the rating of the shop from the reviews of its products, or null with fewer than 20 reviews. */
export function toShopRating(products: readonly RatedSource[]): ShopRating | null {
  const ratings = products.map(({ownRating, ownReviewCount}) =>
    readRating([{rating: ownRating, count: ownReviewCount}]),
  );
  const reviewCount = ratings.reduce((sum, each) => sum + (each.reviewCount ?? 0), 0);
  if (reviewCount < LEAST_REVIEWS) return null;
  const total = ratings.reduce((sum, each) => sum + (each.rating ?? 0) * (each.reviewCount ?? 0), 0);
  return {rating: total / reviewCount, reviewCount};
}
