import {toDescriptionText} from './description-html.server';
import type {ShopifyProduct} from './shopify-product';
import {normalizeValue} from './normalize-value';
import type {ProductField, ProductValues} from './product-field';
import {fromMetafield, METAFIELDS} from './product-metafields';
import {formatTags, hasTag, isFreeTag, sizeOf} from './product-tags';
import {formatWeight, type Weight} from './weight';

interface ProductParts {
  readonly product: ShopifyProduct;
  /** The only variant; null if there are several. */
  readonly variant: ShopifyProduct['variants']['nodes'][number] | null;
  /** The available quantity; null if it cannot be edited here. */
  readonly quantity: number | null;
  /** The weight of the only variant; null if it cannot be edited here. */
  readonly weight: Weight | null;
  /** The place among the featured products, 0 for none; null if the shop has no such collection. */
  readonly place: number | null;
  /** The channels that show the product; null if unknown. */
  readonly channelIds: readonly string[] | null;
}

export function toProductValues({product, variant, quantity, weight, place, channelIds}: ProductParts): ProductValues {
  const metafields = Object.entries(METAFIELDS) as [ProductField, {readonly key: string}][];
  const values: ProductValues = {
    title: product.title,
    description: toDescriptionText(product.descriptionHtml),
    status: product.status,
    kind: hasTag(product.tags, 'bundle') ? 'bundle' : 'product',
    isBestseller: hasTag(product.tags, 'bestseller') ? 'yes' : 'no',
    size: sizeOf(product.tags),
    tags: formatTags(product.tags.filter(isFreeTag)),
    ...(variant && {
      price: variant.price,
      compareAtPrice: variant.compareAtPrice ?? '',
      sku: variant.sku ?? '',
    }),
    ...(quantity !== null && {stock: String(quantity)}),
    ...(weight && {weight: formatWeight(weight)}),
    ...(place !== null && {featured: place === 0 ? '' : String(place)}),
    ...(channelIds && {channels: channelIds.toSorted().join('\n')}),
    ...Object.fromEntries(
      metafields.map(([field, {key}]) => [
        field,
        fromMetafield(product.metafields.nodes.find((each) => each.key === key)),
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, normalizeValue(field as ProductField, value)]),
  );
}
