import {gid} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';

export const installationResolvers: ResolverMap = {
  QueryRoot: {
    currentAppInstallation: (_root: unknown, _args: unknown, {config}: ShopContext) => ({
      id: gid('AppInstallation', 1),
      accessScopes: config.profile.adminScopes.map((handle) => ({handle, description: handle.replaceAll('_', ' ')})),
    }),
  },
};
