import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const ASSETS = 'dist/client/assets';

/** One route of the production build, as its own manifest lists it. */
export interface BuildRoute {
  readonly id: string;
  /** Absolute, with its parameters: `/order/:orderId`. */
  readonly pattern: string;
  /** An index route: a form addresses it with `?index`. */
  readonly isIndex: boolean;
  readonly hasLoader: boolean;
  readonly hasAction: boolean;
}

interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly hasLoader: boolean;
  readonly hasAction: boolean;
}

/** Returns every route of the build that handles requests, without pathless layouts. */
export function readBuildRoutes(): readonly BuildRoute[] {
  const file = readdirSync(ASSETS).find((name) => /^manifest-.+\.js$/.test(name));
  if (!file) throw new Error(`${ASSETS} holds no manifest: build first`);
  const text = readFileSync(path.join(ASSETS, file), 'utf8');
  const {routes} = JSON.parse(text.slice(text.indexOf('{')).replace(/;\s*$/, '')) as {
    routes: Readonly<Record<string, ManifestRoute>>;
  };
  const pathOf = (route: ManifestRoute | undefined): string =>
    route ? [pathOf(routes[route.parentId ?? '']), route.path].filter(Boolean).join('/') : '';
  return Object.values(routes)
    .filter(({id, path: own, index}) => id.startsWith('routes/') && (own !== undefined || index))
    .map((route) => ({
      id: route.id,
      pattern: `/${pathOf(route)}`,
      isIndex: route.index === true,
      hasLoader: route.hasLoader,
      hasAction: route.hasAction,
    }));
}
