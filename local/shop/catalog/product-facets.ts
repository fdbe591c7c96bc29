import type {FilterPresentation, FilterType, ProductFilter} from 'schema-2026-04/storefront-api-types';
import type {SeedProduct} from '../../seed/types';
import type {ShopState} from '../state';
import {filterProducts, FILTER_GROUP} from './filter-products';
import {metafieldValue} from './metafields';
import {toFacetHandle, type FacetPlan} from './facet-plan';
import {optionPlans} from './option-facets';
import {isAvailable} from './stock';
import {priceRangeMinor, variantsOf} from './variants';

/** A facet, which is `Filter` in the schema. */
export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly type: FilterType;
  readonly presentation: FilterPresentation | null;
  readonly values: readonly {
    readonly id: string;
    readonly label: string;
    readonly count: number;
    /** JSON to send back as a filter. */
    readonly input: string;
    readonly image: null;
    readonly swatch: object | null;
  }[];
}

const IN_STOCK = 'In stock';
const OUT_OF_STOCK = 'Out of stock';
const HEAT = {namespace: 'catalog', key: 'heat'};
const MINOR_PER_UNIT = 100;

const PLANS: readonly FacetPlan[] = [
  {
    id: 'filter.v.availability',
    label: 'Availability',
    group: FILTER_GROUP.availability,
    valuesOf: (product, state) =>
      variantsOf(product).map((variant) => (isAvailable(state, variant) ? IN_STOCK : OUT_OF_STOCK)),
    isOfVariants: true,
    always: {[IN_STOCK]: '1', [OUT_OF_STOCK]: '0'},
    filterBy: (value) => ({available: value === IN_STOCK}),
  },
  {
    id: 'filter.p.product_type',
    label: 'Product type',
    group: FILTER_GROUP.productType,
    valuesOf: ({productType}) => [productType],
    filterBy: (productType) => ({productType}),
  },
  {
    id: 'filter.p.tag',
    label: 'Tag',
    group: FILTER_GROUP.tag,
    valuesOf: ({tags}) => tags,
    filterBy: (tag) => ({tag}),
  },
  {
    id: 'filter.p.m.catalog.heat',
    label: 'Heat',
    group: FILTER_GROUP.metafield(HEAT.namespace, HEAT.key),
    valuesOf(product, {seed}) {
      const heat = metafieldValue(product, seed, HEAT);
      return heat === undefined ? [] : [heat];
    },
    filterBy: (value) => ({productMetafield: {...HEAT, value}}),
  },
];

interface FacetScope {
  readonly products: readonly SeedProduct[];
  readonly filters: readonly ProductFilter[] | null | undefined;
  readonly state: ShopState;
}

function listFacet(plan: FacetPlan, {products, filters, state}: FacetScope): Facet {
  const {id, label, group, valuesOf, always = {}, filterBy, isOfVariants, isInOrder, swatchOf = () => null} = plan;
  // A facet ignores its own selected values, because its counts show the effect of selecting one more.
  const remaining = filterProducts(products, filters, state, {group});
  const present = products.flatMap((product) => valuesOf(product, state));
  const values = [...new Set([...Object.keys(always), ...(isInOrder ? present : present.sort())])];
  const count = (value: string) =>
    isOfVariants
      ? filterProducts(products, filters, state, {group, by: filterBy(value)}).length
      : remaining.filter((product) => valuesOf(product, state).includes(value)).length;
  const swatches = values.map(swatchOf);
  return {
    id,
    label,
    type: 'LIST',
    presentation: swatches.some((swatch) => swatch !== null) ? 'SWATCH' : 'TEXT',
    values: values.map((value, index) => ({
      id: `${id}.${always[value] ?? toFacetHandle(value)}`,
      label: value,
      count: count(value),
      input: JSON.stringify(filterBy(value)),
      image: null,
      swatch: swatches[index] ?? null,
    })),
  };
}

function priceFacet({products, filters, state}: FacetScope): Facet {
  const id = 'filter.v.price';
  const remaining = filterProducts(products, filters, state, {group: FILTER_GROUP.price});
  const max = Math.max(0, ...products.map((product) => priceRangeMinor(product).max)) / MINOR_PER_UNIT;
  const input = JSON.stringify({price: {min: 0, max}});
  return {
    id,
    label: 'Price',
    type: 'PRICE_RANGE',
    presentation: null,
    values: [{id, label: 'Price', count: remaining.length, input, image: null, swatch: null}],
  };
}

/**
 * Computes the facets of a list of products.
 *
 * @param scope - the unfiltered products, the selected filters, and the shop for the current stock
 * @returns availability, price, product type, tag, heat and the options of the products, each with its values and their product counts;
 *   a facet without values is omitted
 */
export function productFacets(scope: FacetScope): Facet[] {
  const plans = [...PLANS, ...optionPlans(scope.products)];
  const [availability, ...others] = plans.map((plan) => listFacet(plan, scope));
  return [availability, priceFacet(scope), ...others].filter(
    (facet): facet is Facet => facet !== undefined && facet.values.length > 0,
  );
}
