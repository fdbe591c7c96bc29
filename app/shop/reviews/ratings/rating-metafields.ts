/** The first is this storefront's own, which cards prefer; the second is Shopify's standard definition for other channels. */
const NAMESPACES = ['storefront_reviews', 'reviews'];

/** All published reviews of a product in numbers. */
interface ProductRating {
  /** Shopify's global id of the product. */
  readonly productId: string;
  readonly count: number;
  /** The sum of the stars. */
  readonly total: number;
}

/** Returns the metafields of a rating, as `metafieldsSet` takes them. The same reviews give the same values. */
export const toRatingMetafields = ({productId: ownerId, count, total}: ProductRating) =>
  NAMESPACES.flatMap((namespace) => [
    {
      ownerId,
      namespace,
      key: 'rating',
      type: 'rating',
      value: JSON.stringify({value: (total / count).toFixed(2), scale_min: '1.0', scale_max: '5.0'}),
    },
    {ownerId, namespace, key: 'rating_count', type: 'number_integer', value: String(count)},
  ]);

/** Returns which metafields a product without reviews must not have, as `metafieldsDelete` takes them. */
export const ratingIdentifiers = (ownerId: string) =>
  NAMESPACES.flatMap((namespace) => ['rating', 'rating_count'].map((key) => ({ownerId, namespace, key})));
