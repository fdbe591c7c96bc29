import type {Notice} from '~/core/notice';
import type {ShopProblem} from '../shop-problem';
import type {ProductStatus} from '../product-status';

export const PRODUCTS_COPY = {
  title: 'Products',
  add: 'Add product',
  search: 'Search products',
  searchHint: 'Title or SKU',
  status: 'Status',
  kind: 'Kind',
  stock: 'Stock',
  clear: 'Show all products',
  caption: 'Products',
  product: 'Product',
  price: 'Price',
  before: (price: string) => `instead of ${price}`,
  noPrice: 'No price',
  featured: 'Featured',
  soldOut: 'Sold out',
  lowStock: 'Low',
  notTracked: 'Not counted',
  labels: 'Labels',
  pages: 'Pages of products',
  next: 'Next products',
  first: 'First products',
  empty: 'No products yet',
  emptyText: 'Add the first one here or in the Shopify admin.',
  noMatch: 'No product matches',
  noMatchText: 'Search by the beginning of a word in the title or by a whole SKU, or show all products.',
} as const;

export const PRODUCT_STATUS_TITLES: Readonly<Record<ProductStatus, string>> = {
  ACTIVE: 'Active',
  DRAFT: 'Draft',
  ARCHIVED: 'Archived',
  UNLISTED: 'Unlisted',
};

export const KIND_TITLES = {product: 'Product', bundle: 'Bundle'} as const;

/** The titles of the filters' values. */
export const FILTER_TITLES = {
  status: {
    active: PRODUCT_STATUS_TITLES.ACTIVE,
    draft: PRODUCT_STATUS_TITLES.DRAFT,
    archived: PRODUCT_STATUS_TITLES.ARCHIVED,
  },
  kind: KIND_TITLES,
  stock: {low: 'Low', none: 'Sold out'},
} as const;

/** Returns the notice for products that could not be read. */
export function shopNotice(problem: ShopProblem): Notice {
  const title = 'Failed to load products from Admin API';
  switch (problem.kind) {
    case 'no-token':
      return {
        tone: 'error',
        title: 'Missing Shopify Admin API access token',
        body: 'Set SHOPIFY_ADMIN_CLIENT_ID and SHOPIFY_ADMIN_CLIENT_SECRET, or PRIVATE_ADMIN_API_TOKEN, among the secrets of the server.',
      };
    case 'missing-scope':
      return {tone: 'error', title, body: `The store has not granted the access scope ${problem.scope} to this app.`};
    case 'shop-busy':
      return {tone: 'error', title, body: 'Shopify’s rate limit is used up. Please try again in a minute.'};
    case 'shop-down':
      return {
        tone: 'error',
        title,
        body: 'Shopify does not respond. Nothing has changed; please try again in a minute.',
      };
  }
}

export const CATALOG_IMPORT_COPY = {
  title: 'Import from shop',
  importing: 'Importing...',
  text: 'Reads all products from Shopify again and counts what needs attention. It changes nothing.',
  done: 'Imported from shop',
  incomplete: 'The shop has more products than an import reads, so these are not all.',
  counts: {
    products: 'Products',
    bundles: 'Bundles',
    withoutPicture: 'Without a picture',
    withoutPrice: 'Without a price',
    drafts: 'Drafts',
    soldOut: 'Sold out',
  },
} as const;
