import type {ProductVariantSortKeys} from 'schema-2026-04/storefront-api-types';
import type {SeedUnitPrice} from '../../seed/seed-variant';
import type {SeedProduct} from '../../seed/types';
import {connection, emptyConnection, type ConnectionArgs} from '../graphql/connection';
import {money} from '../graphql/money';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';
import {bundlesWith, componentsOf, isBundle, type BundleComponent} from './components';
import {variantId} from './ids';
import {toVariantPicture} from './media';
import {variantMetafields} from './metafields';
import {toProductNode, toVariantNode, type VariantNode} from './nodes';
import {canOversell, getStock, isAvailable} from './stock';
import {variantTitle, variantsOf, type Variant} from './variants';

type Compare = (left: Variant, right: Variant) => number;

const COMPARE: Readonly<Record<ProductVariantSortKeys, Compare>> = {
  ID: (left, right) => left.number - right.number,
  POSITION: (left, right) => left.position - right.position,
  // Without a search, nothing is more relevant.
  RELEVANCE: () => 0,
  SKU: (left, right) => left.sku.localeCompare(right.sku, 'en'),
  TITLE: (left, right) => variantTitle(left).localeCompare(variantTitle(right), 'en'),
};

/** Returns the variants of a product, ascending by a sort key; by position if it is absent. */
export const sortVariants = (product: SeedProduct, key: ProductVariantSortKeys | null | undefined): Variant[] =>
  [...variantsOf(product)].sort(COMPARE[key ?? 'POSITION']);

const ANY_QUANTITY = {minimum: 1, maximum: null, increment: 1};

/** Returns the price of the reference quantity, or null if the variant has no unit price. */
export const unitPriceOf = ({priceMinor, unitPrice}: Variant) =>
  unitPrice ? money(Math.round((priceMinor * unitPrice.reference) / unitPrice.quantity)) : null;

export const toMeasurement = ({measuredType, unit, quantity, reference}: SeedUnitPrice) => ({
  measuredType,
  quantityUnit: unit,
  quantityValue: quantity,
  referenceUnit: unit,
  referenceValue: reference,
});

const toComponentNode = ({variant, quantity}: BundleComponent) => ({
  __typename: 'ProductVariantComponent' as const,
  productVariant: toVariantNode(variant),
  quantity,
});

const compareAtPrice = ({variant: {compareAtMinor}}: VariantNode) =>
  compareAtMinor === undefined ? null : money(compareAtMinor);

const trade: ResolverMap[string] = {
  availableForSale: ({variant}: VariantNode, _args: unknown, {state}: ShopContext) => isAvailable(state, variant),
  quantityAvailable: ({variant}: VariantNode, _args: unknown, {state}: ShopContext) => getStock(state, variant),
  currentlyNotInStock: ({variant}: VariantNode, _args: unknown, {state}: ShopContext) =>
    canOversell(variant) && getStock(state, variant) <= 0,
  price: ({variant}: VariantNode) => money(variant.priceMinor),
  priceV2: ({variant}: VariantNode) => money(variant.priceMinor),
  compareAtPrice,
  compareAtPriceV2: compareAtPrice,
  unitPrice: ({variant}: VariantNode) => unitPriceOf(variant),
  unitPriceMeasurement: ({variant: {unitPrice}}: VariantNode) => (unitPrice ? toMeasurement(unitPrice) : null),
  shopPayInstallmentsPricing: () => null,
  taxable: () => true,
  requiresShipping: ({variant: {requiresShipping = true}}: VariantNode) => requiresShipping,
  quantityRule: ({variant: {quantityRule = ANY_QUANTITY}}: VariantNode) => quantityRule,
  quantityPriceBreaks: (_variant: VariantNode, args: ConnectionArgs) => emptyConnection(args),
  storeAvailability: (_variant: VariantNode, args: ConnectionArgs) => emptyConnection(args),
  requiresComponents: ({variant}: VariantNode) => isBundle(variant),
  components: ({variant}: VariantNode, args: ConnectionArgs, {state}: ShopContext) =>
    connection(componentsOf(state.seed, variant).map(toComponentNode), args, ({productVariant}) =>
      variantId(productVariant.variant),
    ),
  groupedBy: ({variant}: VariantNode, args: ConnectionArgs, {state}: ShopContext) =>
    connection(bundlesWith(state.seed, variant).map(toVariantNode), args, (node) => variantId(node.variant)),
};

export const variantResolvers: ResolverMap = {
  ProductVariant: {
    ...trade,
    ...variantMetafields,
    id: ({variant}: VariantNode) => variantId(variant),
    title: ({variant}: VariantNode) => variantTitle(variant),
    selectedOptions: ({variant}: VariantNode) => variant.selectedOptions,
    product: ({variant}: VariantNode) => toProductNode(variant.product),
    image: ({variant}: VariantNode) => toVariantPicture(variant),
    sku: ({variant}: VariantNode) => variant.sku,
    barcode: () => null,
    weight: ({variant}: VariantNode) => variant.weightGrams,
    weightUnit: () => 'GRAMS',
  },
};
