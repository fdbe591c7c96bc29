import {findAnyVariant} from '../catalog/catalog-changes';
import {inventoryItemNumber, inventoryLevelId, variantNumberOfItem} from '../catalog/ids';
import {getStock} from '../catalog/stock';
import type {Variant} from '../catalog/variants';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {gid, gidNumber} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import {fulfillableQuantity} from '../orders/order-status';
import type {ShopContext, ShopState} from '../state';
import {LOCATION, LOCATION_NUMBER} from './admin-location';
import {toAdminVariant, type AdminVariant} from './admin-product-node';

export function findByItemId(state: ShopState, id: string): Variant | null {
  const number = gidNumber('InventoryItem', id);
  return (number !== null && findAnyVariant(state, variantNumberOfItem(number))) || null;
}

/** Returns the quantity of a variant that is sold and not sent yet. */
export const committedQuantity = ({data}: ShopState, {number}: Variant): number =>
  data.orders
    .filter(({cancelledAt}) => cancelledAt === null)
    .flatMap((order) =>
      order.lines.filter((line) => line.variantNumber === number).map((line) => fulfillableQuantity(order, line)),
    )
    .reduce((sum, quantity) => sum + quantity, 0);

function quantityOf(state: ShopState, variant: Variant, name: string): number {
  const available = getStock(state, variant);
  const committed = committedQuantity(state, variant);
  const quantities: Readonly<Record<string, number>> = {available, committed, on_hand: available + committed};
  return quantities[name] ?? 0;
}

export const toInventoryItem = (variant: Variant) => ({
  __typename: 'InventoryItem' as const,
  id: gid('InventoryItem', inventoryItemNumber(variant.number)),
  legacyResourceId: inventoryItemNumber(variant.number),
  sku: variant.sku || null,
  tracked: !variant.product.staff?.isUntracked,
  requiresShipping: variant.requiresShipping ?? true,
  unitCost: null,
  measurement: {weight: variant.weight ?? {value: variant.weightGrams, unit: 'GRAMS'}},
  createdAt: dateTime(variant.product.createdAt),
  updatedAt: dateTime(variant.product.updatedAt),
  locationsCount: {count: 1, precision: 'EXACT'},
  stocked: variant,
});

type InventoryItem = ReturnType<typeof toInventoryItem>;

const LEVEL_ID = /^gid:\/\/shopify\/InventoryLevel\/(\d+)\?/;

function findByLevelId(state: ShopState, id: string): Variant | undefined {
  const variant = findAnyVariant(state, Number(LEVEL_ID.exec(id)?.[1]));
  return variant && inventoryLevelId(variant.number) === id ? variant : undefined;
}

const toLevel = (variant: Variant) => ({
  __typename: 'InventoryLevel' as const,
  id: inventoryLevelId(variant.number),
  isActive: true,
  canDeactivate: false,
  deactivationAlert: null,
  createdAt: dateTime(variant.product.createdAt),
  updatedAt: dateTime(variant.product.updatedAt),
  location: LOCATION,
  item: toInventoryItem(variant),
  stocked: variant,
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
      const variant = findByItemId(state, id);
      return variant && toInventoryItem(variant);
    },
    inventoryLevel(_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) {
      const variant = findByLevelId(state, id);
      return variant ? toLevel(variant) : null;
    },
    location: (_root: unknown, {id}: {readonly id?: string | null}) => (!id || isLocation(id) ? LOCATION : null),
    locations: (_root: unknown, args: ConnectionArgs) => connection([LOCATION], args, () => LOCATION_NUMBER),
  },
  ProductVariant: {
    inventoryItem: ({variant}: AdminVariant) => toInventoryItem(variant),
  },
  InventoryItem: {
    variant: ({stocked}: InventoryItem, _args: unknown, context: ShopContext) => toAdminVariant(stocked, context),
    inventoryLevel: ({stocked}: InventoryItem, {locationId}: {readonly locationId: string}) =>
      isLocation(locationId) ? toLevel(stocked) : null,
    inventoryLevels: ({stocked}: InventoryItem, args: ConnectionArgs) =>
      connection([toLevel(stocked)], args, ({id}) => id),
  },
  InventoryLevel: {
    quantities: ({id, stocked}: InventoryLevel, {names}: {readonly names: readonly string[]}, {state}: ShopContext) =>
      names
        .filter((name) => NAMES.includes(name))
        .map((name) => ({
          id: `${id.replace('InventoryLevel', 'InventoryQuantity')}&name=${name}`,
          name,
          quantity: quantityOf(state, stocked, name),
          updatedAt: null,
        })),
  },
};
