import type {ProductVariantBySelectedOptionsArgs} from 'schema-2026-04/storefront-api-types';
import type {Seed, SeedProduct} from '../../seed/types';
import type {ShopState} from '../state';
import {listedVariants, listingOf} from './combined-listings';
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
 * Returns the selection in the options of a combined listing: at a child, its own values of the parent's options are
 * implied as soon as anything else is selected.
 */
function impliedBy(seed: Seed, product: SeedProduct, args: SelectArgs): SelectArgs {
  const {selectedOptions} = args;
  const names = new Set(optionNames(product));
  const implied = (listedVariants(seed, product)[0]?.selectedOptions ?? []).filter(({name}) => !names.has(name));
  if (!selectedOptions?.length || implied.length === 0) return args;
  const isGiven = (name: string) => selectedOptions.some((each) => each.name.toLowerCase() === name.toLowerCase());
  return {...args, selectedOptions: [...selectedOptions, ...implied.filter(({name}) => !isGiven(name))]};
}

/**
 * Finds the variant with the selected options, all of which have to be selected.
 *
 * @param args - the options by name; an unknown one matches no variant unless unknown options are ignored
 */
export function findVariantByOptions(seed: Seed, product: SeedProduct, args: SelectArgs): Variant | null {
  const listing = listingOf(seed, product);
  const {differences, hasKnown} = createComparison(listing, impliedBy(seed, product, args));
  const found = variantsOf(listing).find((variant) => differences(variant) === 0);
  // A product without options has nothing to select.
  const isImplied = !listing.options && !hasKnown && args.ignoreUnknownOptions;
  return found ?? (isImplied ? variantsOf(listing)[0] : null) ?? null;
}

const firstAvailable = (product: SeedProduct, state: ShopState): Variant | null => {
  const variants = listedVariants(state.seed, product);
  return variants.find((variant) => isAvailable(state, variant)) ?? variants[0] ?? null;
};

/** Returns the variant with the selected options, else the first available one, else the first. */
export const selectedOrFirstAvailable = (product: SeedProduct, args: SelectArgs, state: ShopState): Variant | null =>
  findVariantByOptions(state.seed, product, args) ?? firstAvailable(product, state);

/**
 * Returns the variants that differ by one option from the selected ones, or from the first available variant if no
 * option of the product is selected.
 */
export function adjacentVariants(product: SeedProduct, args: SelectArgs, state: ShopState): readonly Variant[] {
  const listing = listingOf(state.seed, product);
  if (!listing.options) return [];
  const meant = impliedBy(state.seed, product, args);
  const {hasKnown} = createComparison(listing, meant);
  const selectedOptions = hasKnown ? meant.selectedOptions : firstAvailable(product, state)?.selectedOptions;
  const {differences} = createComparison(listing, {...args, selectedOptions: [...(selectedOptions ?? [])]});
  return variantsOf(listing).filter((variant) => differences(variant) === 1);
}
