import type {SeedShippingRate} from '../../seed/promised-rates';
import type {Seed, SeedCollection, SeedMetaobject, SeedProduct, StaffMetafield} from '../../seed/types';

/** The lists that staff change as a whole. */
export type ContentChanges = Partial<
  Pick<
    Seed,
    | 'blogs'
    | 'files'
    | 'menus'
    | 'metafieldDefinitions'
    | 'metaobjectDefinitions'
    | 'pages'
    | 'policies'
    | 'urlRedirects'
  >
>;

/** A shipping zone and its rates. */
export interface ShippingZone {
  readonly number: number;
  readonly name: string;
  readonly rates: readonly (SeedShippingRate & {readonly number: number})[];
}

/** What staff changed in the catalog. It is replaced as a whole by each change. */
export interface CatalogChanges {
  /** Changed and created products, by number. */
  readonly products: Readonly<Record<string, SeedProduct>>;
  readonly deletedProducts: readonly number[];
  /** Changed and created collections, by number. */
  readonly collections: Readonly<Record<string, SeedCollection>>;
  /** Changed and created metaobjects, by number. */
  readonly metaobjects: Readonly<Record<string, SeedMetaobject>>;
  readonly deletedCollections?: readonly number[];
  readonly deletedMetaobjects?: readonly number[];
  readonly content?: ContentChanges;
  /** The zones of the only shipping profile; those of the seed if absent. */
  readonly shippingZones?: readonly ShippingZone[];
  /** The metafields of the shop itself, by `namespace.key`. */
  readonly shopMetafields?: Readonly<Record<string, StaffMetafield>>;
}
