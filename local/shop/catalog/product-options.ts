import {gid} from '../graphql/gid';
import {isGiven} from '../graphql/is-given';
import type {SeedOption, SeedSwatch} from '../../seed/seed-variant';
import type {SeedProduct} from '../../seed/types';
import {productNumber} from '../state';
import {toMediaImage} from './media';
import {toVariantNode, type ProductNode} from './nodes';
import {ONLY_OPTION, variantsOf} from './variants';

const FIRST_OPTION = 11_000_000_000_000;
const OPTIONS_PER_PRODUCT = 10;
const FIRST_VALUE = 12_000_000_000_000;
const VALUES_PER_OPTION = 10_000;
const FIRST_SWATCH = 33_000_000_000_000;

const ONLY: SeedOption = {name: ONLY_OPTION.name, values: [{name: ONLY_OPTION.value}]};

const toSwatch = (swatch: SeedSwatch, valueId: number) => ({
  __typename: 'ProductOptionValueSwatch' as const,
  ...toSwatchFields(swatch, valueId),
});

/** Returns the fields of both swatch types of the schema. */
export function toSwatchFields({color, image}: SeedSwatch, valueId: number) {
  const id = gid('ImageSource', FIRST_SWATCH - FIRST_VALUE + valueId);
  return {
    color: color ?? null,
    image: image ? toMediaImage({__typename: 'Image', id, thumbhash: null, ...image}) : null,
  };
}

const optionNumber = ({number}: SeedProduct, index: number): number => number * OPTIONS_PER_PRODUCT + index;

/** Returns the number in the global id of the first value of an option. */
export const firstValueId = (product: SeedProduct, index: number): number =>
  product.options ? FIRST_VALUE + optionNumber(product, index) * VALUES_PER_OPTION : productNumber(product);

function toValues({product}: ProductNode, option: SeedOption, index: number) {
  const firstId = firstValueId(product, index);
  return option.values.map(({name, swatch}, valueIndex) => {
    // The variants are in the order of their option values, so the first one has the lowest values of the other options.
    const first = variantsOf(product).find(({valueIndexes}) => valueIndexes[index] === valueIndex);
    return {
      __typename: 'ProductOptionValue' as const,
      id: gid('ProductOptionValue', firstId + valueIndex),
      name,
      firstSelectableVariant: first ? toVariantNode(first) : null,
      swatch: swatch ? toSwatch(swatch, firstId + valueIndex) : null,
    };
  });
}

/** Returns the options of a product as `ProductOption`; a product without options has the one of its only variant. */
export function optionsOf(parent: ProductNode, {first}: {readonly first?: number | null} = {}) {
  const {product} = parent;
  const options = (product.options ?? [ONLY]).map((option, index) => ({
    __typename: 'ProductOption' as const,
    id: gid('ProductOption', product.options ? FIRST_OPTION + optionNumber(product, index) : productNumber(product)),
    name: option.name,
    values: option.values.map(({name}) => name),
    optionValues: toValues(parent, option, index),
  }));
  return isGiven(first) ? options.slice(0, first) : options;
}
