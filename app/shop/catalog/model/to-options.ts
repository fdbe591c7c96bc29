import {getProductOptions} from '@shopify/hydrogen';
import type {ProductOptionsFragment} from '../../../../storefrontapi.generated';
import type {OptionValueView, OptionView, VariantView} from './option-view';
import {productPath} from './product-path';
import {toSwatch} from './to-swatch';
import {toVariant} from './to-variant';

interface OptionsSource extends ProductOptionsFragment {
  readonly handle: string;
  readonly selectedOrFirstAvailableVariant?: {readonly product: {readonly handle: string}} | null;
}

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
export function toOptions(product: OptionsSource): readonly OptionView[] {
  const {chosenVariant, adjacentVariants} = product;
  if (!chosenVariant || !hasChoice(product)) return [];
  const adjacent = new Map(adjacentVariants.map((variant) => [toKey(variant), variant]));
  const share = createShare();
  const isParent = product.selectedOrFirstAvailableVariant?.product.handle !== product.handle;
  return getProductOptions({...product, selectedOrFirstAvailableVariant: chosenVariant}).map(
    ({name, optionValues}) => ({
      name,
      values: optionValues.map((value): OptionValueView => {
        const {selected, handle, variantUriQuery, variant: nearest} = value;
        const variant = selected ? chosenVariant : (nearest && adjacent.get(toKey(nearest))) || null;
        const isElsewhere = !variant || handle !== product.handle;
        return {
          name: value.name,
          swatch: toSwatch(value.swatch),
          state: !variant ? 'impossible' : variant.availableForSale ? 'available' : 'sold-out',
          isSelected: selected && !isParent,
          nearest: isElsewhere && variantUriQuery ? `${productPath(handle)}?${variantUriQuery}` : null,
          variant: selected || isElsewhere ? null : share(toVariant(variant)),
        };
      }),
    }),
  );
}

/** Creates a function that gives equal pictures and amounts one object, which a page sends once. */
function createShare() {
  const known = new Map<string, object>();
  const shared = <Part extends object>(part: Part): Part => {
    const key = JSON.stringify(part);
    if (!known.has(key)) known.set(key, part);
    return known.get(key) as Part;
  };
  return ({picture, amount, ...variant}: VariantView): VariantView => ({
    ...variant,
    amount: shared(amount),
    picture: picture && shared(picture),
  });
}

/** Hydrogen falls back to another variant with the value, which may differ in more than one option. */
const toKey = ({selectedOptions}: {readonly selectedOptions: readonly {name: string; value: string}[]}) =>
  JSON.stringify(selectedOptions.map(({name, value}) => [name, value]));
