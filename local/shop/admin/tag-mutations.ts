import {saveProduct} from '../catalog/catalog-changes';
import {changeCustomer, findCustomer} from '../customers/customer-store';
import {gidNumber} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {scopeDenied} from '../graphql/wrap-field';
import {findOrder} from '../orders/find-order';
import type {ShopContext} from '../state';
import {toAdminCustomer} from './admin-customer-node';
import {toAdminOrder} from './admin-order-node';
import {toAdminProduct} from './admin-product-node';
import type {AdminScope} from './admin-scopes';
import {findAnyProduct} from './find-product';
import {normalizeTags} from './normalize-tags';
import {changeOrder} from './update-order';

interface TagArgs {
  readonly id: string;
  readonly tags: readonly string[];
}

interface Tagged {
  readonly tags: readonly string[];
  set(tags: readonly string[]): void;
  toNode(): object;
}

/** Finds an object of one type, and the scope that its tags need. */
interface TaggedType {
  readonly scope: AdminScope;
  find(id: string, context: ShopContext): Tagged | null;
}

const TYPES: Readonly<Record<string, TaggedType>> = {
  Order: {
    scope: 'write_orders',
    find(id, context) {
      const order = findOrder(context.state, id);
      return (
        order && {
          tags: order.tags ?? [],
          set: (tags) => changeOrder(order, {tags}, context),
          toNode: () => toAdminOrder(order, context),
        }
      );
    },
  },
  Customer: {
    scope: 'write_customers',
    find(id, context) {
      const customer = findCustomer(context.state, gidNumber('Customer', id) ?? 0);
      return (
        customer && {
          tags: customer.tags,
          set: (tags) => changeCustomer(context.state, customer, {tags}),
          toNode: () => toAdminCustomer(customer, context),
        }
      );
    },
  },
  Product: {
    scope: 'write_products',
    find(id, context) {
      const product = findAnyProduct(context.state, id);
      return (
        product && {
          tags: product.tags,
          set: (tags) => void saveProduct(context.state, {...product, tags}),
          toNode: () => toAdminProduct(findAnyProduct(context.state, id) ?? product, context),
        }
      );
    },
  },
};

const changeTags =
  (fieldName: string, change: (tags: readonly string[], given: readonly string[]) => readonly string[]) =>
  (_root: unknown, {id, tags}: TagArgs, context: ShopContext) => {
    const [, typeName = ''] = /^gid:\/\/shopify\/(\w+)\//.exec(id) ?? [];
    const type = TYPES[typeName];
    if (!type) throw new FieldNotEmulatedError('Mutation', `${fieldName} of ${id}`);
    const {adminScopes} = context.config.profile;
    if (!adminScopes.includes(type.scope)) throw scopeDenied(type.scope, fieldName);
    const found = type.find(id, context);
    if (!found) return {node: null, userErrors: [{field: ['id'], message: `${typeName} does not exist`}]};
    found.set(normalizeTags(change(found.tags, normalizeTags(tags))));
    return {node: found.toNode(), userErrors: []};
  };

const without = (tags: readonly string[], removed: readonly string[]): readonly string[] => {
  const names = removed.map((tag) => tag.toLowerCase());
  return tags.filter((tag) => !names.includes(tag.toLowerCase()));
};

export const tagResolvers: ResolverMap = {
  Mutation: {
    tagsAdd: changeTags('tagsAdd', (tags, added) => [...tags, ...added]),
    tagsRemove: changeTags('tagsRemove', without),
  },
};
