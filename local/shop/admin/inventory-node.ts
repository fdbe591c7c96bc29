import type {SeedProduct} from '../../seed/types';
import {findProductWithVariant, getAllProducts} from '../catalog/catalog-changes';
import {getStock} from '../catalog/stock';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {gid, gidNumber} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import {fulfillableQuantity} from '../orders/order-status';
import {variantNumber, type ShopContext, type ShopState} from '../state';
import {LOCATION, LOCATION_NUMBER} from './admin-location';
import {toAdminVariant, type AdminVariant} from './admin-product-node';

const ITEM_OFFSET = 2_000_000_000_000;

const itemId = (product: SeedProduct): string => gid('InventoryItem', variantNumber(product) + ITEM_OFFSET);

export function findByItemId(state: ShopState, id: string): SeedProduct | null {
  const number = gidNumber('InventoryItem', id);
  return (number !== null && findProductWithVariant(state, number - ITEM_OFFSET)) || null;
}

/** Returns the quantity of a product that is sold and not sent yet. */
export const committedQuantity = ({data}: ShopState, product: SeedProduct): number =>
  data.orders
    .filter(({cancelledAt}) => cancelledAt === null)
    .flatMap((order) =>
      order.lines
        .filter((line) => line.variantNumber === variantNumber(product))
        .map((line) => fulfillableQuantity(order, line)),
    )
    .reduce((sum, quantity) => sum + quantity, 0);

function quantityOf(state: ShopState, product: SeedProduct, name: string): number {
  const available = getStock(state, product);
  const committed = committedQuantity(state, product);
  const quantities: Readonly<Record<string, number>> = {available, committed, on_hand: available + committed};
  return quantities[name] ?? 0;
}

export const toInventoryItem = (product: SeedProduct) => ({
  __typename: 'InventoryItem' as const,
  id: itemId(product),
  legacyResourceId: variantNumber(product) + ITEM_OFFSET,
  sku: product.sku || null,
  tracked: !product.staff?.isUntracked,
  requiresShipping: true,
  unitCost: null,
  createdAt: dateTime(product.createdAt),
  updatedAt: dateTime(product.updatedAt),
  locationsCount: {count: 1, precision: 'EXACT'},
  product,
});

type InventoryItem = ReturnType<typeof toInventoryItem>;

const toLevel = (product: SeedProduct) => ({
  __typename: 'InventoryLevel' as const,
  id: `${gid('InventoryLevel', variantNumber(product))}?inventory_item_id=${variantNumber(product) + ITEM_OFFSET}`,
  isActive: true,
  canDeactivate: false,
  deactivationAlert: null,
  createdAt: dateTime(product.createdAt),
  updatedAt: dateTime(product.updatedAt),
  location: LOCATION,
  item: toInventoryItem(product),
  product,
});

type InventoryLevel = ReturnType<typeof toLevel>;

/** The names of quantities that Shopify knows; only the first three ever differ from 0 here. */
const NAMES = [
  'available',
  'committed',
  'on_hand',
  'incoming',
  'reserved',
  'damaged',
  'quality_control',
  'safety_stock',
];

const isLocation = (id: string): boolean => id === LOCATION.id;

/** The Admin API resolvers that read inventory and the only location. */
export const inventoryResolvers: ResolverMap = {
  QueryRoot: {
    inventoryItem(_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) {
      const product = findByItemId(state, id);
      return product && toInventoryItem(product);
    },
    inventoryLevel(_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) {
      const product = getAllProducts(state).find((each) => toLevel(each).id === id);
      return product ? toLevel(product) : null;
    },
    location: (_root: unknown, {id}: {readonly id?: string | null}) => (!id || isLocation(id) ? LOCATION : null),
    locations: (_root: unknown, args: ConnectionArgs) => connection([LOCATION], args, () => LOCATION_NUMBER),
  },
  ProductVariant: {
    inventoryItem: ({seed}: AdminVariant) => toInventoryItem(seed),
  },
  InventoryItem: {
    variant: ({product}: InventoryItem, _args: unknown, context: ShopContext) => toAdminVariant(product, context),
    inventoryLevel: ({product}: InventoryItem, {locationId}: {readonly locationId: string}) =>
      isLocation(locationId) ? toLevel(product) : null,
    inventoryLevels: ({product}: InventoryItem, args: ConnectionArgs) =>
      connection([toLevel(product)], args, ({id}) => id),
  },
  InventoryLevel: {
    quantities: ({id, product}: InventoryLevel, {names}: {readonly names: readonly string[]}, {state}: ShopContext) =>
      names
        .filter((name) => NAMES.includes(name))
        .map((name) => ({
          id: `${id.replace('InventoryLevel', 'InventoryQuantity')}&name=${name}`,
          name,
          quantity: quantityOf(state, product, name),
          updatedAt: null,
        })),
  },
};
