import {gid} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';

export const adminShopResolvers: ResolverMap = {
  QueryRoot: {
    shop: (_root: unknown, _args: unknown, {state, config}: ShopContext) => ({
      id: gid('Shop', state.seed.shop.number),
      name: state.seed.shop.name,
      ianaTimezone: config.profile.ianaTimezone,
    }),
  },
};
