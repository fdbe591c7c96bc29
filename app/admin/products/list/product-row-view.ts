import type {ShopPicture} from '~/ui/shop-image-sources';
import type {ProductStatus} from '../product-status';

export interface ProductRowView {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly picture: ShopPicture | null;
  readonly status: ProductStatus;
  readonly isBundle: boolean;
  readonly isFeatured: boolean;
  readonly badge: string | null;
  readonly price: string | null;
  /** The price before a reduction. */
  readonly compareAtPrice: string | null;
  /** The available quantity; null if Shopify does not count it. */
  readonly stock: number | null;
}

/** One page of the product list. */
export interface ProductPageView {
  readonly rows: readonly ProductRowView[];
  /** The query of the next page; null on the last one. */
  readonly next: string | null;
  readonly isFirst: boolean;
}
