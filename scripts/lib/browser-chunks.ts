import type {Plugin, Rollup} from 'vite';
import {FOR_BROWSERS} from './builds';

/** Modules whose chunk does not depend on the routes that use them. */
const PLACED: readonly (readonly [RegExp, string])[] = [
  // React and Remix, which rarely change, with the helpers of React's modules: elsewhere they would cause circular imports.
  [
    /node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\/|commonjsHelpers/,
    'framework',
  ],
  // Small modules that pages without products would otherwise load the whole shelf for.
  [
    /\/app\/(?:ui\/NotFoundBoundary|shop\/(?:catalog\/refresh\/skip-after-any-post|content\/banner\/banner-copy|listing\/(?:filters\/list-params|paging\/page-cursor)|composition\/NotFoundPage))\./,
    'document',
  ],
  // Small modules of lists that the journal has as well.
  [/\/app\/shop\/listing\/paging\/(?:PaginationLinks|use-results-focus)\./, 'shelf'],
  // Small modules that nearly every form needs.
  [
    /\/app\/(?:ui\/(?:FieldFrame|control-style|Alert|PageAlert|TextArea|TextField|SelectField|Select|Swatch|use-single-submit|use-page-notice|when-offline)|core\/(?:intent|form-texts|email-address|format-count)|shop\/identity\/FormReplacement)\.tsx?$/,
    'form',
  ],
  // What the list of recipes shares with a recipe's page.
  [/\/app\/(?:shop\/recipes\/(?:RecipeCard|RecipeGrid|recipes-copy)|core\/recipe-path)\./, 'recipes'],
];
/** What the pages for signing in share. */
const IDENTITY = /\/app\/(?:shop\/identity\/|ui\/PasswordField)/;
/** Modules that pages load together after their first paint, and their chunk. Each would otherwise be a file of its own. */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [
    /\/app\/shop\/(?:analytics\/(?:follow-visitor|beacon|collect\/(?:visit|put-visit|private-route)\b|consent)|identity\/browser\/user-status|shell\/frame)/,
    'later',
  ],
  [
    /\/app\/shop\/(?:product\/NutritionFacts|recipes\/(?:RecipeExtras\.|offline\/(?:RecipeOffline|saved-recipes)))/,
    'recipe-extras',
  ],
  [/\/app\/shop\/(?:composition\/(?:OfferBanner|offer-copy)|cart\/browser\/own-code)/, 'offer'],
  [/\/app\/(?:core\/beacon|ui\/(?:tolerate-translation|account-storage|own-root|(?:use-)?rotation))\./, 'later'],
  [
    /\/app\/shop\/reviews\/(?:published\/(?!AllReviews|ReviewSection|review-section|reviews-meta)|WriteReview|reviews-copy|review-(?:filter|lengths))/,
    'reviews',
  ],
  [/\/app\/shop\/journal\/(?!ArticlePage|BlogPage|BlogsPage|JournalNotFound)/, 'journal'],
  [
    /\/app\/(?:ui\/(?:PageHead|CenterScreen)|core\/(?:dates|create-once)|shop\/content\/page\/(?:RichText|page-copy))\./,
    'page',
  ],
  [/\/app\/shop\/content\/page\/(?:ContentParts|ContentScreen)\./, 'content'],
  [/\/app\/(?:core\/(?:review-paths|cut-review|cooked-with(?:-copy)?)|ui\/ReviewStars)\./, 'reviews'],
  [
    /\/app\/shop\/subscribers\/(?:subscriber-|links\/SubscriberCard|sign-up\/(?:ConsentLine|TrapField|popup-flag|use-shop-name|subscribe-reply))/,
    'subscribers',
  ],
];
/** The route files of the pages that most visits begin with. */
const SCREENS = [
  '_index',
  'products._index',
  'product.$productSlug',
  'collections.$handle',
  'search',
  'cart',
  'recipes.$recipeId',
];
/** The cart shows no product cards, so it does not load them. */
const CART = 'cart';
/** Pages with lists of products and banners; what only they share has its own chunk. */
const LISTS = new Set(['_index', 'products._index', 'collections.$handle', 'search']);
/** Screens whose modules few other routes use, so that these load the whole screen. */
const WITHOUT_SHELF = /^(?:cart|recipes\.)/;
/** A module that more routes use is part of the document, because a page would otherwise load a whole chunk for it. */
const MOST_ROUTES = 12;
const ROUTE = /\/app\/routes\/(.+)\.tsx\?__remix-build-client-route$/;

/** The names of chunks that hold shared modules. */
const SHARED = [
  'framework',
  'document',
  'root',
  'shelf',
  'list',
  'form',
  'identity',
  'page',
  'content',
  'journal',
  'recipes',
];

/** Whether a visit may begin with a chunk of this name. Names of route files have no `$`. */
export const isFirstVisitChunk = (name: string): boolean =>
  SHARED.includes(name) || SCREENS.some((screen) => screen.replaceAll('$', '_') === name);

type GetChunk = (id: string) => string | undefined;

/**
 * Groups modules into few chunks, because each chunk is compressed and requested separately. A page of {@link SCREENS} loads
 * the entry, the framework, the document, the layout around screens, what screens share (or lists, or forms), and its own.
 * Server builds reject manual chunks.
 */
export function browserChunks(): Plugin {
  return {
    name: 'browser-chunks',
    apply: FOR_BROWSERS,
    config: () => {
      let getChunk: GetChunk | undefined;
      const manualChunks: Rollup.GetManualChunk = (id, graph) => {
        const placed = PLACED.find(([modules]) => modules.test(id));
        if (placed) return placed[1];
        getChunk ??= planChunks(graph);
        return getChunk(id);
      };
      // A module that creates such a component at its top may still be left out.
      const treeshake = {manualPureFunctions: ['optionalLazy', 'serverRenderedLazy', 'lazyWhenUsed']};
      const output = {manualChunks, onlyExplicitManualChunks: true, experimentalMinChunkSize: 0};
      return {build: {rollupOptions: {treeshake, output}}};
    },
    // Routes may export more than Remix reads: otherwise a route with shared modules would become two files. Empty routes must
    // keep files of their own, hence the size of 0 above.
    options: (options) => ({...options, preserveEntrySignatures: 'allow-extension'}),
  };
}

/** Plans the chunks by the routes that import a module. @returns the chunk of a module, or undefined for the default */
function planChunks(graph: Rollup.ManualChunkMeta): GetChunk {
  const users = new Map<string, Set<string>>();
  for (const entry of graph.getModuleIds()) {
    if (!graph.getModuleInfo(entry)?.isEntry) continue;
    const name = entry.includes('/app/root.tsx') ? 'root' : (ROUTE.exec(entry)?.[1] ?? entry);
    for (const id of reach(graph, entry)) users.set(id, (users.get(id) ?? new Set()).add(name));
  }
  return (id) => {
    const routes = users.get(id);
    if (routes?.has('root')) return 'document';
    const screens = SCREENS.filter((name) => routes?.has(name));
    const together = TOGETHER.find(([modules]) => modules.test(id))?.[1];
    if (!routes || (together && screens.length === 0)) return together;
    const [screen] = screens;
    if (screens.length > 1) {
      if (screens.includes(CART) || routes.size > MOST_ROUTES) return 'document';
      return screens.every((name) => LISTS.has(name)) ? 'list' : 'shelf';
    }
    if (screen === undefined) return routes.size > 1 && IDENTITY.test(id) ? 'identity' : undefined;
    if (routes.size === 1) return screen;
    if (id.includes('/app/ui/')) return 'document';
    return WITHOUT_SHELF.test(screen) ? screen : 'shelf';
  };
}

/** Returns a module and all modules that it imports statically. */
function reach({getModuleInfo}: Rollup.ManualChunkMeta, from: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const follow = (id: string) => {
    const module = getModuleInfo(id);
    // Modules that are also loaded on demand are imported statically by the server build only.
    if (!module || reached.has(id) || module.dynamicImporters.length > 0) return;
    reached.add(id);
    module.importedIds.forEach(follow);
  };
  follow(from);
  return reached;
}
