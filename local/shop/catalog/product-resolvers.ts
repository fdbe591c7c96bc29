import type {
  ProductDescriptionArgs,
  ProductVariantBySelectedOptionsArgs,
  ProductVariantSortKeys,
} from 'schema-2026-04/storefront-api-types';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {money} from '../graphql/money';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';
import {listingOf} from './combined-listings';
import {descriptionHtmlOf} from './description-html';
import {encodeVariants} from './encode-variants';
import {collectionId, productId, variantId} from './ids';
import {toGallery, toPictures} from './media';
import {productMetafields} from './metafields';
import {toCollectionNode, toVariantNode, type ProductNode} from './nodes';
import {optionsOf} from './product-options';
import {adjacentVariants, findVariantByOptions, selectedOrFirstAvailable} from './select-variant';
import {getTotalStock, hasAvailableVariant, isAvailable} from './stock';
import {truncate} from './truncate';
import {sortVariants} from './variant-resolvers';
import {compareAtRangeMinor, priceRangeMinor, variantsOf, type Variant} from './variants';

interface Range {
  readonly min: number;
  readonly max: number;
}

type VariantsArgs = ConnectionArgs & {readonly sortKey?: ProductVariantSortKeys | null};
type SelectArgs = Partial<ProductVariantBySelectedOptionsArgs>;

const toPriceRange = ({min, max}: Range) => ({minVariantPrice: money(min), maxVariantPrice: money(max)});

const NO_COMPARE_AT: Range = {min: 0, max: 0};

const nodeOrNull = (variant: Variant | null) => variant && toVariantNode(variant);

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
  isGiftCard: ({product}: ProductNode) => product.isGiftCard ?? false,
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
  availableForSale: ({product}: ProductNode, _args: unknown, {state}: ShopContext) =>
    hasAvailableVariant(state, product),
  totalInventory: ({product}: ProductNode, _args: unknown, {state}: ShopContext) => getTotalStock(state, product),
  priceRange: ({product}: ProductNode) => toPriceRange(priceRangeMinor(product)),
  // Without a compare-at price, Shopify returns 0.0 here and null on the variant.
  compareAtPriceRange: ({product}: ProductNode) => toPriceRange(compareAtRangeMinor(product) ?? NO_COMPARE_AT),
};

const variants: ResolverMap[string] = {
  variants: ({product}: ProductNode, args: VariantsArgs) =>
    connection(sortVariants(product, args.sortKey).map(toVariantNode), args, ({variant}) => variantId(variant)),
  variantsCount: ({product}: ProductNode) => ({count: variantsOf(product).length, precision: 'EXACT'}),
  options: ({product, ...node}: ProductNode, args: {readonly first?: number | null}, {state}: ShopContext) =>
    optionsOf({...node, product: listingOf(state.seed, product)}, args),
  selectedOrFirstAvailableVariant: ({product}: ProductNode, args: SelectArgs, {state}: ShopContext) =>
    nodeOrNull(selectedOrFirstAvailable(product, args, state)),
  variantBySelectedOptions: ({product}: ProductNode, args: SelectArgs, {state}: ShopContext) =>
    nodeOrNull(findVariantByOptions(state.seed, product, args)),
  adjacentVariants: ({product}: ProductNode, args: SelectArgs, {state}: ShopContext) =>
    adjacentVariants(product, args, state).map(toVariantNode),
  encodedVariantExistence: ({product}: ProductNode, _args: unknown, {state}: ShopContext) =>
    encodeVariants(variantsOf(listingOf(state.seed, product)).map(({valueIndexes}) => valueIndexes)),
  encodedVariantAvailability: ({product}: ProductNode, _args: unknown, {state}: ShopContext) =>
    encodeVariants(
      variantsOf(listingOf(state.seed, product))
        .filter((variant) => isAvailable(state, variant))
        .map(({valueIndexes}) => valueIndexes),
    ),
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

export const productResolvers: ResolverMap = {
  Product: {...simpleFields, ...pictures, ...trade, ...variants, ...collections, ...productMetafields},
};
