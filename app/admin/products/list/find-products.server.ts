import {z} from 'zod';
import {formatMoney, isReduced} from '~/core/money';
import type {Admin} from '~/platform/shopify/admin.server';
import {hasTag} from '../form/product-tags';
import {staffProductPath} from '../staff-product-path';
import {PRODUCT_STATUSES} from '../product-status';
import {LISTED_PRODUCTS_QUERY} from '../products.admin.gql';
import {nextProductsQuery, toProductSearch, type ProductListRequest} from './product-list-request';
import type {ProductPageView, ProductRowView} from './product-row-view';

const PictureSchema = z.object({url: z.string(), width: z.int().nullable(), height: z.int().nullable()});

const ListedSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(PRODUCT_STATUSES),
  tags: z.array(z.string()),
  totalInventory: z.int(),
  tracksInventory: z.boolean(),
  priceRangeV2: z.object({minVariantPrice: z.object({amount: z.string(), currencyCode: z.string()})}),
  variants: z.object({nodes: z.array(z.object({price: z.string(), compareAtPrice: z.string().nullable()}))}),
  badge: z.object({value: z.string()}).nullable(),
  featuredMedia: z.object({preview: z.object({image: PictureSchema.nullable()}).nullable()}).nullable(),
});

const PageSchema = z.object({
  products: z.object({
    nodes: z.array(ListedSchema),
    pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()}),
  }),
  featured: z.object({products: z.object({nodes: z.array(z.object({id: z.string()}))})}).nullable(),
});

export type ListedProduct = z.output<typeof ListedSchema>;

interface PageVariables {
  readonly first: number;
  readonly after: string | null;
  readonly query: string | null;
}

/** Finds one page of products. @throws UpstreamError */
export const findAdminProducts = (admin: Admin, variables: PageVariables) =>
  admin.query(LISTED_PRODUCTS_QUERY, variables, PageSchema);

const PAGE_SIZE = 50;

/** Finds one page of the product list. @throws UpstreamError */
export async function findProductPage(admin: Admin, request: ProductListRequest): Promise<ProductPageView> {
  const variables = {first: PAGE_SIZE, after: request.after, query: toProductSearch(request)};
  const {products, featured} = await findAdminProducts(admin, variables);
  const featuredIds = new Set(featured?.products.nodes.map(({id}) => id));
  const {hasNextPage, endCursor} = products.pageInfo;
  return {
    rows: products.nodes.map((product) => toRow(product, featuredIds.has(product.id))),
    next: hasNextPage && endCursor !== null ? nextProductsQuery(request, endCursor) : null,
    isFirst: request.after === null,
  };
}

function toRow(product: ListedProduct, isFeatured: boolean): ProductRowView {
  const {id, title, status, badge} = product;
  return {
    id,
    title,
    status,
    isFeatured,
    path: staffProductPath(id),
    picture: pictureOf(product),
    isBundle: isBundle(product),
    badge: badge?.value ?? null,
    stock: product.tracksInventory ? product.totalInventory : null,
    ...toPrices(product),
  };
}

function toPrices({priceRangeV2, variants: {nodes}}: ListedProduct) {
  const [variant] = nodes;
  if (!variant) return {price: null, compareAtPrice: null};
  const {currencyCode} = priceRangeV2.minVariantPrice;
  const price = {amount: variant.price, currencyCode};
  const before = variant.compareAtPrice === null ? null : {amount: variant.compareAtPrice, currencyCode};
  return {
    price: formatMoney(price),
    compareAtPrice: before && isReduced(price, before) ? formatMoney(before) : null,
  };
}

/** Returns the first picture of a product, or null. */
export const pictureOf = ({featuredMedia}: Pick<ListedProduct, 'featuredMedia'>) =>
  featuredMedia?.preview?.image ?? null;

/** Returns whether a product is a bundle, which its tag decides. */
export const isBundle = ({tags}: Pick<ListedProduct, 'tags'>): boolean => hasTag(tags, 'bundle');
