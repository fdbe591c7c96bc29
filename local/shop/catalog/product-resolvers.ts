import type {ProductDescriptionArgs, ProductVariantBySelectedOptionsArgs} from 'schema-2026-04/storefront-api-types';
import {connection, emptyConnection, type ConnectionArgs} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {money} from '../graphql/money';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';
import {descriptionHtmlOf} from './description-html';
import {collectionId, productId, variantId} from './ids';
import {toGallery, toPictures} from './media';
import {noMetafields, productMetafields} from './metafields';
import {toCollectionNode, toProductNode, toVariantNode, type ProductNode, type VariantNode} from './nodes';
import {encodeOnlyVariant, findVariantByOptions, ONLY_OPTION, optionsOf} from './product-options';
import {isAvailable, getStock} from './stock';
import {truncate} from './truncate';

const priceRange = (minor: number) => ({minVariantPrice: money(minor), maxVariantPrice: money(minor)});

const compareAtPrice = ({product}: VariantNode) =>
  product.compareAtMinor === undefined ? null : money(product.compareAtMinor);

const simpleFields: ResolverMap[string] = {
  id: ({product}: ProductNode) => productId(product),
  handle: ({product}: ProductNode) => product.handle,
  title: ({product}: ProductNode) => product.title,
  description: ({product}: ProductNode, {truncateAt}: ProductDescriptionArgs) =>
    truncate(product.description.join(' '), truncateAt),
  descriptionHtml: ({product}: ProductNode) => descriptionHtmlOf(product),
  productType: ({product}: ProductNode) => product.productType,
  tags: ({product}: ProductNode) => [...product.tags].sort(),
  vendor: (_product: ProductNode, _args: unknown, {state}: ShopContext) => state.seed.shop.name,
  createdAt: ({product}: ProductNode) => dateTime(product.createdAt),
  publishedAt: ({product}: ProductNode) => dateTime(product.createdAt),
  updatedAt: ({product}: ProductNode) => dateTime(product.updatedAt),
  category: () => null,
  isGiftCard: () => false,
  // The seed has no separate texts for search engines and no other sales channel.
  seo: () => ({title: null, description: null}),
  onlineStoreUrl: () => null,
};

const pictures: ResolverMap[string] = {
  featuredImage: ({product}: ProductNode) => toPictures(product)[0] ?? null,
  images: ({product}: ProductNode, args: ConnectionArgs) => connection(toPictures(product), args, ({id}) => id),
  media: ({product}: ProductNode, args: ConnectionArgs) => connection(toGallery(product), args, ({number}) => number),
};

const trade: ResolverMap[string] = {
  availableForSale: ({product}: ProductNode, _args: unknown, {state}: ShopContext) => isAvailable(state, product),
  totalInventory: ({product}: ProductNode, _args: unknown, {state}: ShopContext) => getStock(state, product),
  priceRange: ({product}: ProductNode) => priceRange(product.priceMinor),
  // Without a compare-at price, Shopify returns 0.0 here and null on the variant.
  compareAtPriceRange: ({product}: ProductNode) => priceRange(product.compareAtMinor ?? 0),
  requiresSellingPlan: () => false,
  sellingPlanGroups: (_product: ProductNode, args: ConnectionArgs) => emptyConnection(args),
};

const variants: ResolverMap[string] = {
  variants: ({product}: ProductNode, args: ConnectionArgs) =>
    connection([toVariantNode(product)], args, () => variantId(product)),
  variantsCount: () => ({count: 1, precision: 'EXACT'}),
  options: optionsOf,
  selectedOrFirstAvailableVariant: ({product}: ProductNode) => toVariantNode(product),
  variantBySelectedOptions: (parent: ProductNode, args: ProductVariantBySelectedOptionsArgs) =>
    findVariantByOptions(parent, args),
  adjacentVariants: () => [],
  encodedVariantExistence: () => encodeOnlyVariant(true),
  encodedVariantAvailability: ({product}: ProductNode, _args: unknown, {state}: ShopContext) =>
    encodeOnlyVariant(isAvailable(state, product)),
};

const collections: ResolverMap[string] = {
  collections: ({product}: ProductNode, args: ConnectionArgs, {state}: ShopContext) =>
    connection(
      state.seed.collections
        .filter(({products}) => products.includes(product.catalogId))
        .map((collection) => toCollectionNode(collection)),
      args,
      ({collection}) => collectionId(collection),
    ),
};

const variantTrade: ResolverMap[string] = {
  availableForSale: ({product}: VariantNode, _args: unknown, {state}: ShopContext) => isAvailable(state, product),
  quantityAvailable: ({product}: VariantNode, _args: unknown, {state}: ShopContext) => getStock(state, product),
  // Only a variant that oversells returns true, and this shop never oversells.
  currentlyNotInStock: () => false,
  price: ({product}: VariantNode) => money(product.priceMinor),
  priceV2: ({product}: VariantNode) => money(product.priceMinor),
  compareAtPrice,
  compareAtPriceV2: compareAtPrice,
  unitPrice: () => null,
  unitPriceMeasurement: () => null,
  shopPayInstallmentsPricing: () => null,
  taxable: () => true,
  requiresShipping: () => true,
  quantityRule: () => ({minimum: 1, maximum: null, increment: 1}),
  quantityPriceBreaks: (_variant: VariantNode, args: ConnectionArgs) => emptyConnection(args),
  sellingPlanAllocations: (_variant: VariantNode, args: ConnectionArgs) => emptyConnection(args),
  storeAvailability: (_variant: VariantNode, args: ConnectionArgs) => emptyConnection(args),
  // Bundles are products of their own here, packed in advance.
  requiresComponents: () => false,
  components: (_variant: VariantNode, args: ConnectionArgs) => emptyConnection(args),
  groupedBy: (_variant: VariantNode, args: ConnectionArgs) => emptyConnection(args),
};

export const productResolvers: ResolverMap = {
  Product: {...simpleFields, ...pictures, ...trade, ...variants, ...collections, ...productMetafields},
  ProductVariant: {
    ...variantTrade,
    ...noMetafields,
    id: ({product}: VariantNode) => variantId(product),
    title: () => ONLY_OPTION.value,
    selectedOptions: () => [ONLY_OPTION],
    product: ({product}: VariantNode) => toProductNode(product),
    image: ({product}: VariantNode) => toPictures(product)[0] ?? null,
    sku: ({product}: VariantNode) => product.sku,
    barcode: () => null,
    weight: ({product}: VariantNode) => product.weightGrams,
    weightUnit: () => 'GRAMS',
  },
};
