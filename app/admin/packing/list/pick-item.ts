/** A line that is still to be sent. */
export interface PackingLine {
  /** Shopify's id of the fulfillment order's line. */
  readonly id: string;
  readonly title: string;
  readonly variant: string | null;
  readonly sku: string | null;
  readonly barcode: string | null;
  /** How many are left to send. */
  readonly quantity: number;
  /** Such as `2 × Starter Set` for a component of that bundle; null for everything else. */
  readonly bundle: string | null;
  /** Null if the product was deleted, or if the app may not read products. */
  readonly productId: string | null;
}

/** A product in a bundle. */
export type Component = Pick<PackingLine, 'title' | 'sku' | 'barcode'>;

/** What a bundle contains; null if the shop does not say. Products that are no bundles have no entry. */
export type BundleContents = ReadonlyMap<string, readonly Component[] | null>;

/** A product to take from the shelf. */
export interface PickItem extends Pick<PackingLine, 'title' | 'variant' | 'sku' | 'barcode' | 'quantity'> {
  /** Identifies it in the list; it begins with its SKU if it has one. */
  readonly key: string;
  /** The bundles that it is a part of. */
  readonly bundles: readonly string[];
  /** Whether it is a bundle of unknown contents. */
  readonly isUnopened: boolean;
}
