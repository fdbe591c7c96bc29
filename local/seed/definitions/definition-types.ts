/** A field of a metaobject definition. */
export interface SeedFieldDefinition {
  readonly key: string;
  readonly type: string;
}

/** Whether the Storefront API may read what a definition defines. */
export type StorefrontAccess = 'NONE' | 'PUBLIC_READ';

/** The definition of one type of metaobjects. */
export interface SeedMetaobjectDefinition {
  /** The number in its global id. */
  readonly number: number;
  readonly type: string;
  readonly name: string;
  readonly storefrontAccess: StorefrontAccess;
  readonly fields: readonly SeedFieldDefinition[];
}

/** The definition of one metafield of products or articles. */
export interface SeedMetafieldDefinition {
  readonly number: number;
  readonly ownerType: 'ARTICLE' | 'PRODUCT';
  readonly namespace: string;
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly storefrontAccess: StorefrontAccess;
  /** The type of the metaobjects that it refers to. */
  readonly metaobjectType?: string;
}
