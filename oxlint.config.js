import {readdirSync} from 'node:fs';
import {defineConfig} from 'oxlint';

/** Returns a dependency rule: files in `target` must not import from `from`. */
const zone = (target, from, message, except) => ({target, from, message, ...(except && {except})});

/** What a module of the shop may import of other modules of the shop; a module that is not listed imports none. */
const SHOP_IMPORTS = {
  ...Object.fromEntries(['home', 'listing', 'lots', 'product', 'recipes'].map((name) => [name, ['catalog']])),
  content: ['catalog'],
  journal: ['catalog', 'content', 'listing'],
  metafields: ['catalog', 'content', 'journal', 'listing'],
  orders: ['notifications', 'subscribers'],
  'personal-data': ['account', 'subscribers'],
  'review-requests': ['subscribers'],
  search: ['catalog', 'listing'],
  seo: ['catalog', 'content', 'journal', 'listing', 'recipes'],
  'stock-alerts': ['catalog', 'subscribers'],
  tiffin: ['cart', 'catalog'],
};

/**
 * Every file of a folder except stories and their samples. Stories may show a component with what a route gives it from
 * other modules, such as the button of the cart on a product card; only the workbench renders them.
 */
const withoutStories = (folder) => `./app/${folder}/**/!(*.stories|*-samples).{ts,tsx}`;

/** Returns a rule for each module of a surface: it imports only itself and the modules that are listed for it. */
const moduleZones = (surface, bases, message) =>
  readdirSync(`app/${surface}`)
    .filter((name) => name !== 'composition')
    .map((name) =>
      zone(
        withoutStories(`${surface}/${name}`),
        `./app/${surface}`,
        message,
        [name, ...bases(name)].map((each) => `./${each}`),
      ),
    );

/** Everything in `app` but the workbench, stories and their samples. */
const PRODUCTION = ['./app/*.{ts,tsx}', withoutStories('!(workbench)')];

const ENTRIES = ['./app/routes', './app/root.tsx', './server.ts'];

const zones = [
  ...moduleZones(
    'shop',
    (name) => SHOP_IMPORTS[name] ?? [],
    'A module of the shop imports only what SHOP_IMPORTS lists: a route or app/shop/composition joins the others.',
  ),
  ...moduleZones(
    'admin',
    (name) => (name === 'frame' ? [] : ['frame']),
    'A module of the admin imports only its frame: a route or app/admin/composition joins the others.',
  ),
  zone(withoutStories('shop'), './app/admin', 'The shop does not import the admin.'),
  zone(withoutStories('admin'), './app/shop', 'The admin does not import the shop.'),
  zone(['./app/shop', './app/admin'], ENTRIES, 'Neither surface imports a route.'),
  zone('./app/shop/shell', './app/platform', 'The shell takes what it shows as props and slots.'),
  zone(
    './app/orders',
    ['./app/shop', './app/admin', './app/ui', ...ENTRIES],
    'The order domain knows neither surface nor any user interface.',
  ),
  zone(
    './app/platform',
    ['./app/shop', './app/admin', './app/orders', './app/ui', ...ENTRIES],
    'The platform imports no screen and no domain.',
  ),
  zone(
    './app/ui',
    ['./app/shop', './app/admin', './app/orders', './app/platform', ...ENTRIES],
    'User interface components know nothing about commerce.',
  ),
  zone(
    './app/core',
    ['./app/shop', './app/admin', './app/orders', './app/platform', './app/ui', ...ENTRIES],
    'Core imports nothing.',
  ),
  zone('./app/routes', './app/routes', 'Routes do not import each other.', ['./webhooks.reconcile/cron.ts']),
  zone(PRODUCTION, './app/workbench', 'Only stories import the workbench, which routes.ts serves in development.'),
  zone('./app', './app/**/*.stories.tsx', 'Only the workbench shows stories; it finds them by their names.'),
  zone(PRODUCTION, './app/**/*-samples.ts', 'Only stories use samples.'),
  zone(
    ['./app/workbench', './app/**/{*.stories.tsx,*-samples.ts}'],
    ['./app/platform', './app/routes', './app/root.tsx'],
    'The workbench and its stories show components; they import no route and perform no I/O.',
  ),
  zone(
    './server.ts',
    ['./app/shop', './app/admin', './app/orders', './app/routes'],
    'The worker imports only the platform.',
  ),
  zone(
    './local/!(tests){,/**}',
    ['./app', './tests', './server.ts'],
    'The local services are independent of the app that they test.',
  ),
  zone('./local/tests', ['./app', './server.ts'], 'The tests of the local services are independent of the app.'),
  zone('./local/backend', './local/shop', 'The local Supabase does not depend on the local Shopify.'),
  zone('./local/shop', './local/backend', 'The local Shopify does not depend on the local Supabase.'),
  zone(
    './local/management',
    ['./local/backend', './local/shop'],
    'The Management API depends on no other local service.',
  ),
  zone('./local/kit', ['./local/backend', './local/shop'], 'The kit is independent of the services that use it.'),
  zone('./app', ['./local', './tests'], 'The app must not depend on local services or tests.'),
];

const limit = (max) => ['error', {max, skipBlankLines: true, skipComments: true}];
const size = (max) => ({'max-lines': limit(max)});
const functionSize = (max) => ({'max-lines-per-function': limit(max)});

/** Returns the rules against values of type `any`. */
const unsafe = (severity) =>
  Object.fromEntries(
    ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
      `typescript/no-unsafe-${use}`,
      severity,
    ]),
  );

const TABBABLE = 'button checkbox link progressbar searchbox slider spinbutton switch textbox'.split(' ');
const LOADED = ['onError', 'onLoad'];

/**
 * Every name that may be imported from Remix and Oxygen. React Router 7 has each of them under this name or under one that
 * docs/upgrading.md gives; it lacks `json`, `defer`, `SerializeFrom`, `TypedResponse` and what Remix calls unstable.
 */
const FRAMEWORK_IMPORTS = {
  '@remix-run/react': `Await ClientActionFunctionArgs Form Link Links Meta MetaFunction NavLink Outlet RemixBrowser RemixServer
    Scripts ScrollRestoration ShouldRevalidateFunction isRouteErrorResponse matchRoutes redirect useActionData useFetcher
    useLoaderData useLocation useMatches useNavigate useNavigation useNavigationType useRevalidator useRouteError
    useRouteLoaderData useSearchParams useSubmit`,
  '@shopify/remix-oxygen': `ActionFunctionArgs AppLoadContext EntryContext HandleErrorFunction HeadersFunction LinksFunction
    LoaderFunctionArgs createCookieSessionStorage createRequestHandler data redirect redirectDocument`,
  '@remix-run/dev': 'vitePlugin',
  '@remix-run/fs-routes': 'flatRoutes',
  '@remix-run/route-config': 'RouteConfig layout route',
  '@remix-run/server-runtime': 'ServerBuild',
};

/** Everything that this app has of the framework goes through the list above, so that an upgrade knows what to replace. */
const frameworkImports = {
  paths: Object.entries(FRAMEWORK_IMPORTS).map(([name, names]) => ({name, allowImportNames: names.split(/\s+/)})),
  patterns: [
    {
      group: ['@remix-run/*', 'react-router', 'react-router-dom', 'turbo-stream'].concat(
        Object.keys(FRAMEWORK_IMPORTS).map((name) => `!${name}`),
      ),
      message: 'The framework is imported only from the packages of FRAMEWORK_IMPORTS.',
    },
  ],
};

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y'],
  jsPlugins: [
    {name: 'dependencies', specifier: 'eslint-plugin-import'},
    {name: 'translation', specifier: './scripts/lib/bare-text.mjs'},
  ],
  options: {typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error'},
  ignorePatterns: ['dist/', '.local/', '.shopify/', '*.generated.d.ts', 'app/platform/supabase/database.types.ts'],
  settings: {'import/resolver': {typescript: {project: './tsconfig.json'}}},
  categories: {correctness: 'error'},
  rules: {
    eqeqeq: 'error',
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-console': ['error', {allow: ['warn', 'error']}],
    'no-empty': 'error',
    'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-restricted-imports': ['error', frameworkImports],
    'no-unexpected-multiline': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'import/no-default-export': 'error',
    ...functionSize(50),
    ...size(250),

    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false}],
    'typescript/no-empty-object-type': ['error', {allowInterfaces: 'with-single-extends'}],
    'typescript/no-explicit-any': 'error',
    // An event handler may be asynchronous: React ignores what it returns.
    'typescript/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    ...unsafe('error'),
    // Remix loaders and actions throw responses.
    'typescript/only-throw-error': [
      'error',
      {allow: [{from: 'lib', name: 'Response'}, 'TypedResponse', 'DataWithResponseInit']},
    ],
    'typescript/prefer-promise-reject-errors': ['error', {allowThrowingUnknown: true}],
    'typescript/restrict-plus-operands': 'error',
    'typescript/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],

    // `[...text]` splits by code points, and `{...error}` copies what a message needs.
    'typescript/no-misused-spread': 'off',
    // Lists of texts and numbers of one digit are sorted as they are.
    'typescript/require-array-sort-compare': 'off',
    // `void` says at the call that a promise is not awaited.
    'typescript/no-meaningless-void-operator': 'off',
    // Methods of object literals here do not use `this`.
    'typescript/unbound-method': 'off',
  },
  overrides: [
    {
      // Plain JavaScript has no types to check, so that names are checked instead.
      files: ['**/*.{js,mjs}'],
      env: {node: true},
      rules: {...unsafe('off'), 'no-undef': 'error', 'no-redeclare': 'error'},
    },
    {files: ['app/**/*.js'], env: {node: false, serviceworker: true}},
    {files: ['local/**/*.js'], env: {browser: true}},
    {
      // Tests read JSON whose shape they assert.
      files: ['{tests,local/tests}/**/*.ts', '**/*.{test,spec}.{ts,tsx}'],
      rules: {
        ...unsafe('off'),
        'typescript/no-base-to-string': 'off',
        'typescript/only-throw-error': 'off',
        'typescript/prefer-promise-reject-errors': 'off',
        'no-eval': 'off',
        'no-unsafe-optional-chaining': 'off',
      },
    },
    {
      files: ['app/**/*.{ts,tsx}', 'local/**/*.ts', 'server.ts'],
      rules: {'dependencies/no-restricted-paths': ['error', {zones}]},
    },
    {
      files: ['app/**/*.{ts,tsx}'],
      rules: {
        'jsx-a11y/interactive-supports-focus': ['error', {tabbable: TABBABLE}],
        'jsx-a11y/no-noninteractive-element-interactions': ['error', {body: LOADED, iframe: LOADED, img: LOADED}],
        'jsx-a11y/no-noninteractive-element-to-interactive-role': 'error',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'error',
        // A region that scrolls must be reachable by keyboard.
        'jsx-a11y/no-noninteractive-tabindex': ['error', {roles: ['tabpanel', 'region'], tags: []}],
        // A role is used where the element of that meaning would look or behave differently.
        'jsx-a11y/prefer-tag-over-role': 'off',
        // Empty headers of columns with buttons.
        'jsx-a11y/control-has-associated-label': 'off',
        'react/rules-of-hooks': 'error',
        // These check code for the React compiler, which this app does not use.
        'react/purity': 'off',
        'react/refs': 'off',
        'react/set-state-in-effect': 'off',
        'react/static-components': 'off',
        'translation/bare-text': 'error',
      },
    },
    {files: ['app/{platform,orders,shop,admin}/**/*.ts'], rules: size(200)},
    {files: ['app/{shop,admin,workbench}/**/*.tsx'], rules: {...size(180), ...functionSize(100)}},
    {files: ['app/ui/**/*.{ts,tsx}'], rules: {...size(150), ...functionSize(100)}},
    {files: ['app/routes/**/*.tsx'], rules: {...size(100), 'import/no-default-export': 'off'}},
    {
      files: [
        'app/root.tsx',
        'app/shop/shell/screen.tsx',
        'app/entry.*.tsx',
        'app/routes.ts',
        'app/workbench/route.tsx',
        'server.ts',
        '*.config.{ts,js}',
        'scripts/lib/bare-text.mjs',
        'codegen.ts',
        '.graphqlrc.ts',
        'tests/**/*.config.ts',
      ],
      rules: {'import/no-default-export': 'off'},
    },
    {files: ['{local,scripts,tests}/**/*.{ts,mjs}'], rules: {'no-console': 'off'}},
    {files: ['local/{shop,backend}/**/*.ts'], rules: size(220)},
    {files: ['**/*.{test,spec}.{ts,tsx}'], rules: {...size(300), 'max-lines-per-function': 'off'}},
  ],
});
