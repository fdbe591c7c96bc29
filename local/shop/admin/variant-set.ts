import type {SeedVariant} from '../../seed/seed-variant';
import type {SeedMedia, SeedProduct} from '../../seed/types';
import {ONLY_OPTION} from '../catalog/variants';
import {isGiven} from '../graphql/is-given';
import {FieldNotEmulatedError} from '../graphql/schema';
import {requireKnownFields} from './require-known-fields';
import {toMinor} from './to-minor';

export interface VariantSetInput {
  readonly optionValues: readonly {readonly optionName?: string | null; readonly name?: string | null}[];
  readonly price?: string | null;
  readonly compareAtPrice?: string | null;
  readonly sku?: string | null;
  readonly inventoryPolicy?: 'CONTINUE' | 'DENY' | null;
  readonly inventoryItem?: {
    readonly tracked?: boolean | null;
    readonly requiresShipping?: boolean | null;
    readonly measurement?: {readonly weight?: {readonly unit: string; readonly value: number} | null} | null;
  } | null;
  readonly file?: {readonly id?: string | null} | null;
}

/** The options of a product as `productSet` has them. */
export type OptionSetInput = readonly {
  readonly name?: string | null;
  readonly values?: readonly {readonly name?: string | null}[] | null;
}[];

interface VariantProblem {
  readonly code: string;
  readonly field: string[];
  readonly message: string;
}

const EMULATED_VARIANT = ['optionValues', 'price', 'compareAtPrice', 'sku', 'inventoryPolicy', 'inventoryItem', 'file'];
const EMULATED_ITEM = ['tracked', 'requiresShipping', 'measurement'];
const MAX_OPTIONS = 3;
const MAX_VARIANTS = 2048;

export function requireEmulatedVariant(variant: VariantSetInput): void {
  requireKnownFields('ProductVariantSetInput', variant, EMULATED_VARIANT);
  requireKnownFields('InventoryItemInput', variant.inventoryItem, EMULATED_ITEM);
  const {weight} = variant.inventoryItem?.measurement ?? {};
  if (weight && weight.unit !== 'GRAMS') throw new FieldNotEmulatedError('WeightInput', weight.unit);
}

const isOnlyOption = ([option, ...others]: OptionSetInput): boolean =>
  others.length === 0 && option?.name === ONLY_OPTION.name && option.values?.length === 1;

const valuesOf = (options: OptionSetInput, {optionValues}: VariantSetInput): readonly (string | undefined)[] =>
  options.map(({name, values}) => {
    const value = optionValues.find(({optionName}) => optionName === name)?.name;
    return values?.some((each) => each.name === value) ? (value ?? undefined) : undefined;
  });

/** Returns what Shopify refuses about options and variants. */
export function variantSetProblems(options: OptionSetInput, variants: readonly VariantSetInput[]): VariantProblem[] {
  const problem = (code: string, field: readonly string[], message: string) => [
    {code, field: ['input', ...field], message},
  ];
  const titles = variants.map((variant) => valuesOf(options, variant));
  const isTwice = titles.some((title, index) => titles.findIndex((each) => each.join('/') === title.join('/')) < index);
  return [
    ...(options.length > MAX_OPTIONS
      ? problem('OPTIONS_OVER_LIMIT', ['productOptions'], `Can only specify a maximum of ${MAX_OPTIONS} options`)
      : []),
    ...(variants.length > MAX_VARIANTS
      ? problem(
          'VARIANTS_OVER_LIMIT',
          ['variants'],
          `You can only have a maximum of ${MAX_VARIANTS} variants per product`,
        )
      : []),
    ...titles.flatMap((title, index) =>
      title.includes(undefined)
        ? problem('INVALID_VARIANT', ['variants', String(index), 'optionValues'], 'Option value does not exist')
        : [],
    ),
    ...(isTwice
      ? problem('INVALID_VARIANT', ['variants'], 'The variant already exists. Please change at least one option value.')
      : []),
  ];
}

/** The offer of a variant. A missing compare-at price stays missing. */
function offerOf({price, compareAtPrice, sku, inventoryPolicy, inventoryItem}: VariantSetInput) {
  const weightGrams = inventoryItem?.measurement?.weight?.value;
  return {
    ...(isGiven(price) && {priceMinor: toMinor(price)}),
    ...(isGiven(compareAtPrice) && {compareAtMinor: toMinor(compareAtPrice)}),
    ...(isGiven(sku) && {sku}),
    ...(isGiven(inventoryPolicy) && {inventoryPolicy}),
    ...(isGiven(inventoryItem?.requiresShipping) && {requiresShipping: inventoryItem.requiresShipping}),
    ...(isGiven(weightGrams) && {weightGrams}),
  };
}

/** Returns a product with the options and variants of the input, or with the offer of its only variant. */
export function withVariants(
  product: SeedProduct,
  options: OptionSetInput,
  inputs: readonly VariantSetInput[],
  findMedia: (id: string) => SeedMedia | undefined,
): SeedProduct {
  const [first] = inputs;
  const staff = {...product.staff, isUntracked: first?.inventoryItem?.tracked !== true};
  if (isOnlyOption(options)) return {...product, ...(first && offerOf(first)), staff};
  const variants = inputs.map((input, index): SeedVariant => {
    const media = input.file?.id ? findMedia(input.file.id) : undefined;
    return {
      number: index + 1,
      values: valuesOf(options, input).map((value) => value ?? ''),
      stock: 0,
      ...offerOf(input),
      ...(media?.kind === 'image' && {picture: media.file}),
    };
  });
  return {
    ...product,
    priceMinor: Math.min(...variants.map(({priceMinor = 0}) => priceMinor)),
    options: options.map(({name, values}) => ({
      name: name ?? '',
      values: (values ?? []).map((value) => ({name: value.name ?? ''})),
    })),
    variants,
    staff,
  };
}
