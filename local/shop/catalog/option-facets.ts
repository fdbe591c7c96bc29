import type {SeedOption} from '../../seed/seed-variant';
import type {SeedProduct} from '../../seed/types';
import {toFacetHandle, type FacetPlan} from './facet-plan';
import {FILTER_GROUP} from './filter-products';
import {firstValueId, toSwatchFields} from './product-options';

/** An option of one product, with its position among the product's options. */
interface Place {
  readonly product: SeedProduct;
  readonly option: SeedOption;
  readonly index: number;
}

function toSwatch(places: readonly Place[], wanted: string) {
  for (const {product, option, index} of places) {
    const valueIndex = option.values.findIndex(({name, swatch}) => name === wanted && swatch);
    const swatch = option.values[valueIndex]?.swatch;
    if (swatch) return {__typename: 'Swatch', ...toSwatchFields(swatch, firstValueId(product, index) + valueIndex)};
  }
  return null;
}

function toPlan(name: string, places: readonly Place[]): FacetPlan {
  const valuesOf = (wanted: SeedProduct) =>
    places.filter(({product}) => product === wanted).flatMap(({option}) => option.values.map((value) => value.name));
  return {
    id: `filter.v.option.${toFacetHandle(name)}`,
    label: places[0]?.option.name ?? name,
    group: FILTER_GROUP.option(name),
    valuesOf,
    filterBy: (value) => ({variantOption: {name, value}}),
    isOfVariants: true,
    isInOrder: true,
    swatchOf: (value) => toSwatch(places, value),
  };
}

/** Returns the plan of a facet for each option of the products. */
export function optionPlans(products: readonly SeedProduct[]): FacetPlan[] {
  const byName = new Map<string, Place[]>();
  for (const product of products) {
    for (const [index, option] of (product.options ?? []).entries()) {
      const name = option.name.toLowerCase();
      byName.set(name, [...(byName.get(name) ?? []), {product, option, index}]);
    }
  }
  return [...byName].map(([name, places]) => toPlan(name, places));
}
