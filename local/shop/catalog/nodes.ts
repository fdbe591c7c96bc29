import type {SeedCollection, SeedMedia, SeedPage, SeedPolicy, SeedProduct} from '../../seed/types';

/** A product on its way through a query; tracking is set on results of a search alone. */
export interface ProductNode {
  readonly __typename: 'Product';
  readonly product: SeedProduct;
  readonly trackingParameters: string | null;
}

/** The only variant of a product: what a cart line's `merchandise` is. */
export interface VariantNode {
  readonly __typename: 'ProductVariant';
  readonly product: SeedProduct;
}

export interface CollectionNode {
  readonly __typename: 'Collection';
  readonly collection: SeedCollection;
  readonly trackingParameters: string | null;
}

export interface PageNode {
  readonly __typename: 'Page';
  readonly page: SeedPage;
  readonly trackingParameters: string | null;
}

export interface PolicyNode {
  readonly __typename: 'ShopPolicy';
  readonly policy: SeedPolicy;
}

/** A picture; `file` is its name in the shop's media folder. */
export interface ImageNode {
  readonly __typename: 'Image';
  readonly id: string;
  readonly file: string;
  readonly altText: string | null;
  /** Pixels of the master. */
  readonly width: number;
  readonly height: number;
  readonly thumbhash: null;
}

/** One entry of a product's gallery. `number` is that of its global id. */
export interface MediaNode {
  readonly __typename: 'MediaImage' | 'Video' | 'ExternalVideo';
  readonly number: number;
  readonly media: SeedMedia;
}

/** An entry of a metaobject type with its fields as they are served. */
export interface MetaobjectNode {
  readonly __typename: 'Metaobject';
  readonly number: number;
  readonly type: string;
  readonly handle: string;
  readonly fields: readonly {readonly key: string; readonly type: string; readonly value: string}[];
  readonly updatedAt: string;
}

/** Returns what resolvers of `Product` take as their parent. */
export const toProductNode = (product: SeedProduct, trackingParameters: string | null = null): ProductNode => ({
  __typename: 'Product',
  product,
  trackingParameters,
});

/** Returns what resolvers of `ProductVariant` take as their parent. */
export const toVariantNode = (product: SeedProduct): VariantNode => ({__typename: 'ProductVariant', product});

/** Returns what resolvers of `Collection` take as their parent. */
export const toCollectionNode = (
  collection: SeedCollection,
  trackingParameters: string | null = null,
): CollectionNode => ({__typename: 'Collection', collection, trackingParameters});

/** Returns what resolvers of `Page` take as their parent. */
export const toPageNode = (page: SeedPage, trackingParameters: string | null = null): PageNode => ({
  __typename: 'Page',
  page,
  trackingParameters,
});

/** Returns what resolvers of `ShopPolicy` take as their parent. */
export const toPolicyNode = (policy: SeedPolicy): PolicyNode => ({__typename: 'ShopPolicy', policy});
