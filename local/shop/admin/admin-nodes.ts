import {findCustomer} from '../customers/customer-store';
import {gidNumber} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {scopeDenied} from '../graphql/wrap-field';
import type {ShopContext} from '../state';
import {findFile} from './admin-files';
import {toAdminCollection} from './admin-collections';
import {toAdminCustomer} from './admin-customer-node';
import {toAdminProduct, toAdminVariant} from './admin-product-node';
import type {AdminScope} from './admin-scopes';
import {findAnyProduct, findVariantById, findCollectionById} from './find-product';
import {findByItemId, toInventoryItem} from './inventory-node';
import {findReadableOrder} from './order-queries';

/** Finds the objects of one type, and the scope that reading them needs. */
interface NodeType {
  readonly scope: AdminScope;
  find(id: string, context: ShopContext): object | null;
}

const TYPES: Readonly<Record<string, NodeType>> = {
  Order: {scope: 'read_orders', find: findReadableOrder},
  Customer: {
    scope: 'read_customers',
    find(id, context) {
      const customer = findCustomer(context.state, gidNumber('Customer', id) ?? 0);
      return customer && toAdminCustomer(customer, context);
    },
  },
  Product: {
    scope: 'read_products',
    find(id, context) {
      const product = findAnyProduct(context.state, id);
      return product && toAdminProduct(product, context);
    },
  },
  ProductVariant: {
    scope: 'read_products',
    find(id, context) {
      const variant = findVariantById(context.state, id);
      return variant && toAdminVariant(variant, context);
    },
  },
  Collection: {
    scope: 'read_products',
    find(id, context) {
      const collection = findCollectionById(context.state, id);
      return collection && toAdminCollection(collection, context);
    },
  },
  MediaImage: {scope: 'read_files', find: findFile},
  Video: {scope: 'read_files', find: findFile},
  InventoryItem: {
    scope: 'read_inventory',
    find(id, {state}) {
      const variant = findByItemId(state, id);
      return variant && toInventoryItem(variant);
    },
  },
};

function findNodeById(fieldName: string, id: string, context: ShopContext): object | null {
  const [, typeName = ''] = /^gid:\/\/shopify\/(\w+)\//.exec(id) ?? [];
  const type = TYPES[typeName];
  if (!type) throw new FieldNotEmulatedError('QueryRoot', `${fieldName} of ${id}`);
  if (!context.config.profile.adminScopes.includes(type.scope)) throw scopeDenied(type.scope, fieldName);
  return type.find(id, context);
}

export const adminNodeResolvers: ResolverMap = {
  QueryRoot: {
    node: (_root: unknown, {id}: {readonly id: string}, context: ShopContext) => findNodeById('node', id, context),
    nodes: (_root: unknown, {ids}: {readonly ids: readonly string[]}, context: ShopContext) =>
      ids.map((id) => findNodeById('nodes', id, context)),
  },
};
