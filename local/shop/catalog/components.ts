import type {SeedComponent} from '../../seed/seed-variant';
import type {Seed, SeedProduct} from '../../seed/types';
import {variantsOf, type Variant} from './variants';

/** A variant in a fixed bundle, and how many of it the bundle has. */
export interface BundleComponent {
  readonly variant: Variant;
  readonly quantity: number;
}

const findComponent = (products: readonly SeedProduct[], {catalogId, variant}: SeedComponent): Variant | undefined => {
  const product = products.find((each) => each.catalogId === catalogId);
  const position = variant === undefined ? 0 : (product?.variants?.findIndex(({number}) => number === variant) ?? -1);
  return product && variantsOf(product)[position];
};

/** Returns whether a variant is a fixed bundle, which can only be bought with its components. */
export const isBundle = ({components}: Variant): boolean => components !== undefined;

/** Returns the components of a fixed bundle that the shop sells; empty for every other variant. */
export const componentsOf = ({products}: Pick<Seed, 'products'>, {components = []}: Variant): BundleComponent[] =>
  components.flatMap((component) => {
    const variant = findComponent(products, component);
    return variant ? [{variant, quantity: component.quantity}] : [];
  });

/** Returns the components of a fixed bundle, or null if the shop does not sell all of them. */
export function findAllComponents(seed: Pick<Seed, 'products'>, bundle: Variant): BundleComponent[] | null {
  const found = componentsOf(seed, bundle);
  return found.length === (bundle.components?.length ?? 0) ? found : null;
}

/** Returns the fixed bundles that have a variant as a component. */
export const bundlesWith = (seed: Pick<Seed, 'products'>, {number}: Variant): Variant[] =>
  seed.products
    .flatMap((product) => variantsOf(product).filter(isBundle))
    .filter((bundle) => componentsOf(seed, bundle).some(({variant}) => variant.number === number));
