import type {Seed, SeedProduct} from '../../seed/types';
import {variantsOf, type ListedChild, type Variant} from './variants';

/** Returns whether a product is the parent of a combined listing, which cannot be bought itself. */
export const isParent = ({combines}: SeedProduct): boolean => combines !== undefined;

/** Returns the product whose options a page shows: of a child those of its parent, of every other product its own. */
export const listingOf = ({products}: Pick<Seed, 'products'>, product: SeedProduct): SeedProduct =>
  products.find((each) => each.combines?.some((child) => child.product.number === product.number)) ?? product;

/** Returns the variants of a product with the options of its listing. */
export const listedVariants = (seed: Pick<Seed, 'products'>, product: SeedProduct): readonly Variant[] => {
  const listing = listingOf(seed, product);
  const isChild = listing !== product;
  return variantsOf(listing).filter((variant) => !isChild || variant.product.number === product.number);
};

function relink(parent: SeedProduct, products: readonly SeedProduct[]): SeedProduct {
  const {combines = [], options = []} = parent;
  const children = combines.flatMap(({product, values}): ListedChild[] => {
    const current = products.find(({number}) => number === product.number);
    return current ? [{product: current, values}] : [];
  });
  const known = new Set(children.flatMap(({product, values}) => [...values, ...ownValues(product)]));
  return {
    ...parent,
    combines: children,
    options: options.map((option) => ({...option, values: option.values.filter(({name}) => known.has(name))})),
  };
}

const ownValues = ({options = []}: SeedProduct): readonly string[] =>
  options.flatMap(({values}) => values.map(({name}) => name));

/** Returns the products with the children of combined listings as they are among them now; missing ones are left out. */
export const relinkListings = (products: readonly SeedProduct[]): SeedProduct[] =>
  products.map((product) => (product.combines ? relink(product, products) : product));
