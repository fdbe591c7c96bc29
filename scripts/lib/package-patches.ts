import type {Plugin} from 'vite';
import {isPlainBuild} from './plain-build';
import {REACT_STREAM} from './react-stream';

interface Replacement {
  /** The end of the module's path below `node_modules`. */
  readonly module: string;
  /** The code to replace; the module must contain it exactly once. */
  readonly find: string;
  readonly replacement: string;
}

const REMIX = '@remix-run/react/dist/esm';
const ROUTER = '@remix-run/router/dist/router.js';

/** The most route patterns whose compiled form is cached; the app has about 150. */
const MAX_PATTERNS = 1_000;

/**
 * The router flattens, ranks and compiles all routes whenever it matches a path: five times for every page that the server
 * renders, and for every change of its state in a browser. A list of routes is now ranked once, and again when a browser
 * discovers more of it.
 */
export const ROUTES_RANKED_ONCE: readonly Replacement[] = [
  {
    find: 'let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);',
    replacement: `let branches = rankedBranches.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    rankedBranches.set(routes, branches);
  }`,
  },
  {
    find: 'function matchRoutesImpl(',
    replacement: 'const rankedBranches = new WeakMap();\nfunction matchRoutesImpl(',
  },
  {
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
    find: 'function matchPath(pattern, pathname) {',
    replacement: 'const compiledPatterns = new Map();\nfunction matchPath(pattern, pathname) {',
  },
  {
    find: 'childrenToPatch.push(...newRoutes);',
    replacement: 'childrenToPatch.push(...newRoutes);\n  rankedBranches.delete(routesToUse);',
  },
].map((replacement) => ({module: ROUTER, ...replacement}));

/**
 * A tab from before a deployment opens the page that a visitor asked for if the page's script no longer exists. Remix
 * loads the current page again, as if the link had not been pressed.
 */
export const OLD_TABS: readonly Replacement[] = [
  {
    module: `${REMIX}/routeModules.js`,
    find: '    window.location.reload();\n',
    replacement: `    const {location} = window.__remixRouter.state.navigation;
    if (location) window.location.assign(location.pathname + location.search + location.hash);
    else window.location.reload();
`,
  },
];

/** Code for Remix's `<Scripts>`: the modules of the page, which the inline script imports. */
const FILES =
  'dedupe([manifest.entry.module, ...manifest.entry.imports, ...matches.flatMap(({route}) => [...(manifest.routes[route.id].imports || []), manifest.routes[route.id].module])])';
const ROUTES = 'matches.map(({route}) => [route.id, manifest.routes[route.id].module])';

/**
 * Runs in the browser. All files load in parallel. A background tab does not paint, and old browsers do not report it.
 * @see https://developer.mozilla.org/docs/Web/API/PerformancePaintTiming
 */
const LOADER = `
const load = async () => {
  for (const href of \${JSON.stringify(${FILES})})
    document.head.append(Object.assign(document.createElement("link"), {rel: "modulepreload", href}));
  const modules = \${JSON.stringify(${ROUTES})}.map(async ([id, file]) => [id, await import(file)]);
  window.__remixRouteModules = Object.fromEntries(await Promise.all(modules));
  await import(\${JSON.stringify(manifest.entry.module)});
};
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) load();
else new PerformanceObserver((_entries, observer) => {
  observer.disconnect();
  load();
}).observe({type: "paint", buffered: true});`;

/**
 * Pages load their scripts after the first paint, so that these do not compete with styles, fonts and the pictures of the
 * first screen. Browsers and the server render the same, so both builds are patched.
 */
export const SCRIPTS_AFTER_PAINT: readonly Replacement[] = [
  {
    find: `!enableFogOfWar ? /*#__PURE__*/React.createElement("link", {
    rel: "modulepreload",
    href: manifest.url,
    crossOrigin: props.crossOrigin
  }) : null, /*#__PURE__*/React.createElement("link", {
    rel: "modulepreload",
    href: manifest.entry.module,
    crossOrigin: props.crossOrigin
  }), dedupe(preloads).map(path => /*#__PURE__*/React.createElement("link", {
    key: path,
    rel: "modulepreload",
    href: path,
    crossOrigin: props.crossOrigin
  })), `,
    replacement: '',
  },
  {
    find: '${matches.map((match, index) => `import * as route${index} from ${JSON.stringify(manifest.routes[match.route.id].module)};`).join("\\n")}\n',
    replacement: '',
  },
  {
    find: '\nwindow.__remixRouteModules = {${matches.map((match, index) => `${JSON.stringify(match.route.id)}:route${index}`).join(",")}};\n\nimport(${JSON.stringify(manifest.entry.module)});`',
    replacement: `${LOADER}\``,
  },
].map((replacement) => ({module: `${REMIX}/components.js`, ...replacement}));

/**
 * Applies all replacements in one module.
 * @param id the path of the module
 * @returns its new code, or null if none is for it
 * @throws Error if the module does not contain the code of a replacement exactly once
 */
export function patchModule(replacements: readonly Replacement[], id: string, code: string): string | null {
  const own = replacements.filter(({module}) => id.endsWith(`/node_modules/${module}`));
  if (own.length === 0) return null;
  return own.reduce((patched, {module, find, replacement}) => {
    const parts = patched.split(find);
    if (parts.length !== 2) throw new Error(`${module} has ${parts.length - 1} times instead of once: ${find}`);
    return parts.join(replacement);
  }, code);
}

/** @throws Error if the package changed, so that the patch must be reviewed */
function patchPlugin(name: string, replacements: readonly Replacement[], builds?: 'browser' | 'server'): Plugin {
  let isApplied = false;
  return {
    name,
    enforce: 'pre',
    apply: (_config, {command, isSsrBuild}) =>
      command === 'build' && (builds === undefined || (builds === 'server') === Boolean(isSsrBuild)),
    transform(code, id) {
      const patched = patchModule(replacements, id, code);
      if (patched === null) return null;
      isApplied = true;
      return {code: patched, map: null};
    },
    buildEnd(error) {
      if (!error && !isApplied)
        throw new Error(`${name}: ${replacements[0]?.module} is not part of the build any more`);
    },
  };
}

/** The patches of packages, all of which `npm run build -- --plain` leaves out; `docs/performance.md` has what each gains. */
export const packagePatches = (): Plugin[] =>
  isPlainBuild
    ? []
    : [
        patchPlugin('react-stream', REACT_STREAM, 'server'),
        patchPlugin('routes-ranked-once', ROUTES_RANKED_ONCE),
        patchPlugin('scripts-after-paint', SCRIPTS_AFTER_PAINT),
        patchPlugin('old-tabs', OLD_TABS, 'browser'),
      ];
