/**
 * The service worker of recipes, which makes saved ones available offline. It is plain JavaScript without imports, because
 * it is served as written. Its scope is /recipes/, the folder that it is served from.
 */
const PREFIX = 'recipes-';
/** Another number deletes what former versions have saved. */
const CACHE = `${PREFIX}1`;
/** The key of the list of saved recipes, the longest unvisited first. No page has this address. */
const LIST = '/recipes/saved.json';
const SAVED_PAGE = '/recipes/saved';
const MAX_RECIPES = 12;
const MAX_BYTES = 30_000_000;
const MAX_FILES = 80;
const MAX_PICTURES = 8;
const FRESH_MS = 24 * 60 * 60_000;
const TIMEOUT_MS = 4_000;
const RECIPE = /^\/recipes\/[^/.]+$/;
const PAGE = /^\/recipes\/[^/.]+(?:\/cook)?$/;
const FILE_TYPES = ['font', 'image', 'script', 'style'];
const HOSTS = [self.location.origin, 'https://cdn.shopify.com'];

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  if (event.data?.type === 'save') event.waitUntil(inTurn(() => save(event.data, event.source)).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const {method, mode, destination, url} = event.request;
  const {origin, pathname} = new URL(url);
  if (method !== 'GET' || !HOSTS.includes(origin)) return;
  if (mode === 'navigate') {
    if (origin === self.location.origin && PAGE.test(pathname)) event.respondWith(findPage(event.request, pathname));
  } else if (FILE_TYPES.includes(destination)) {
    event.respondWith(findFile(event.request));
  }
});

async function activate() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/** Responds from the network, or with the saved page if the network fails or is too slow. */
async function findPage(request, pathname) {
  const network = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  const response = await Promise.race([network, late]).catch(() => Response.error());
  const hasFailed = response === null || response.type === 'error' || response.status >= 500;
  if (!hasFailed) return response;
  const cache = await caches.open(CACHE);
  const saved = await cache.match(pathname, {ignoreVary: true});
  if (saved) {
    // The network may fail after the timeout, which would count as unhandled.
    network.catch(() => undefined);
    return saved;
  }
  if (response !== null && response.type !== 'error') return response;
  return network.catch(async () =>
    (await cache.match(SAVED_PAGE))
      ? Response.redirect(`${SAVED_PAGE}?wanted=${encodeURIComponent(pathname)}`)
      : Response.error(),
  );
}

/** Leaves the color of the dish in its place, instead of a broken picture. */
const createEmptyPicture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', {
    headers: {'Content-Type': 'image/svg+xml'},
  });

/**
 * Responds with a saved file, whose address changes with its content, or from the network; if that fails or no longer has
 * the picture, with a saved one in another size, or without a connection with an empty one.
 */
async function findFile(request) {
  const cache = await caches.open(CACHE);
  const saved = await cache.match(request, {ignoreVary: true});
  if (saved) return saved;
  const response = await fetch(request).catch(() => Response.error());
  const hasFailed = response.type === 'error' || response.status >= 400;
  if (!hasFailed || request.destination !== 'image') return response;
  const similar = await cache.match(request, {ignoreVary: true, ignoreSearch: true});
  return similar ?? (response.type === 'error' ? createEmptyPicture() : response);
}

let turn = Promise.resolve();

/** Runs one change of the list after the other. */
function inTurn(change) {
  const result = turn.then(change);
  turn = result.catch(() => undefined);
  return result;
}

/** Saves a recipe, its cook mode and their files, unless they were saved a short time ago. */
async function save({path, title, build, files, pictures}, client) {
  if (!RECIPE.test(path) || path === SAVED_PAGE) return;
  const cache = await caches.open(CACHE);
  const list = await readList(cache);
  const known = list.find((recipe) => recipe.path === path);
  const others = list.filter((recipe) => recipe !== known);
  const isFresh = known?.build === build && Date.now() - known.savedAtMs < FRESH_MS;
  const recipe = isFresh ? known : {path, title: String(title), build, savedAtMs: Date.now(), ...(await download())};
  await writeList(cache, limit([...others, recipe]));
  client?.postMessage({type: 'saved', path});

  async function download() {
    const pages = await Promise.all([path, `${path}/cook`, SAVED_PAGE].map(fetchPage));
    // A bundle has no cook mode: its address leads to the recipe.
    if (!pages[0] || !pages[2]) throw new Error('the recipe has moved');
    const found = pages.filter(Boolean);
    const html = found.map((page) => page.html).join('');
    const needed = [...new Set([...getAddresses(html), ...files])].filter(isFile).slice(0, MAX_FILES);
    const shown = pictures.filter(isPicture).slice(0, MAX_PICTURES);
    const loaded = await Promise.all([
      ...needed.map((address) => fetchFile(address)),
      // A recipe without its picture is still a recipe.
      ...shown.map((address) => fetchFile(address).catch(() => null)),
    ]);
    // The pages last: until all their files are here, the pages of the former visit work.
    const stored = await Promise.all(
      found.map(({address, html: text, headers}) => store(address, new Response(text, {headers}))),
    );
    const kept = [...stored, ...loaded.filter(Boolean)];
    return {
      picture: shown[0] ?? null,
      bytes: kept.reduce((sum, {bytes}) => sum + bytes, 0),
      addresses: kept.map(({address}) => address),
    };
  }

  async function fetchFile(address) {
    const known = await cache.match(address, {ignoreVary: true});
    if (known) return {address, bytes: (await known.blob()).size};
    const response = await fetch(address, {credentials: 'omit', mode: 'cors'});
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    return store(address, response);
  }

  async function store(address, response) {
    const {size} = await response.clone().blob();
    await cache.put(address, response);
    return {address, bytes: size};
  }
}

/** Loads a page as a stranger, so that nothing personal is saved. @returns null for an address that leads elsewhere */
async function fetchPage(address) {
  const response = await fetch(address, {credentials: 'omit', cache: 'no-store', headers: {Accept: 'text/html'}});
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  if (response.redirected) return null;
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  // The page reads from the attribute that it is a saved copy.
  const html = (await response.text()).replace('<html', `<html data-saved="${new Date().toISOString()}"`);
  return {address, html, headers};
}

/** A build for Oxygen has its files at Shopify's CDN. */
const ADDRESS =
  /(?:https:\/\/cdn\.shopify\.com[\w./-]*)?\/(?:assets\/[\w.~$()-]+\.(?:js|css|woff2)|icons\.svg\?v=\w+)/g;
const getAddresses = (html) => html.match(ADDRESS) ?? [];
const isFile = (address) => /\/assets\/|\/icons\.svg/.test(address) && isAtKnownHost(address);
const isPicture = (address) => /\/cdn\/|^https:\/\/cdn\.shopify\.com\//.test(address) && isAtKnownHost(address);
const isAtKnownHost = (address) => HOSTS.includes(new URL(address, self.location.origin).origin);

async function readList(cache) {
  const response = await cache.match(LIST);
  return response ? response.json() : [];
}

/** Removes the recipes that were not visited for the longest time, until the others fit. */
function limit(list) {
  const bytes = list.reduce((sum, recipe) => sum + recipe.bytes, 0);
  return list.length > 1 && (list.length > MAX_RECIPES || bytes > MAX_BYTES) ? limit(list.slice(1)) : list;
}

/** Stores the list, and deletes every file that no recipe of it needs. */
async function writeList(cache, list) {
  await cache.put(LIST, Response.json(list));
  const needed = new Set([LIST, ...list.flatMap(({addresses}) => addresses)].map(toAbsolute));
  const requests = await cache.keys();
  await Promise.all(requests.filter(({url}) => !needed.has(url)).map((request) => cache.delete(request)));
}

const toAbsolute = (address) => new URL(address, self.location.origin).href;
