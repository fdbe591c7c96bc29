import type {Plugin} from 'vite';
import {FOR_BROWSERS} from './builds';
import {patchModule, type Patch} from './patch-module';

const ROUTER = '@remix-run/router/dist/router.js';
const REMIX = '@remix-run/react/dist/esm';
const REACT_DOM = 'react-dom/cjs/react-dom.production.min.js';

const patches = (module: string, pairs: readonly (readonly [find: string, replacement: string])[]): readonly Patch[] =>
  pairs.map(([find, replacement]) => ({module, find, replacement}));

/** Makes a function return at once. @param head its text up to the first brace */
const returns = (head: string, value: string) => [head, `${head}\n  return ${value};`] as const;

/** With single fetch, promises come in the stream of the response, and every loader and action gets a function that reads it. */
const SINGLE_FETCH: readonly Patch[] = [
  ...patches(`${REMIX}/routes.js`, [
    [
      `      if (typeof singleFetch === "function") {
        let result = await singleFetch();
        return result;
      }
      let result = await fetchServerHandler(request, route);
      return unwrap ? unwrapServerResponse(result) : result;`,
      '      return singleFetch();',
    ],
  ]),
  ...patches(ROUTER, [
    returns('function isDeferredResult(result) {', 'false'),
    returns('function isDeferredData(value) {', 'false'),
    [
      'await Promise.all([resolveNavigationDeferredResults(matches, loaderResults, request.signal, currentMatches, state.loaderData), resolveFetcherDeferredResults(matches, fetcherResults, fetchersToLoad)]);',
      '',
    ],
  ]),
  ...patches('react-router/dist/index.js', [
    ['status === AwaitRenderStatus.error && promise._error instanceof AbortedDeferredError', 'false'],
  ]),
  ...patches(`${REMIX}/components.js`, [
    ['!isStatic && typeof __remixContext === "object" && __remixContext.a', 'false'],
  ]),
];

/** What only the server renders: the state of the page and the list of its scripts. */
const SERVER_ONLY: readonly Patch[] = patches(`${REMIX}/components.js`, [
  [
    `  let {
    router,
    static: isStatic,
    staticContext
  } = useDataRouterContext();`,
    '  const {router} = useDataRouterContext(), isStatic = false, staticContext = null;',
  ],
]);

/** Messages for developers. The packages of React Router leave theirs out in production themselves. */
const MESSAGES: readonly Patch[] = [
  ...patches(ROUTER, [
    returns('function warning(cond, message) {', 'undefined'),
    [
      'function invariant(value, message) {\n  if (value === false || value === null || typeof value === "undefined") {\n    throw new Error(message);',
      'function invariant(value) {\n  if (value === false || value === null || typeof value === "undefined") {\n    throw new Error("Invariant failed");',
    ],
    ['statusText, new Error(errorMessage), true);', 'statusText, new Error(statusText), true);'],
    returns('function getInvalidPathError(char, field, dest, path) {', '"Invalid path"'),
  ]),
  ...patches(`${REMIX}/routes.js`, [
    [
      `let fn = type === "action" ? "serverAction()" : "serverLoader()";
  let msg = \`You are trying to call \${fn} on a route that does not have a server \` + \`\${type} (routeId: "\${route.id}")\`;`,
      'let msg = `${route.id} has no ${type}`;',
    ],
    [
      `let article = type === "clientAction" ? "a" : "an";
  let msg = \`Route "\${routeId}" does not have \${article} \${type}, but you are trying to \` + \`submit to it. To fix this, please add \${article} \\\`\${type}\\\` function to the route\`;`,
      'let msg = `${routeId} has no ${type}`;',
    ],
  ]),
  ...patches(`${REMIX}/invariant.js`, [['throw new Error(message);', 'throw new Error("Invariant failed");']]),
];

/** Defaults for what Remix always passes to its router, and for what the root route of this app has. */
const DEFAULTS: readonly Patch[] = [
  ...patches(ROUTER, [
    ['let dataStrategyImpl = init.dataStrategy || defaultDataStrategy;', 'let dataStrategyImpl = init.dataStrategy;'],
    ['  if (init.mapRouteProperties) {', '  if (true) {'],
  ]),
  ...patches('react-router/dist/index.js', [
    ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateStable();'],
    [
      'const defaultErrorElement = /*#__PURE__*/React.createElement(DefaultErrorComponent, null);',
      'const defaultErrorElement = null;',
    ],
  ]),
  ...patches(`${REMIX}/routes.js`, [
    ['route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', 'undefined'],
  ]),
];

/** Nothing here blocks navigation. Without the exports, the build fails if something does. */
const BLOCKERS: readonly Patch[] = [
  ...patches(ROUTER, [returns('function shouldBlockNavigation(_ref2) {', 'undefined')]),
  ...patches(`${REMIX}/index.js`, [
    [' unstable_usePrompt,', ''],
    [' useBlocker,', ''],
  ]),
];

/** The functions of React 17, composition events, and context of the kind that React 19 removes. */
const LEGACY_REACT: readonly Patch[] = patches(REACT_DOM, [
  ...['findDOMNode', 'hydrate', 'render', 'unmountComponentAtNode', 'unstable_renderSubtreeIntoContainer'].map(
    (name) => [`exports.${name}=`, `var ${name}=`] as const,
  ),
  ['var $a;if(ae)b:{', 'if(!1){var $a;if(ae)b:{'],
  ['e.data=$a)}se(g,b)', 'e.data=$a)}}se(g,b)'],
  [
    'fa("onBeforeInput",["compositionend","keypress","textInput","paste"]);fa("onCompositionEnd","compositionend focusout keydown keypress keyup mousedown".split(" "));fa("onCompositionStart","compositionstart focusout keydown keypress keyup mousedown".split(" "));\nfa("onCompositionUpdate","compositionupdate focusout keydown keypress keyup mousedown".split(" "));',
    '',
  ],
  ['var c=a.type.contextTypes;if(!c)return Vf;', 'return Vf;'],
  ['a=a.childContextTypes;return null!==a&&void 0!==a', 'return!1'],
  ['d=d.type.childContextTypes;null!==d&&void 0!==d&&$f();', ''],
]);

const PATCHES = [...SINGLE_FETCH, ...SERVER_ONLY, ...MESSAGES, ...DEFAULTS, ...BLOCKERS, ...LEGACY_REACT];

/** What packages ask at run time although `remix()` and `hydrateRoot` decide it for every page. */
interface Constant {
  readonly modules: RegExp;
  readonly expression: RegExp;
  readonly value: string;
  /** How many modules ask, so that an update of a package cannot silently change that. */
  readonly count: number;
}

const CONSTANTS: readonly Constant[] = [
  {
    // The future flags, all of which are turned on.
    modules: /\/node_modules\/(?:@remix-run\/(?:react|router)|react-router|react-router-dom)\/dist\/.*\.js$/,
    expression: /(?<![\w.])(?:(?:window\.__remixContext|context|router)\.)?_?future\.v[37]_\w+/g,
    value: 'true',
    count: 9,
  },
  {
    // Pages are rendered by the server.
    modules: /\/node_modules\/@remix-run\/react\/dist\/esm\/.*\.js$/,
    expression: /window\.__remixContext\.isSpaMode|(?<=\bif \(|!|return )isSpaMode\b|\bisSpaMode(?= (?:\?|&&))/g,
    value: 'false',
    count: 6,
  },
  {
    // Roots that are hydrated or created render concurrently.
    modules: new RegExp(`/node_modules/${REACT_DOM}$`),
    expression: /\b\w+\.mode&1\b/g,
    value: '1',
    count: 1,
  },
];

/** Applies {@link patchModule} and the constants. @returns the new code, or null if nothing is for the module */
export function patchBrowserModule(id: string, code: string): string | null {
  const patched = patchModule(PATCHES, id, code) ?? code;
  const smaller = findConstants(id, code).reduce(
    (result, {expression, value}) => result.replace(expression, value),
    patched,
  );
  return smaller === code ? null : smaller;
}

const findConstants = (id: string, code: string): readonly Constant[] =>
  CONSTANTS.filter(({modules, expression}) => modules.test(id) && code.search(expression) >= 0);

/**
 * Leaves code of React and Remix out of the browser build that this app never runs.
 * @throws Error if a package changed, so that the patches must be reviewed
 */
export function smallerBrowserCode(): Plugin {
  const patched = new Set<string>();
  const counts = new Map<Constant, number>();
  return {
    name: 'smaller-browser-code',
    enforce: 'pre',
    apply: FOR_BROWSERS,
    transform(code, id) {
      const smaller = patchBrowserModule(id, code);
      if (smaller === null) return null;
      patched.add(id.replace(/^.*\/node_modules\//, ''));
      for (const constant of findConstants(id, code)) counts.set(constant, (counts.get(constant) ?? 0) + 1);
      return {code: smaller, map: null};
    },
    buildEnd(error) {
      if (error) return;
      const missing = PATCHES.find(({module}) => !patched.has(module));
      if (missing) throw new Error(`${missing.module} is not part of the build any more`);
      for (const constant of CONSTANTS) {
        const count = counts.get(constant) ?? 0;
        if (count !== constant.count) throw new Error(`${constant.expression} is in ${count} modules`);
      }
    },
  };
}
