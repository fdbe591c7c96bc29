import type {z} from 'zod';
import {ChoicesSchema, LongChoicesSchema, parsePriceRange} from '../filters/filter-params.server';
import {IN_STOCK} from '../filters/list-params';
import {FACET_NAMES, SOLD_OUT, type FacetFilters, type FacetName} from './facet-filters';
import {parseNamedChoice} from './named-choice';

const keep = (schema: typeof ChoicesSchema, isValid: (value: string) => boolean) =>
  schema.transform((values) => values.filter(isValid));

const Option = keep(LongChoicesSchema, (value) => parseNamedChoice(value) !== null);
const Metafield = keep(LongChoicesSchema, (value) => /^[\w-]+\.[\w-]+$/.test(parseNamedChoice(value)?.owner ?? ''));

const PARAMS: Readonly<Record<FacetName, z.ZodType<string[], string[]>>> = {
  availability: keep(ChoicesSchema, (value) => value === IN_STOCK || value === SOLD_OUT),
  heat: ChoicesSchema,
  kind: ChoicesSchema,
  tag: ChoicesSchema,
  vendor: ChoicesSchema,
  // The last part of an id: Shopify rejects a query with a malformed one.
  category: keep(ChoicesSchema, (value) => /^[\w-]+$/.test(value)),
  option: Option,
  metafield: Metafield,
  'variant-metafield': Metafield,
  attribute: Metafield,
};

/**
 * Parses the chosen filters. Invalid ones are ignored, so that every URL has a page.
 * @param params untrusted
 */
export function parseFacetFilters(params: URLSearchParams): FacetFilters {
  const chosen = FACET_NAMES.map((name) => [name, PARAMS[name].parse(params.getAll(name))]);
  return {...(Object.fromEntries(chosen) as Record<FacetName, string[]>), ...parsePriceRange(params)};
}
