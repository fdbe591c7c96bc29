import {z} from 'zod';
import type {ProductSearchQuery} from '../../../../storefrontapi.generated';
import {IN_STOCK} from '~/shop/listing/filters/list-params';
import type {FilterOption} from '~/shop/listing/filters/filter-view';
import {isShopperTag, tagLabel} from '~/shop/catalog/model/tags';
import {SOLD_OUT, type FacetName, type SearchFilters} from './search-request';

/** Limits the length of a filter. */
const MAX_OPTIONS = 12;

/** A filter that Shopify offers, with its label and options. */
export interface FacetView {
  readonly name: FacetName;
  readonly label: string;
  readonly options: readonly (FilterOption & {readonly count: number})[];
}

type ShopFilters = ProductSearchQuery['search']['productFilters'];

/** The filter input of a value in Shopify's format. */
const Input = z.union([
  z
    .strictObject({available: z.boolean()})
    .transform(({available}) => ({name: 'availability' as const, value: available ? IN_STOCK : SOLD_OUT})),
  z.strictObject({tag: z.string().refine(isShopperTag)}).transform(({tag}) => ({name: 'tag' as const, value: tag})),
  z.strictObject({productType: z.string()}).transform(({productType}) => ({name: 'kind' as const, value: productType})),
  z
    .strictObject({
      productMetafield: z.strictObject({
        namespace: z.literal('catalog'),
        key: z.literal('heat'),
        value: z.string(),
      }),
    })
    .transform(({productMetafield}) => ({name: 'heat' as const, value: productMetafield.value})),
]);

/**
 * Converts Shopify's filters to the supported ones. Omits options without results unless chosen, and filters with one
 * option. Tags may have one option: unlike availability, type and heat, not every product has a tag.
 */
export const toFacets = (filters: ShopFilters, chosen: SearchFilters): readonly FacetView[] =>
  filters.flatMap(({label, values}) => {
    const read = values.flatMap((value) => {
      const input = parseInput(value.input);
      if (!input) return [];
      const isChosen = chosen[input.name].some((each) => each.toLowerCase() === input.value.toLowerCase());
      return [
        {
          name: input.name,
          option: {value: input.value, label: toLabel(input, value.label), count: value.count, isChosen},
        },
      ];
    });
    const name = read[0]?.name;
    const options = read
      .map(({option}) => option)
      .filter(({count, isChosen}) => count > 0 || isChosen)
      .slice(0, MAX_OPTIONS);
    const isUseful = options.length > (name === 'tag' ? 0 : 1) || options.some(({isChosen}) => isChosen);
    return name && isUseful ? [{name, label, options}] : [];
  });

const toLabel = ({name, value}: z.infer<typeof Input>, label: string) => (name === 'tag' ? tagLabel(value) : label);

/** Shopify returns a filter's input as JSON text. */
function parseInput(input: unknown): z.infer<typeof Input> | null {
  try {
    return Input.parse(JSON.parse(String(input)));
  } catch {
    return null;
  }
}
