import {z} from 'zod';
import type {Result} from '~/core/result';
import type {Admin} from '~/platform/shopify/admin.server';
import type {Restriction} from '../form/editable-product';
import {findIfGranted} from '../form/find-editable-product.server';
import {normalizeValue} from '../form/normalize-value';
import {digestValues} from '../form/product-changes';
import {nodes} from '../form/shopify-product';
import type {StockRestriction, VariantField, VariantRow} from './variant-view';
import {STAFF_VARIANTS_BY_ID_QUERY, STAFF_VARIANTS_QUERY, STAFF_VARIANT_STOCK_QUERY} from './variants.admin.gql';

const IdSchema = z.object({id: z.string()});

const VariantSchema = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.string().nullable(),
  price: z.string(),
  compareAtPrice: z.string().nullable(),
  product: IdSchema,
});

const ListSchema = z.object({
  nodes: z.array(VariantSchema),
  pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()}),
});

const PageSchema = z.object({
  product: z
    .object({
      title: z.string(),
      handle: z.string(),
      variantsCount: z.object({count: z.int()}).nullable(),
      variants: ListSchema.optional(),
    })
    .nullable(),
  productVariants: ListSchema.optional(),
});

/** A node without fields is no variant. */
const foundNodes = <Node extends z.ZodType>(node: Node) =>
  z.object({nodes: z.array(z.union([node, z.object({}).transform(() => null), z.null()]))});

const StockSchema = z.object({
  id: z.string(),
  inventoryItem: z.object({
    id: z.string(),
    tracked: z.boolean(),
    inventoryLevels: nodes(z.object({location: IdSchema, quantities: z.array(z.object({quantity: z.int()}))})),
  }),
});

type Stock = z.output<typeof StockSchema>;

/** A variant with where its stock is counted; that is null if it cannot be edited here. */
export interface StaffVariant extends VariantRow {
  readonly productId: string;
  readonly stockItem: {readonly itemId: string; readonly locationId: string} | null;
}

interface VariantPage {
  readonly product: {readonly title: string; readonly handle: string; readonly count: number | null};
  readonly variants: readonly StaffVariant[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

interface PageVariables {
  readonly id: string;
  readonly after: string | null;
  /** Null for all variants of the product. */
  readonly query: string | null;
}

/** How many variants a page has: as many rows as staff can check before they save, and few enough for one mutation. */
export const VARIANTS_PER_PAGE = 50;

/** Finds a page of the variants of a product, or null if it does not exist. @throws UpstreamError */
export async function findVariantPage(admin: Admin, {id, after, query}: PageVariables): Promise<VariantPage | null> {
  const variables = {id, after, query, first: VARIANTS_PER_PAGE, isSearch: query !== null};
  const {product, productVariants} = await admin.query(STAFF_VARIANTS_QUERY, variables, PageSchema);
  if (!product) return null;
  const list = query === null ? product.variants : productVariants;
  const found = list?.nodes ?? [];
  const {title, handle, variantsCount} = product;
  return {
    product: {title, handle, count: variantsCount?.count ?? null},
    variants: await withStock(admin, found),
    next: list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null,
  };
}

/** Finds variants by their ids; those that do not exist are absent. @throws UpstreamError */
export async function findVariantsById(admin: Admin, ids: readonly string[]): Promise<readonly StaffVariant[]> {
  if (ids.length === 0) return [];
  const {nodes: found} = await admin.query(STAFF_VARIANTS_BY_ID_QUERY, {ids}, foundNodes(VariantSchema));
  return withStock(
    admin,
    found.filter((variant) => variant !== null),
  );
}

async function withStock(
  admin: Admin,
  variants: readonly z.output<typeof VariantSchema>[],
): Promise<readonly StaffVariant[]> {
  if (variants.length === 0) return [];
  const ids = variants.map(({id}) => id);
  const stocks = await findIfGranted(async () => {
    const found = await admin.query(STAFF_VARIANT_STOCK_QUERY, {ids}, foundNodes(StockSchema));
    return new Map(found.nodes.flatMap((stock) => (stock ? [[stock.id, stock] as const] : [])));
  });
  return Promise.all(variants.map((variant) => toStaffVariant(variant, stocks)));
}

async function toStaffVariant(
  {id, title, sku, price, compareAtPrice, product}: z.output<typeof VariantSchema>,
  stocks: Result<ReadonlyMap<string, Stock>, Restriction>,
): Promise<StaffVariant> {
  const counted = stocks.ok ? toCounted(stocks.value.get(id)) : restricted('missing-scope');
  const raw: Partial<Record<VariantField, string>> = {
    price,
    compareAtPrice: compareAtPrice ?? '',
    ...(counted.quantity !== null && {stock: String(counted.quantity)}),
  };
  const values = Object.fromEntries(
    Object.entries(raw).map(([field, value]) => [field, normalizeValue(field as VariantField, value)]),
  );
  return {
    id,
    title,
    sku: sku ?? '',
    values,
    seen: await digestValues(values),
    stockRestriction: counted.restriction,
    productId: product.id,
    stockItem: counted.stockItem,
  };
}

interface Counted {
  readonly quantity: number | null;
  readonly stockItem: StaffVariant['stockItem'];
  readonly restriction: StockRestriction | null;
}

const restricted = (restriction: StockRestriction): Counted => ({quantity: null, stockItem: null, restriction});

/** Stock is edited here if Shopify counts it at one location. */
function toCounted(stock: Stock | undefined): Counted {
  const item = stock?.inventoryItem;
  if (!item?.tracked) return restricted('not-tracked');
  const [level, other] = item.inventoryLevels.nodes;
  const quantity = level?.quantities[0]?.quantity;
  if (!level || other || quantity === undefined) return restricted('several-locations');
  return {quantity, stockItem: {itemId: item.id, locationId: level.location.id}, restriction: null};
}
