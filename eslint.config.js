import {readdirSync} from 'node:fs';
import js from '@eslint/js';
import importPlugin from 'eslint-plugin-import';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Returns a dependency rule: files in `target` must not import from `from`. */
const zone = (target, from, message, except) => ({target, from, message, ...(except && {except})});

/** What a module of the shop may import of other modules of the shop; a module that is not listed imports none. */
const SHOP_IMPORTS = {
  home: ['catalog'],
  listing: ['catalog'],
  orders: ['notifications'],
  product: ['catalog'],
  recipes: ['catalog'],
  search: ['catalog', 'listing'],
  seo: ['catalog', 'content', 'listing', 'recipes'],
};

/** Returns a rule for each module of a surface: it imports only itself and the modules that are listed for it. */
const moduleZones = (surface, bases, message) =>
  readdirSync(`app/${surface}`)
    .filter((name) => name !== 'composition')
    .map((name) =>
      zone(
        `./app/${surface}/${name}`,
        `./app/${surface}`,
        message,
        [name, ...bases(name)].map((each) => `./${each}`),
      ),
    );

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
  zone('./app/shop', ['./app/admin', ...ENTRIES], 'The shop imports neither the admin nor a route.'),
  zone('./app/admin', ['./app/shop', ...ENTRIES], 'The admin imports neither the shop nor a route.'),
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
  zone('./app/!(workbench){,/**}', './app/workbench', 'Only routes.ts imports the workbench, for development.'),
  zone(
    './app/workbench',
    ['./app/platform', './app/routes', './app/root.tsx'],
    'The workbench shows components and imports no route.',
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
  zone('./local/kit', ['./local/backend', './local/shop'], 'The kit is independent of the services that use it.'),
  zone('./app', ['./local', './tests'], 'The app must not depend on local services or tests.'),
];

const WORKER_GLOBALS = Object.fromEntries(
  ['caches', 'fetch', 'Headers', 'Promise', 'Response', 'self', 'setTimeout', 'URL'].map((name) => [name, 'readonly']),
);

const size = (max) => ({'max-lines': ['error', {max, skipBlankLines: true, skipComments: true}]});

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

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.local/',
      '.shopify/',
      'node_modules/',
      '*.generated.d.ts',
      'app/platform/supabase/database.types.ts',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      // Remix loaders and actions throw responses.
      '@typescript-eslint/only-throw-error': [
        'error',
        {allow: [{from: 'lib', name: 'Response'}, 'TypedResponse', 'DataWithResponseInit']},
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
      // Enums of libraries are compared with their documented string values.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // Methods of object literals here do not use `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': ['error', {allowThrowingUnknown: true}],
      // Functions are async where an interface requires a promise, even without `await`.
      '@typescript-eslint/require-await': 'off',
      // An event handler may be asynchronous: React ignores what it returns.
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
    },
  },
  {
    // Tests read JSON whose shape they assert, and pass methods to expect.
    files: ['{tests,local/tests}/**/*.ts', '**/*.{test,spec}.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
    },
  },
  {
    plugins: {import: importPlugin},
    settings: {
      'import/resolver': {typescript: {project: './tsconfig.json'}},
      'import/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-empty-object-type': ['error', {allowInterfaces: 'with-single-extends'}],
      'import/no-restricted-paths': ['error', {zones}],
      'import/no-default-export': 'error',
      'max-lines-per-function': ['error', {max: 50, skipBlankLines: true, skipComments: true}],
      'no-console': ['error', {allow: ['warn', 'error']}],
      eqeqeq: 'error',
      'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
      ...size(250),
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    plugins: {'jsx-a11y': jsxA11y, 'react-hooks': reactHooks},
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // A region that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {roles: ['tabpanel', 'region'], tags: []}],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  // Service workers, which are served as written.
  {files: ['app/**/*.js'], languageOptions: {sourceType: 'script', globals: WORKER_GLOBALS}},
  {files: ['app/{platform,orders,shop,admin}/**/*.ts'], rules: size(200)},
  {
    files: ['app/{shop,admin,workbench}/**/*.tsx'],
    rules: {...size(180), 'max-lines-per-function': ['error', {max: 100, skipBlankLines: true, skipComments: true}]},
  },
  {
    files: ['app/ui/**/*.{ts,tsx}'],
    rules: {...size(150), 'max-lines-per-function': ['error', {max: 100, skipBlankLines: true, skipComments: true}]},
  },
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
      'codegen.ts',
      '.graphqlrc.ts',
      'tests/**/*.config.ts',
    ],
    rules: {'import/no-default-export': 'off'},
  },
  {files: ['**/*.{ts,tsx}'], rules: {'no-restricted-imports': ['error', frameworkImports]}},
  {files: ['{local,scripts,tests}/**/*.{ts,mjs}'], rules: {'no-console': 'off'}},
  {files: ['local/{shop,backend}/**/*.ts'], rules: size(220)},
  {files: ['**/*.{test,spec}.ts', '**/*.{test,spec}.tsx'], rules: {...size(300), 'max-lines-per-function': 'off'}},
  {
    files: ['**/*.mjs', '*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        AbortSignal: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
);
