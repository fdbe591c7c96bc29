import type {ProductVariantBySelectedOptionsArgs} from 'schema-2026-04/storefront-api-types';
import type {SeedProduct} from '../../seed/types';
import type {ShopState} from '../state';
import {isAvailable} from './stock';
import {ONLY_OPTION, variantsOf, type Variant} from './variants';

type SelectArgs = Partial<ProductVariantBySelectedOptionsArgs>;

/** How many options of a variant differ from the selected ones, or null if an unknown option was selected. */
type CountDifferences = (variant: Variant) => number | null;

const optionNames = ({options}: SeedProduct): readonly string[] => options?.map(({name}) => name) ?? [ONLY_OPTION.name];

function createComparison(
  product: SeedProduct,
  {selectedOptions, ignoreUnknownOptions, caseInsensitiveMatch}: SelectArgs,
) {
  const fold = (text: string) => (caseInsensitiveMatch ? text.toLowerCase() : text);
  const names = optionNames(product).map(fold);
  const selected = new Map((selectedOptions ?? []).map(({name, value}) => [fold(name), fold(value)]));
  const known = names.filter((name) => selected.has(name));
  const isRefused = !ignoreUnknownOptions && known.length < selected.size;
  const differences: CountDifferences = ({selectedOptions: own}) =>
    isRefused ? null : own.filter(({name, value}) => selected.get(fold(name)) !== fold(value)).length;
  return {differences, hasKnown: known.length > 0};
}

/**
 * Finds the variant with the selected options, all of which have to be selected.
 *
 * @param args - the options by name; an unknown one matches no variant unless unknown options are ignored
 */
export function findVariantByOptions(product: SeedProduct, args: SelectArgs): Variant | null {
  const {differences, hasKnown} = createComparison(product, args);
  const found = variantsOf(product).find((variant) => differences(variant) === 0);
  // A product without options has nothing to select.
  const isImplied = !product.options && !hasKnown && args.ignoreUnknownOptions;
  return found ?? (isImplied ? variantsOf(product)[0] : null) ?? null;
}

const firstAvailable = (product: SeedProduct, state: ShopState): Variant | null => {
  const variants = variantsOf(product);
  return variants.find((variant) => isAvailable(state, variant)) ?? variants[0] ?? null;
};

/** Returns the variant with the selected options, else the first available one, else the first. */
export const selectedOrFirstAvailable = (product: SeedProduct, args: SelectArgs, state: ShopState): Variant | null =>
  findVariantByOptions(product, args) ?? firstAvailable(product, state);

/**
 * Returns the variants that differ by one option from the selected ones, or from the first available variant if no
 * option of the product is selected.
 */
export function adjacentVariants(product: SeedProduct, args: SelectArgs, state: ShopState): readonly Variant[] {
  if (!product.options) return [];
  const {hasKnown} = createComparison(product, args);
  const selectedOptions = hasKnown ? args.selectedOptions : firstAvailable(product, state)?.selectedOptions;
  const {differences} = createComparison(product, {...args, selectedOptions: [...(selectedOptions ?? [])]});
  return variantsOf(product).filter((variant) => differences(variant) === 1);
}
