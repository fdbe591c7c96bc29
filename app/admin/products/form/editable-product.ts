import type {ShopPicture} from '~/ui/shop-image-sources';
import type {ComparableProduct} from './product-changes';
import type {StoredMetafield} from './product-metafields';

/** Why a part of a product cannot be edited here. */
export type Restriction =
  | {readonly kind: 'several-variants'; readonly count: number}
  | {readonly kind: 'several-locations'}
  | {readonly kind: 'not-tracked'}
  | {readonly kind: 'missing-scope'; readonly scope: string};

export interface FeaturedCollection {
  readonly id: string;
  /** The ids of its products in the merchant's order. */
  readonly productIds: readonly string[];
}

export interface EditableProduct extends ComparableProduct {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly picture: ShopPicture | null;
  readonly tags: readonly string[];
  /** The only variant; null if there are several. */
  readonly variantId: string | null;
  /** Where its stock is counted; null if it cannot be edited here. */
  readonly stockItem: {readonly itemId: string; readonly locationId: string} | null;
  readonly metafields: readonly StoredMetafield[];
  readonly featured: FeaturedCollection | null;
  readonly restrictions: readonly Restriction[];
}

export interface ProductChoices {
  /** The products that a bundle may contain. */
  readonly components: readonly {readonly id: string; readonly title: string}[];
  readonly channels: readonly {readonly id: string; readonly name: string}[];
  /** The number of featured products; null if the shop has no such collection. */
  readonly featuredCount: number | null;
}
