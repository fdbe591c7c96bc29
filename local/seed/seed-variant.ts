/** What shows an option value: a color, a picture, or both. */
export interface SeedSwatch {
  /** A CSS color such as `#b87333`. */
  readonly color?: string;
  readonly image?: {
    /** Name in the shop's media folder. */
    readonly file: string;
    readonly altText: string;
    readonly width: number;
    readonly height: number;
  };
}

/** An option of a product, such as its size. The order of the values is the merchant's. */
export interface SeedOption {
  readonly name: string;
  readonly values: readonly {readonly name: string; readonly swatch?: SeedSwatch}[];
}

/** The content of a variant and the quantity that its unit price is for, in the same unit. */
export interface SeedUnitPrice {
  readonly measuredType: 'COUNT' | 'VOLUME' | 'WEIGHT';
  readonly unit: 'G' | 'ITEM' | 'ML';
  readonly quantity: number;
  readonly reference: number;
}

/** Which quantities of a variant can be bought. */
export interface SeedQuantityRule {
  readonly minimum: number;
  readonly maximum: number | null;
  readonly increment: number;
}

/** A variant in a fixed bundle, and how many of it the bundle has. */
export interface SeedComponent {
  readonly catalogId: string;
  /** The number of the variant; the only variant of the product if absent. */
  readonly variant?: number;
  readonly quantity: number;
}

/** How a variant is sold. */
export interface SeedOffer {
  readonly priceMinor: number;
  readonly compareAtMinor?: number;
  readonly sku: string;
  /** Units in stock in a fresh shop. */
  readonly stock: number;
  readonly weightGrams: number;
  /** The weight in another unit, as staff entered it. */
  readonly weight?: {readonly value: number; readonly unit: 'GRAMS' | 'KILOGRAMS' | 'OUNCES' | 'POUNDS'};
  /** Whether it is still sold when none is in stock; `DENY` if absent. */
  readonly inventoryPolicy?: 'CONTINUE' | 'DENY';
  /** True if absent. */
  readonly requiresShipping?: boolean;
  readonly unitPrice?: SeedUnitPrice;
  /** The merchant's date from which it is sent, while it is not in stock. A variant has none of its product. */
  readonly shipsOn?: string;
  /** Any quantity from one if absent. */
  readonly quantityRule?: SeedQuantityRule;
  /** What Shopify's Bundles app packs for it: the variant has no stock of its own. */
  readonly components?: readonly SeedComponent[];
}

/** A variant of a product with options. What it does not say about its offer is as at the product, but for the compare-at price. */
export interface SeedVariant extends Partial<SeedOffer> {
  /** From 1; stable, because global ids contain it. */
  readonly number: number;
  /** A value for each option of the product, in their order. */
  readonly values: readonly string[];
  /** The file of its own picture, which is in the product's gallery. */
  readonly picture?: string;
}

/** What can be chosen of a product. */
export interface SeedChoice {
  /** At most three, as at Shopify. */
  readonly options?: readonly SeedOption[];
  /** The variants of a product with options, at most 2,048, in the order of their option values. */
  readonly variants?: readonly SeedVariant[];
}
