import {SUPPORTED_VERSIONS} from '../graphql/api-versions';
import {gid} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';

const PLAN = {displayName: 'Local', publicDisplayName: 'Local', partnerDevelopment: true, shopifyPlus: false};

export const adminShopResolvers: ResolverMap = {
  QueryRoot: {
    publicApiVersions: () => SUPPORTED_VERSIONS.map((handle) => ({handle, displayName: handle, supported: true})),
    shop: (_root: unknown, _args: unknown, {state, config}: ShopContext) => ({
      id: gid('Shop', state.seed.shop.number),
      name: state.seed.shop.name,
      ianaTimezone: config.profile.ianaTimezone,
      currencyCode: 'USD',
      myshopifyDomain: new URL(config.origin).host,
      plan: PLAN,
      primaryDomain: {
        id: gid('Domain', 1),
        host: new URL(config.checkoutOrigin).host,
        sslEnabled: config.checkoutOrigin.startsWith('https:'),
        url: config.checkoutOrigin,
      },
    }),
  },
};
