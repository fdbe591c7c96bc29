import type {SeedCollection, SeedMetaobject, SeedProduct} from '../../seed/types';

/** What staff changed in the catalog. It is replaced as a whole by each change. */
export interface CatalogChanges {
  /** Changed and created products, by number. */
  readonly products: Readonly<Record<string, SeedProduct>>;
  readonly deletedProducts: readonly number[];
  /** Changed collections, by number. */
  readonly collections: Readonly<Record<string, SeedCollection>>;
  /** Changed metaobjects, by number. */
  readonly metaobjects: Readonly<Record<string, SeedMetaobject>>;
}
