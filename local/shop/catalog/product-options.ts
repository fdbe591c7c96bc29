import type {ProductVariantBySelectedOptionsArgs} from 'schema-2026-04/storefront-api-types';
import {gid} from '../graphql/gid';
import {productNumber} from '../state';
import {toVariantNode, type ProductNode, type VariantNode} from './nodes';

/** Shopify gives a product without options this one, and its template hides it. */
const NAME = 'Title';
const VALUE = 'Default Title';

/** The option value of a variant, for `ProductVariant.selectedOptions` and its title. */
export const ONLY_OPTION = {name: NAME, value: VALUE} as const;

export function optionsOf({product}: ProductNode) {
  const number = productNumber(product);
  const value = {
    __typename: 'ProductOptionValue',
    id: gid('ProductOptionValue', number),
    name: VALUE,
    firstSelectableVariant: toVariantNode(product),
    swatch: null,
  };
  return [
    {__typename: 'ProductOption', id: gid('ProductOption', number), name: NAME, values: [VALUE], optionValues: [value]},
  ];
}

/**
 * Finds the variant with the selected options.
 *
 * @param args - the options by name; an unknown one matches no variant unless unknown options are ignored
 */
export function findVariantByOptions(
  {product}: ProductNode,
  {selectedOptions, ignoreUnknownOptions, caseInsensitiveMatch}: ProductVariantBySelectedOptionsArgs,
): VariantNode | null {
  const fold = (text: string) => (caseInsensitiveMatch ? text.toLowerCase() : text);
  const isOurs = ({name}: {name: string}) => fold(name) === fold(NAME);
  const fits = selectedOptions.every((option) =>
    isOurs(option) ? fold(option.value) === fold(VALUE) : ignoreUnknownOptions,
  );
  const isChosen = selectedOptions.some(isOurs) || ignoreUnknownOptions;
  return fits && isChosen ? toVariantNode(product) : null;
}

/** Encodes the existing combinations of option values: the only one, or none. */
export const encodeOnlyVariant = (isIncluded: boolean): string => (isIncluded ? 'v1_0' : '');
