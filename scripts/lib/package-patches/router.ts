import type {Patch} from '../patch-module';

/** The most route patterns whose compiled form is cached; the app has about 150. */
const MAX_PATTERNS = 1_000;
/** The most paths whose matches or targets are cached, and the longest. */
const MAX_PATHS = 1_000;
const MAX_PATH_LENGTH = 200;

/**
 * The router flattens, ranks and compiles all routes whenever it matches a path, and tries one after the other: five times
 * for every page that the server renders, and for every change of the router's state in a browser.
 */
export const MATCHES_ONCE: readonly Patch[] = [
  {
    module: '@remix-run/router/dist/router.js',
    find: 'let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);',
    replacement: `let ranked = rankedBranches.get(routes);
  if (!ranked) {
    let branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    ranked = {branches, knownMatches: new Map()};
    rankedBranches.set(routes, ranked);
  }
  let {branches, knownMatches} = ranked;`,
  },
  {
    module: '@remix-run/router/dist/router.js',
    find: 'let decoded = decodePath(pathname);\n  for (',
    replacement: `let decoded = decodePath(pathname);
  if (!allowPartial && knownMatches.has(decoded)) return copyMatches(knownMatches.get(decoded));
  for (`,
  },
  {
    module: '@remix-run/router/dist/router.js',
    find: 'return matches;\n}\nfunction convertRouteMatchToUiMatch(',
    replacement: `if (!allowPartial && decoded.length <= ${MAX_PATH_LENGTH}) {
    if (knownMatches.size >= ${MAX_PATHS}) knownMatches.clear();
    knownMatches.set(decoded, copyMatches(matches));
  }
  return matches;
}
function copyMatches(matches) {
  if (!matches) return null;
  let params = {...matches[0].params};
  return matches.map(match => ({...match, params}));
}
function convertRouteMatchToUiMatch(`,
  },
  {
    module: '@remix-run/router/dist/router.js',
    find: 'function matchRoutesImpl(',
    replacement: 'const rankedBranches = new WeakMap();\nfunction matchRoutesImpl(',
  },
  {
    module: '@remix-run/router/dist/router.js',
    find: 'let [matcher, compiledParams] = compilePath(pattern.path, pattern.caseSensitive, pattern.end);',
    replacement: `const patternKey = \`\${pattern.end} \${pattern.caseSensitive} \${pattern.path}\`;
  let compiledPattern = compiledPatterns.get(patternKey);
  if (!compiledPattern) {
    compiledPattern = compilePath(pattern.path, pattern.caseSensitive, pattern.end);
    if (compiledPatterns.size < ${MAX_PATTERNS}) compiledPatterns.set(patternKey, compiledPattern);
  }
  let [matcher, compiledParams] = compiledPattern;`,
  },
  {
    module: '@remix-run/router/dist/router.js',
    find: 'function matchPath(pattern, pathname) {',
    replacement: 'const compiledPatterns = new Map();\nfunction matchPath(pattern, pathname) {',
  },
];

/** The routes of a build never change, but Remix copies them for every request. */
const ROUTES_ONCE: readonly Patch[] = [
  {
    module: '@remix-run/react/dist/esm/server.js',
    find: 'let routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);',
    replacement: `let routes = serverRoutes.get(manifest.routes);
  if (!routes) {
    routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);
    serverRoutes.set(manifest.routes, routes);
  }`,
  },
  {
    module: '@remix-run/react/dist/esm/server.js',
    find: 'function RemixServer(',
    replacement: 'const serverRoutes = new WeakMap();\nfunction RemixServer(',
  },
  {
    module: 'react-router-dom/server.mjs',
    find: 'let manifest = {};\n  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);\n\n  // Because our context',
    replacement: `let known = routerRoutes.get(routes);
  if (!known) {
    let manifest = {};
    let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);
    known = {manifest, dataRoutes};
    routerRoutes.set(routes, known);
  }
  let {manifest, dataRoutes} = known;

  // Because our context`,
  },
  {
    module: 'react-router-dom/server.mjs',
    find: 'function createStaticRouter(',
    replacement: 'const routerRoutes = new WeakMap();\nfunction createStaticRouter(',
  },
  {
    module: '@remix-run/server-runtime/dist/esm/entry.js',
    find: 'function createEntryRouteModules(manifest) {',
    replacement: `const entryModules = new WeakMap();
function createEntryRouteModules(manifest) {
  let known = entryModules.get(manifest);
  if (!known) {
    known = collectModules(manifest);
    entryModules.set(manifest, known);
  }
  return known;
}
function collectModules(manifest) {`,
  },
];

/** A link to an absolute path does not depend on the page, but the router resolves each four times for every page. */
const ABSOLUTE_LINKS_ONCE: readonly Patch[] = [
  {
    module: 'react-router/dist/index.js',
    find: 'function useResolvedPath(to, _temp2) {',
    replacement: `const absolutePaths = new Map();
function resolveAbsolutePath(to) {
  let path = absolutePaths.get(to);
  if (!path) {
    path = resolveTo(to, [], "/");
    if (to.length <= ${MAX_PATH_LENGTH}) {
      if (absolutePaths.size >= ${MAX_PATHS}) absolutePaths.clear();
      absolutePaths.set(to, path);
    }
  }
  return path;
}
function useResolvedPath(to, _temp2) {
  if (typeof to === "string" && to.startsWith("/")) return resolveAbsolutePath(to);`,
  },
  {
    module: 'react-router-dom/server.mjs',
    find: 'function encodeLocation(to) {\n  let href = typeof to === "string" ? to : createPath(to);',
    replacement: `const encodedLocations = new Map();
function encodeLocation(to) {
  let href = typeof to === "string" ? to : createPath(to);
  let location = encodedLocations.get(href);
  if (!location) {
    location = encodeHref(href);
    if (href.length <= ${MAX_PATH_LENGTH}) {
      if (encodedLocations.size >= ${MAX_PATHS}) encodedLocations.clear();
      encodedLocations.set(href, location);
    }
  }
  return location;
}
function encodeHref(href) {`,
  },
];

/** Patches of the router and of what Remix prepares for it. */
export const ROUTER_PATCHES = [...MATCHES_ONCE, ...ROUTES_ONCE, ...ABSOLUTE_LINKS_ONCE];
