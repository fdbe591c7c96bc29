import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const APP = path.resolve(import.meta.dirname, '..');
/** A component at the top level of its module; names in capitals are constants. */
const DECLARATION = /^(export )?(?:const|function) ([A-Z]\w*[a-z]\w*)\b/gm;
/** An element, or a component that is loaded lazily from its module. */
const RENDERED = /(?:<|module\.|\)\.)([A-Z]\w*)/g;

/** Components that the workbench cannot render, with the reason. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  AdminErrorScreen: 'selects one of the screens of errors, which are shown',
  AdminFrame: 'surrounds every admin page',
  CartDrawer: 'opens with the cart buttons of the page, which control it',
  CartDrawerHost: 'renders the cart drawer of every page',
  CatalogPlaceholder: 'selects one of the skeletons, which are shown',
  ChosenProduct: 'selects the variant of a product page, which is shown',
  ConsentRoom: 'keeps room for the question of consent, which is shown',
  DeskLive: 'renders nothing while its Realtime connection is open',
  DrawerRecommendations: 'requests the recommendations, which are shown',
  ErrorScreens: 'selects one of the error screens, which are shown',
  HomeSections: 'joins the sections of the home page, which are shown',
  JournalErrorScreen: 'renders the screen of a missing article, which is shown',
  LateSections: 'wraps the later sections of the home page, which are shown',
  LinkErrorScreen: 'renders the screen of an invalid link, which is shown',
  LiveGuestOrder: 'renders nothing while its Realtime connection is open',
  NotFoundBoundary: 'renders one of the screens of what does not exist, which are shown',
  NotFoundPage: 'renders a screen and dishes, which are shown',
  OfferBanner: 'reads the code of the visitor for the banner, which is shown',
  OfferSlot: 'loads the banner, which is shown',
  OneTapPrompt: 'holds a prompt of Google',
  PageEnd: 'renders a script',
  PageFrame: 'surrounds every page; its header and footer are shown',
  PageOptions: 'reports what the options of a product page choose, which are shown',
  PageRecommendations: 'requests the recommendations, which are shown',
  PendingCatalog: 'selects one of the skeletons, which are shown',
  ProductErrorScreen: 'renders the screen of a missing product, which is shown',
  RecipeErrorScreen: 'renders the screen of a missing recipe, which is shown',
  RouteErrorScreen: 'loads the error screens, which are shown',
  ShopTime: 'is a context, and renders nothing',
  SkipLink: 'is the first link of every page',
};

interface Component {
  readonly name: string;
  readonly file: string;
  readonly isExported: boolean;
  readonly source: string;
}

/** Reads the components of a folder: the source of each ends where the next one is declared. */
function readComponents(folder: string): readonly Component[] {
  return readdirSync(path.join(APP, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => {
      const source = readFileSync(path.join(APP, folder, file), 'utf8');
      const declarations = [...source.matchAll(DECLARATION)];
      return declarations.map(({1: exported, 2: name = '', index}, position) => ({
        name,
        file: path.join(folder, file),
        isExported: exported !== undefined,
        source: source.slice(position === 0 ? 0 : index, declarations[position + 1]?.index),
      }));
    });
}

const surfaceOf = ({file}: Component) => file.split(path.sep)[0];
const isStory = ({file}: Component) => file.endsWith('.stories.tsx');

/** Returns the components that a component renders; a name means one of its own file first, then of its surface. */
function getRendered(parent: Component, components: readonly Component[]): readonly Component[] {
  const names = new Set(Array.from(parent.source.matchAll(RENDERED), ([, name = '']) => name));
  return [...names].flatMap((name) => {
    const candidates = components.filter((component) => component.name === name && component !== parent);
    const local = candidates.filter((component) => component.file === parent.file);
    const exported = candidates.filter(({isExported}) => isExported);
    const near = exported.filter((component) => surfaceOf(component) === surfaceOf(parent));
    return [local, near].find(({length}) => length > 0) ?? exported;
  });
}

test('shows every component of app/ui and both surfaces, except those that it cannot render', () => {
  const all = ['ui', 'shop', 'admin'].flatMap(readComponents);
  const stories = all.filter(isStory);
  const components = all.filter((component) => !isStory(component));
  const shown = new Set<Component>();
  const show = (component: Component): void => {
    for (const rendered of getRendered(component, components)) {
      if (shown.has(rendered)) continue;
      shown.add(rendered);
      show(rendered);
    }
  };
  for (const section of [...stories, ...readComponents('workbench')]) show(section);
  const missing = components.filter((component) => component.isExported && !shown.has(component));
  expect(stories.length).toBeGreaterThan(0);
  expect(missing.map(({name}) => name).sort()).toEqual(Object.keys(NOT_SHOWN));
});
