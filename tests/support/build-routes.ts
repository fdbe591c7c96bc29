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

/** A script of the build, and those that it imports. */
interface Scripts {
  readonly module: string;
  readonly imports?: readonly string[];
}

interface ManifestRoute extends Scripts {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly hasLoader: boolean;
  readonly hasAction: boolean;
}

interface BuildManifest {
  readonly entry: Scripts;
  readonly routes: Readonly<Record<string, ManifestRoute>>;
}

function readManifest(): BuildManifest {
  const file = readdirSync(ASSETS).find((name) => /^manifest-.+\.js$/.test(name));
  if (!file) throw new Error(`${ASSETS} holds no manifest: build first`);
  const text = readFileSync(path.join(ASSETS, file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{')).replace(/;\s*$/, '')) as BuildManifest;
}

/** Returns the paths of the scripts that browsers load for the routes with these ids, with those of every page. */
export function findScriptsOf(isIncluded: (id: string) => boolean): readonly string[] {
  const {entry, routes} = readManifest();
  const included = [entry, ...Object.values(routes).filter(({id}) => isIncluded(id))];
  const files = new Set(included.flatMap(({module, imports = []}) => [module, ...imports]));
  return [...files].map((file) => path.join(ASSETS, path.basename(file)));
}

/** Returns the scripts that browsers load for the routes with these ids, as text. */
export const readScriptsOf = (isIncluded: (id: string) => boolean): string =>
  findScriptsOf(isIncluded)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Returns the ids of the routes whose scripts a page loads: its own and those of the layouts around it. */
export function findRouteChains(isIncluded: (id: string) => boolean): readonly (readonly string[])[] {
  const {routes} = readManifest();
  const chainOf = (id: string): readonly string[] => [
    id,
    ...(routes[id]?.parentId ? chainOf(routes[id].parentId) : []),
  ];
  return Object.keys(routes).filter(isIncluded).map(chainOf);
}

/** Returns every route of the build that handles requests, without pathless layouts. */
export function readBuildRoutes(): readonly BuildRoute[] {
  const {routes} = readManifest();
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
