import {z} from 'zod';
import {toSwatch} from '~/shop/catalog/model/to-swatch';
import {isShopperTag, tagLabel} from '~/shop/catalog/model/tags';
import type {ProductFacetFragment} from '../../../../storefrontapi.generated';
import type {FilterOption} from '../filters/filter-view';
import {IN_STOCK} from '../filters/list-params';
import {isSameChoice, SOLD_OUT, type FacetFilters, type FacetName} from './facet-filters';
import {facetKey, isNamed, toNamedChoice} from './named-choice';
import {CATEGORY_ID, HEAT} from './to-product-filters';

/** Limits the length of a filter. */
const MAX_OPTIONS = 30;

/** A filter that Shopify offers, with its label and options. */
export interface FacetView {
  readonly name: FacetName;
  /** Differs for each option and metafield, whose filters share a name. */
  readonly key: string;
  readonly label: string;
  readonly options: readonly (FilterOption & {readonly count: number})[];
}

interface Choice {
  readonly name: FacetName;
  readonly value: string;
}

const inputOf = <Shape extends z.ZodRawShape>(shape: Shape, toChoice: (input: z.infer<z.ZodObject<Shape>>) => Choice) =>
  z.strictObject(shape).transform((input) => toChoice(input as z.infer<z.ZodObject<Shape>>));

const Metafield = z.strictObject({namespace: z.string(), key: z.string(), value: z.string()});

const toMetafield = (name: FacetName, {namespace, key, value}: z.infer<typeof Metafield>): Choice =>
  name === 'metafield' && namespace === HEAT.namespace && key === HEAT.key
    ? {name: 'heat', value}
    : {name, value: toNamedChoice({owner: `${namespace}.${key}`, value})};

/** The filter input of a value in Shopify's format. */
const Input = z.union([
  inputOf({available: z.boolean()}, ({available}) => ({name: 'availability', value: available ? IN_STOCK : SOLD_OUT})),
  inputOf({tag: z.string().refine(isShopperTag)}, ({tag}) => ({name: 'tag', value: tag})),
  inputOf({productType: z.string()}, ({productType}) => ({name: 'kind', value: productType})),
  inputOf({productVendor: z.string()}, ({productVendor}) => ({name: 'vendor', value: productVendor})),
  inputOf({category: z.strictObject({id: z.string().startsWith(CATEGORY_ID)})}, ({category}) => ({
    name: 'category',
    value: category.id.slice(CATEGORY_ID.length),
  })),
  inputOf({variantOption: z.strictObject({name: z.string().min(1), value: z.string()})}, ({variantOption}) => ({
    name: 'option',
    value: toNamedChoice({owner: variantOption.name, value: variantOption.value}),
  })),
  inputOf({productMetafield: Metafield}, ({productMetafield}) => toMetafield('metafield', productMetafield)),
  inputOf({variantMetafield: Metafield}, ({variantMetafield}) => toMetafield('variant-metafield', variantMetafield)),
  inputOf({taxonomyMetafield: Metafield}, ({taxonomyMetafield}) => toMetafield('attribute', taxonomyMetafield)),
]);

/** Shopify's filters of a list. */
export interface Facets {
  readonly facets: readonly FacetView[];
  /** Whether the merchant offers a range of prices. */
  readonly hasPrice: boolean;
}

/**
 * Converts Shopify's filters. Omits options without results unless chosen, and filters with one option if every product
 * has one, such as a type.
 */
export const toFacets = (filters: readonly ProductFacetFragment[], chosen: FacetFilters): Facets => ({
  facets: filters.flatMap((filter) => toFacet(filter, chosen) ?? []),
  hasPrice: filters.some(({type}) => type === 'PRICE_RANGE'),
});

function toFacet({label, values}: ProductFacetFragment, chosen: FacetFilters): FacetView | null {
  const read = values.flatMap((value) => {
    const input = parseInput(value.input);
    return input ? [{input, option: toOption(value, input, chosen)}] : [];
  });
  const first = read[0]?.input;
  if (!first) return null;
  const options = read
    .map(({option}) => option)
    .filter(({count, isChosen}) => count > 0 || isChosen)
    .slice(0, MAX_OPTIONS);
  const least = first.name === 'tag' || isNamed(first.name) ? 1 : 2;
  if (options.length < least && !options.some(({isChosen}) => isChosen)) return null;
  return {name: first.name, key: facetKey(first.name, first.value), label, options};
}

type FacetValue = ProductFacetFragment['values'][number];

function toOption({label, count, swatch}: FacetValue, {name, value}: Choice, chosen: FacetFilters) {
  const view = toSwatch(swatch);
  return {
    value,
    label: name === 'tag' ? tagLabel(value) : label,
    count,
    isChosen: chosen[name].some((each) => isSameChoice(each, value)),
    ...(view && {swatch: view}),
  };
}

/** Shopify returns a filter's input as JSON text. */
function parseInput(input: unknown): Choice | null {
  try {
    return Input.parse(JSON.parse(String(input)));
  } catch {
    return null;
  }
}
