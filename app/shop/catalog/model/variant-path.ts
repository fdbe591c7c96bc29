import {variantQuery} from '~/core/variant-query';
import type {OptionValueView, SelectedOption} from './option-view';
import {productPath} from './product-path';

interface Chosen {
  readonly handle: string;
  readonly selectedOptions: readonly SelectedOption[];
}

/** Returns the options of a variant with another value of one of them. */
export const withValue = (
  selected: readonly SelectedOption[],
  name: string,
  value: string,
): readonly SelectedOption[] => selected.map((option) => (option.name === name ? {name, value} : option));

/** Returns the title of a variant, as Shopify composes it. */
export const toVariantTitle = (selected: readonly SelectedOption[]): string =>
  selected.map(({value}) => value).join(' / ');

/** Returns the page of a product with a variant that its options choose. */
export const variantPath = (handle: string, selected: readonly SelectedOption[]): string =>
  `${productPath(handle)}${variantQuery(selected)}`;

/** Returns the page that shows a value of an option, with the others as they are if they can stay; null if there is none. */
export function valuePath(
  {handle, selectedOptions}: Chosen,
  option: string,
  {name, state, nearest}: Pick<OptionValueView, 'name' | 'state' | 'nearest'>,
): string | null {
  if (nearest !== null || state === 'impossible') return nearest;
  return variantPath(handle, withValue(selectedOptions, option, name));
}
