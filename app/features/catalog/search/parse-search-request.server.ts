import {z} from 'zod';
import {AFTER_PARAM} from '../paging/after-param';
import {CursorParam} from '../paging/cursor-param.server';
import {IN_STOCK, MAX_QUERY_LENGTH, SEARCH_SORTS, SOLD_OUT, type SearchRequest} from './search-request';

const MAX_CHOICES = 10;
const MAX_CHOICE_LENGTH = 80;

const query = z.string().transform((text) => cut(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), MAX_QUERY_LENGTH).trim());
const choice = z.string().trim().min(1).max(MAX_CHOICE_LENGTH);
const choices = z.array(z.string()).transform((texts) => [...new Set(texts.flatMap(toChoice))].slice(0, MAX_CHOICES));
const price = z
  .string()
  .trim()
  .regex(/^\d{1,5}(?:\.\d{1,2})?$/)
  .transform(Number)
  .nullable()
  .catch(null);

const Params = z.object({
  query,
  sort: z.enum(SEARCH_SORTS).catch('relevance'),
  after: CursorParam,
  availability: choices.transform((values) => values.filter((value) => value === IN_STOCK || value === SOLD_OUT)),
  heat: choices,
  kind: choices,
  min: price,
  max: price,
});

/** @returns what is looked for at this address: as typed, but for blanks and its end; empty when nothing is */
export const parseQuery = (params: URLSearchParams): string => query.parse(params.get('q') ?? '');

/**
 * Reads a search address. What makes no sense counts as not said, so every address has a page.
 * @param params parameters of the address, from anyone
 */
export function parseSearchRequest(params: URLSearchParams): SearchRequest {
  const {min, max, availability, heat, kind, ...rest} = Params.parse({
    query: params.get('q') ?? '',
    sort: params.get('sort'),
    after: params.get(AFTER_PARAM),
    availability: params.getAll('availability'),
    heat: params.getAll('heat'),
    kind: params.getAll('kind'),
    min: params.get('min'),
    max: params.get('max'),
  });
  const isSwapped = min !== null && max !== null && min > max;
  const [minPrice, maxPrice] = isSwapped ? [max, min] : [min, max];
  return {...rest, filters: {availability, heat, kind, minPrice, maxPrice}};
}

function toChoice(text: string): string[] {
  const parsed = choice.safeParse(text);
  return parsed.success ? [parsed.data] : [];
}

/** Cuts between characters, never through one. */
const cut = (text: string, length: number): string => [...text].slice(0, length).join('');
