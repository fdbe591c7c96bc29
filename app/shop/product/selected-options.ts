import type {SelectedOption} from '~/shop/catalog/model/option-view';
import type {ProductOptionsFragment} from '../../../storefrontapi.generated';

/** The longest that Shopify allows. */
const MAX_LENGTH = 255;

type OptionsSource = Pick<ProductOptionsFragment, 'options' | 'chosenVariant'>;

/**
 * Parses the options in the query of a product's URL.
 * @param names of the product's options
 * @returns the first value of each option, in the order of the options, so that equal choices are one entry of a cache
 */
export function parseSelectedOptions(search: string, names: readonly string[]): readonly SelectedOption[] {
  if (search === '' || names.length === 0) return [];
  const params = [...new URLSearchParams(search)];
  return names.flatMap((name) => {
    const value = params.find(([typed]) => isSame(typed, name))?.[1] ?? '';
    return value === '' || value.length > MAX_LENGTH ? [] : [{name, value}];
  });
}

export interface Selection {
  /** What to read instead, with a value for each option; null if the response is about exactly what was asked for. */
  readonly readInstead: readonly SelectedOption[] | null;
  /** Whether the shop does not have what was asked for, so that the page shows something else. */
  readonly isSubstitute: boolean;
}

/**
 * Compares what a link asks for with what Shopify returned. Shopify chooses the first available variant if there is no variant
 * with exactly these options, and lists its neighbors for what was asked: so a link with fewer options, or with a
 * value that does not exist, needs another read.
 * @param asked as {@link parseSelectedOptions} returns it
 */
export function resolveSelection(product: OptionsSource, asked: readonly SelectedOption[]): Selection {
  const {options, chosenVariant} = product;
  const meant = options.flatMap(({name, optionValues}) => {
    const option = asked.find((each) => isSame(each.name, name));
    return option
      ? [{name, value: option.value, known: optionValues.find((each) => isSame(each.name, option.value))}]
      : [];
  });
  if (!chosenVariant || meant.length === 0) return {readInstead: null, isSubstitute: false};
  const has = (selected: readonly SelectedOption[]) =>
    meant.every(({name, value}) => selected.some((each) => each.name === name && isSame(each.value, value)));
  const isFound = has(chosenVariant.selectedOptions);
  if (isFound) {
    const isComplete = meant.length === options.length;
    return {readInstead: isComplete ? null : chosenVariant.selectedOptions, isSubstitute: false};
  }
  const nearest = meant.flatMap(({known}) =>
    known?.firstSelectableVariant ? [known.firstSelectableVariant.selectedOptions] : [],
  );
  const best = nearest.find(has) ?? nearest[0];
  return {readInstead: best ?? [], isSubstitute: !best || !has(best)};
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
