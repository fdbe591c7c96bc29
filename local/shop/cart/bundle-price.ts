import {allocateDiscount} from './allocate-discount';

/** A component of a bundle with its price outside of the bundle, in cents. */
interface PricedComponent {
  readonly priceMinor: number;
  readonly quantity: number;
}

/**
 * Divides the price of a bundle among its components in proportion to their own prices, as Shopify does.
 *
 * @param bundleMinor - the price of one bundle in cents
 * @returns the price of one unit of each component, in the order of the components; with their quantities they sum to the price
 * @throws Error if cents remain and every component is in the bundle more than once, which Shopify does not document
 */
export function divideBundlePrice(bundleMinor: number, components: readonly PricedComponent[]): number[] {
  const shares = allocateDiscount(
    bundleMinor,
    components.map(({priceMinor, quantity}) => priceMinor * quantity),
  );
  const units = components.map(({quantity}, index) => Math.floor((shares[index] ?? 0) / quantity));
  const centsLeft =
    bundleMinor - components.reduce((sum, {quantity}, index) => sum + quantity * (units[index] ?? 0), 0);
  if (centsLeft === 0) return units;
  const single = components.findIndex(({quantity}) => quantity === 1);
  if (single < 0) throw new Error(`The local shop cannot divide a bundle of ${bundleMinor} cents.`);
  return units.map((unit, index) => (index === single ? unit + centsLeft : unit));
}
