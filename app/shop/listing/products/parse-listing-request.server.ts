import {z} from 'zod';
import {ChoicesSchema, parsePriceRange} from '../filters/filter-params.server';
import {IN_STOCK} from '../filters/list-params';
import {parseCursor} from '../paging/parse-cursor.server';
import {HEAT_LEVEL} from './heat-levels';
import {KINDS, LISTING_SORTS, type ListingRequest} from './listing-request';

const Sort = z.enum(LISTING_SORTS).catch('featured');
const KindParam = z.enum(KINDS).nullable().catch(null);
const HeatParam = ChoicesSchema.transform((levels) => levels.filter((level) => HEAT_LEVEL.test(level)));

/**
 * Parses the query of the product list. Invalid parameters are ignored, so that every URL has a page.
 * @param params untrusted
 */
export function parseListingRequest(params: URLSearchParams): ListingRequest {
  return {
    sort: Sort.parse(params.get('sort')),
    filters: {
      kind: KindParam.parse(params.get('kind')),
      heat: HeatParam.parse(params.getAll('heat')),
      isInStock: params.getAll('availability').includes(IN_STOCK),
      ...parsePriceRange(params),
    },
    cursor: parseCursor(params),
  };
}
