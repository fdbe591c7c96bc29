import type {QueryRootCartArgs} from 'schema-2026-04/storefront-api-types';
import {connection, type ConnectionArgs} from '../graphql/connection';
import type {ResolverMap} from '../graphql/schema';
import type {KeyValue, ShopContext} from '../state';
import {createCart} from './cart-create';
import {cartMutations} from './cart-mutations';
import {toCartNode, type CartNode} from './cart-node';
import {findCart} from './cart-store';
import {deliveryMutations} from './delivery-mutations';
import {deliveryResolvers, type DeliveryGroupNode} from './delivery-node';

interface DeliveryGroupArgs extends ConnectionArgs {
  readonly withCarrierRates?: boolean | null;
}

const byId = ({id}: {readonly id: string}): string => id;

const attribute = ({attributes}: {readonly attributes: readonly KeyValue[]}, {key}: {readonly key: string}) =>
  attributes.find((each) => each.key === key) ?? null;

/** Everything the Storefront API does with carts: the query, the mutations, and the fields that take arguments. */
export const cartResolvers: ResolverMap = {
  ...deliveryResolvers,
  QueryRoot: {
    cart: (_root: unknown, {id}: QueryRootCartArgs, context: ShopContext): CartNode | null => {
      const cart = findCart(context.state, id);
      return cart ? toCartNode(cart, context) : null;
    },
  },
  Mutation: {cartCreate: createCart, ...cartMutations, ...deliveryMutations},
  Cart: {
    attribute,
    lines: (cart: CartNode, args: ConnectionArgs) => connection(cart.lineNodes, args, byId),
    deliveryGroups: (cart: CartNode, args: DeliveryGroupArgs) =>
      connection<DeliveryGroupNode>(cart.deliveryGroupNodes, args, byId),
  },
  CartLine: {attribute},
  ComponentizableCartLine: {attribute},
};
