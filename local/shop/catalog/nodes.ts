import type {
  SeedArticle,
  SeedBlog,
  SeedCollection,
  SeedMedia,
  SeedPage,
  SeedPolicy,
  SeedProduct,
} from '../../seed/types';
import type {Variant} from './variants';

/** A product in the result of a query; only search results have tracking parameters. */
export interface ProductNode {
  readonly __typename: 'Product';
  readonly product: SeedProduct;
  readonly trackingParameters: string | null;
}

/** A variant in the result of a query; it is also a cart line's `merchandise`. */
export interface VariantNode {
  readonly __typename: 'ProductVariant';
  readonly variant: Variant;
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

export interface BlogNode {
  readonly __typename: 'Blog';
  readonly blog: SeedBlog;
}

export interface ArticleNode {
  readonly __typename: 'Article';
  readonly article: SeedArticle;
  readonly blog: SeedBlog;
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

/** One media of a product's gallery. `number` is that of its global id. */
export interface MediaNode {
  readonly __typename: 'MediaImage' | 'Video' | 'ExternalVideo' | 'Model3d';
  readonly number: number;
  readonly media: SeedMedia;
}

export interface MetaobjectNode {
  readonly __typename: 'Metaobject';
  readonly number: number;
  readonly type: string;
  readonly handle: string;
  readonly fields: readonly {readonly key: string; readonly type: string; readonly value: string}[];
  readonly updatedAt: string;
}

/** Returns the parent value of `Product` resolvers. */
export const toProductNode = (product: SeedProduct, trackingParameters: string | null = null): ProductNode => ({
  __typename: 'Product',
  product,
  trackingParameters,
});

export const toVariantNode = (variant: Variant): VariantNode => ({__typename: 'ProductVariant', variant});

export const toCollectionNode = (
  collection: SeedCollection,
  trackingParameters: string | null = null,
): CollectionNode => ({__typename: 'Collection', collection, trackingParameters});

export const toPageNode = (page: SeedPage, trackingParameters: string | null = null): PageNode => ({
  __typename: 'Page',
  page,
  trackingParameters,
});

export const toBlogNode = (blog: SeedBlog): BlogNode => ({__typename: 'Blog', blog});

export const toArticleNode = (
  article: SeedArticle,
  blog: SeedBlog,
  trackingParameters: string | null = null,
): ArticleNode => ({__typename: 'Article', article, blog, trackingParameters});

/** Returns the articles of all blogs, blog by blog. */
export const toArticleNodes = (blogs: readonly SeedBlog[]): ArticleNode[] =>
  blogs.flatMap((blog) => blog.articles.map((article) => toArticleNode(article, blog)));

export const toPolicyNode = (policy: SeedPolicy): PolicyNode => ({__typename: 'ShopPolicy', policy});
