import type {OptionValueView, OptionView, SelectedOption, VariantView} from '~/shop/catalog/model/option-view';
import type {PlansView} from '~/shop/catalog/model/plan-view';
import {toVariantTitle, valuePath, variantPath, withValue} from '~/shop/catalog/model/variant-path';

/** What shows a variant and the options to choose another one. */
export interface Choosable extends VariantView {
  readonly handle: string;
  readonly variantTitle: string | null;
  readonly options: readonly OptionView[];
  readonly selectedOptions: readonly SelectedOption[];
  readonly isSubstitute: boolean;
  readonly plans?: PlansView | null;
}

/**
 * Shows a neighbor of the variant before the server has responded. Which values of the other options can be bought is known
 * after that: until then they look as before, and their links keep the new choice.
 * @param path the link of an option's value
 * @returns the product unchanged if the link leads to no neighbor
 */
export function chooseVariant<Product extends Choosable>(product: Product, path: string): Product {
  for (const option of product.options) {
    const value = option.values.find((each) => each.variant && valuePath(product, option.name, each) === path);
    if (value?.variant) return showNeighbor(product, option, {...value, variant: value.variant});
  }
  return product;
}

function showNeighbor<Product extends Choosable>(
  product: Product,
  changed: OptionView,
  chosen: OptionValueView & {readonly variant: VariantView},
): Product {
  const selectedOptions = withValue(product.selectedOptions, changed.name, chosen.name);
  const keepChoice = (option: OptionView, value: OptionValueView): OptionValueView => ({
    ...value,
    nearest: value.nearest && variantPath(product.handle, withValue(selectedOptions, option.name, value.name)),
    variant: null,
  });
  const options = product.options.map((option) => ({
    ...option,
    values: option.values.map((value) =>
      option === changed ? {...value, isSelected: value.name === chosen.name} : keepChoice(option, value),
    ),
  }));
  const variantTitle = toVariantTitle(selectedOptions);
  return {...product, ...chosen.variant, variantTitle, options, selectedOptions, isSubstitute: false};
}
