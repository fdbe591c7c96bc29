import {z} from 'zod';
import {succeed, fail, type Result} from '~/core/result';
import type {Admin} from '~/platform/shopify/admin.server';
import {missingScopeOf} from '../shop-access.server';
import {EDITED_PRODUCT_QUERY, PRODUCT_CHANNELS_QUERY, EDITED_STOCK_QUERY} from './edit-product.admin.gql';
import type {EditableProduct, Restriction} from './editable-product';
import {digestValues} from './product-changes';
import {nodes, ShopifyProductSchema} from './shopify-product';
import {toProductValues} from './to-product-values.server';
import {WEIGHT_UNITS, type Weight} from './weight';

const IdSchema = z.object({id: z.string()});

/** The collection of featured products, as queries return it. */
export const FeaturedSchema = z
  .object({id: z.string(), products: nodes(IdSchema)})
  .nullable()
  .transform((found) => found && {id: found.id, productIds: found.products.nodes.map(({id}) => id)});

const ItemSchema = z.object({
  id: z.string(),
  tracked: z.boolean(),
  measurement: z.object({
    weight: z.object({value: z.number(), unit: z.enum(WEIGHT_UNITS)}).nullable(),
  }),
  inventoryLevels: nodes(z.object({location: IdSchema, quantities: z.array(z.object({quantity: z.int()}))})),
});

const StockSchema = z.object({product: z.object({variants: nodes(z.object({inventoryItem: ItemSchema}))}).nullable()});
const ChannelsSchema = z.object({
  product: z.object({resourcePublicationsV2: nodes(z.object({publication: IdSchema}))}).nullable(),
});

/** Finds a product as staff edit it, or null. @throws UpstreamError */
export async function findEditableProduct(admin: Admin, id: string): Promise<EditableProduct | null> {
  const schema = z.object({product: ShopifyProductSchema.nullable(), featured: FeaturedSchema});
  const [{product, featured}, stock, channels] = await Promise.all([
    admin.query(EDITED_PRODUCT_QUERY, {id}, schema),
    findIfGranted(() => admin.query(EDITED_STOCK_QUERY, {id}, StockSchema)),
    findIfGranted(() => admin.query(PRODUCT_CHANNELS_QUERY, {id}, ChannelsSchema)),
  ]);
  if (!product) return null;
  const count = product.variantsCount?.count ?? product.variants.nodes.length;
  const [variant = null] = count === 1 ? product.variants.nodes : [];
  const counted: CountedStock = variant ? toStock(stock) : {stockItem: null, quantity: null, restriction: null};
  const publications = channels.ok ? channels.value.product?.resourcePublicationsV2.nodes : undefined;
  const values = toProductValues({
    product,
    variant,
    quantity: counted.quantity,
    weight: variant ? weightOf(stock) : null,
    place: featured && featured.productIds.indexOf(product.id) + 1,
    channelIds: publications?.map(({publication}) => publication.id) ?? null,
  });
  const restrictions: readonly (Restriction | null)[] = [
    variant ? null : {kind: 'several-variants', count},
    counted.restriction,
    channels.ok ? null : channels.error,
  ];
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    updatedAt: product.updatedAt,
    picture: product.featuredMedia?.preview?.image ?? null,
    tags: product.tags,
    variantId: variant?.id ?? null,
    stockItem: counted.stockItem,
    metafields: product.metafields.nodes,
    featured,
    restrictions: restrictions.filter((restriction) => restriction !== null),
    values,
    digests: await digestValues(values),
  };
}

/** Finds an optional part; fails if the store has not granted its scope. @throws UpstreamError */
export async function findIfGranted<Value>(find: () => Promise<Value>): Promise<Result<Value, Restriction>> {
  try {
    return succeed(await find());
  } catch (error) {
    const scope = missingScopeOf(error);
    if (scope === null) throw error;
    return fail({kind: 'missing-scope', scope});
  }
}

interface CountedStock {
  readonly stockItem: EditableProduct['stockItem'];
  readonly quantity: number | null;
  readonly restriction: Restriction | null;
}

/** @returns null if the store has not granted the scope */
function weightOf(stock: Result<z.output<typeof StockSchema>, Restriction>): Weight | null {
  const item = stock.ok ? stock.value.product?.variants.nodes[0]?.inventoryItem : undefined;
  return item ? (item.measurement.weight ?? {value: 0, unit: 'GRAMS'}) : null;
}

/** Stock is edited here if Shopify counts it at one location. */
function toStock(stock: Result<z.output<typeof StockSchema>, Restriction>): CountedStock {
  const restricted = (restriction: Restriction): CountedStock => ({stockItem: null, quantity: null, restriction});
  if (!stock.ok) return restricted(stock.error);
  const item = stock.value.product?.variants.nodes[0]?.inventoryItem;
  if (!item?.tracked) return restricted({kind: 'not-tracked'});
  const [level, other] = item.inventoryLevels.nodes;
  const quantity = level?.quantities[0]?.quantity;
  if (!level || other || quantity === undefined) return restricted({kind: 'several-locations'});
  return {stockItem: {itemId: item.id, locationId: level.location.id}, quantity, restriction: null};
}
