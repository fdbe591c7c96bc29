import {z} from 'zod';
import {MAX_SEARCH_HITS, type FindHits, type SearchHit} from '~/admin/frame/search-hit';
import {PRODUCT_STATUSES} from '../product-status';
import {FOUND_PRODUCTS_QUERY} from '../products.admin.gql';
import {readFromShop} from '../shop-access.server';
import {staffProductPath} from '../staff-product-path';
import {isBundle} from './find-products.server';
import {parseProductListRequest, toProductSearch} from './product-list-request';
import {KIND_TITLES, PRODUCT_STATUS_TITLES} from './products-copy';

const FoundProductSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(PRODUCT_STATUSES),
  tags: z.array(z.string()),
});

const FoundProductsSchema = z.object({products: z.object({nodes: z.array(FoundProductSchema)})});

/** Finds products for the search of the admin, by the beginnings of words of the title or by a whole SKU. */
export const findProductHits: FindHits = async (context, {query}) => {
  // Shopify ignores terms without letters and digits, and would return all products.
  if (!/[\p{L}\p{N}]/u.test(query)) return [];
  const search = toProductSearch(parseProductListRequest(new URLSearchParams({q: query})));
  const variables = {first: MAX_SEARCH_HITS, query: search};
  const found = await readFromShop(context, (admin) =>
    admin.query(FOUND_PRODUCTS_QUERY, variables, FoundProductsSchema),
  );
  return found.ok ? found.value.products.nodes.map(toHit) : null;
};

const toHit = (product: z.infer<typeof FoundProductSchema>): SearchHit => ({
  path: staffProductPath(product.id),
  title: product.title,
  detail: isBundle(product) ? KIND_TITLES.bundle : KIND_TITLES.product,
  note: product.status === 'ACTIVE' ? null : PRODUCT_STATUS_TITLES[product.status],
});
