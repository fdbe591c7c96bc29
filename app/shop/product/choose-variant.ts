import type {OptionValueView, OptionView, SelectedOption, VariantView} from '~/shop/catalog/model/option-view';
import {productPath} from '~/shop/catalog/model/product-path';

/** What shows a variant and the options to choose another one. */
export interface Choosable extends VariantView {
  readonly handle: string;
  readonly options: readonly OptionView[];
  readonly selectedOptions: readonly SelectedOption[];
  readonly isSubstitute: boolean;
}

/**
 * Shows a neighbor of the variant before the server has responded. Which values of the other options can be bought is known
 * after that: until then they stay as they are, and their links keep the new choice.
 * @param path the link of an option's value
 * @returns the product unchanged if the link leads to no neighbor
 */
export function chooseVariant<Product extends Choosable>(product: Product, path: string): Product {
  const changed = product.options.find(({values}) => values.some((value) => value.variant && value.path === path));
  const chosen = changed?.values.find((value) => value.path === path);
  if (!changed || !chosen?.variant) return product;
  const selectedOptions = product.selectedOptions.map((option) =>
    option.name === changed.name ? {...option, value: chosen.name} : option,
  );
  const toPath = (name: string, value: string) => {
    const query = selectedOptions.map((option) => [option.name, option.name === name ? value : option.value]);
    return `${productPath(product.handle)}?${new URLSearchParams(query)}`;
  };
  const options = product.options.map((option) => ({
    ...option,
    values: option.values.map((value): OptionValueView => {
      if (option === changed) return {...value, isSelected: value === chosen};
      return {...value, path: value.path && toPath(option.name, value.name), variant: null};
    }),
  }));
  return {...product, ...chosen.variant, options, selectedOptions, isSubstitute: false};
}
