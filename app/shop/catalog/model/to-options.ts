import {getProductOptions} from '@shopify/hydrogen';
import type {ProductOptionsFragment} from '../../../../storefrontapi.generated';
import type {OptionValueView, OptionView} from './option-view';
import {productPath} from './product-path';
import {toVariant} from './to-variant';

type OptionValue = ProductOptionsFragment['options'][number]['optionValues'][number];

/** Returns whether a shopper has to choose. Shopify gives a product without options one with one value. */
export const hasChoice = ({options}: Pick<ProductOptionsFragment, 'options'>): boolean =>
  options.some(({optionValues}) => optionValues.length > 1);

/**
 * Lists the options of a product for the variant that is chosen.
 *
 * Hydrogen compares a value with the options above it only. Here it is impossible if no variant has it together with all
 * other options as they are: Shopify returns every such variant as adjacent.
 * @returns none if there is nothing to choose
 */
export function toOptions(product: ProductOptionsFragment & {readonly handle: string}): readonly OptionView[] {
  const {chosenVariant, adjacentVariants} = product;
  if (!chosenVariant || !hasChoice(product)) return [];
  const adjacent = new Map(adjacentVariants.map((variant) => [toKey(variant), variant]));
  return getProductOptions({...product, selectedOrFirstAvailableVariant: chosenVariant}).map(
    ({name, optionValues}) => ({
      name,
      values: optionValues.map((value): OptionValueView => {
        const {selected, handle, variantUriQuery, variant: nearest} = value;
        const variant = selected ? chosenVariant : (nearest && adjacent.get(toKey(nearest))) || null;
        return {
          name: value.name,
          swatch: toSwatch(value),
          state: !variant ? 'impossible' : variant.availableForSale ? 'available' : 'sold-out',
          isSelected: selected,
          path: variantUriQuery ? `${productPath(handle)}?${variantUriQuery}` : null,
          variant: selected || !variant ? null : toVariant(variant),
        };
      }),
    }),
  );
}

/** Hydrogen falls back to another variant with the value, which may differ in more than one option. */
const toKey = ({selectedOptions}: {readonly selectedOptions: readonly {name: string; value: string}[]}) =>
  JSON.stringify(selectedOptions.map(({name, value}) => [name, value]));

function toSwatch({swatch}: Pick<OptionValue, 'swatch'>): OptionValueView['swatch'] {
  const color = swatch?.color && /^#[0-9a-f]{3,8}$/i.test(swatch.color) ? swatch.color : null;
  const url = swatch?.image?.previewImage?.url ?? null;
  return color || url ? {color, url} : null;
}
