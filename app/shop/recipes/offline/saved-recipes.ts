/** A recipe that the service worker has saved on this device. */
export interface SavedRecipe {
  readonly path: string;
  readonly title: string;
  /** URL of its picture, if that is saved too. */
  readonly picture: string | null;
  readonly savedAtMs: number;
}

/** Addresses that `recipe-worker.js` repeats, because it cannot import them. */
const CACHE_PREFIX = 'recipes-';
const LIST_ADDRESS = '/recipes/saved.json';
const SCOPE = '/recipes/';
const WORKER_ADDRESS = '/recipes/offline.js';
const OFF_KEY = 'recipes-offline';

/** Finds the saved recipes, the last visited first; null if the browser cannot save any. */
export async function findSavedRecipes(): Promise<readonly SavedRecipe[] | null> {
  try {
    const response = await caches.match(LIST_ADDRESS);
    return response ? (await response.json<SavedRecipe[]>()).reverse() : [];
  } catch {
    return null;
  }
}

/** Asks the service worker to save the recipe of this page. @returns whether it is saved */
export async function saveRecipe(path: string, title: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || isTurnedOff()) return false;
  const {serviceWorker} = navigator;
  const saved = new Promise<boolean>((resolve) => {
    const finish = ({data}: MessageEvent<{type?: unknown; path?: unknown}>) => {
      if (data.type !== 'saved' || data.path !== path) return;
      serviceWorker.removeEventListener('message', finish);
      resolve(true);
    };
    serviceWorker.addEventListener('message', finish);
  });
  serviceWorker.startMessages();
  try {
    const registration = await serviceWorker.register(WORKER_ADDRESS, {scope: SCOPE, updateViaCache: 'none'});
    const worker = await findActiveWorker(registration);
    worker?.postMessage({type: 'save', path, title, ...getPageFiles()});
    return worker ? await saved : false;
  } catch {
    // Private windows and browsers with blocked storage refuse service workers. Offline, the last one goes on.
    return false;
  }
}

/** Deletes all saved recipes, and saves no more on this device. */
export async function turnSavingOff(): Promise<void> {
  try {
    localStorage.setItem(OFF_KEY, 'off');
  } catch {
    // Without storage the next recipe is saved again.
  }
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}

function isTurnedOff(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) === 'off';
  } catch {
    return false;
  }
}

function findActiveWorker({active, installing, waiting}: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = active ?? installing ?? waiting;
  if (!worker || worker.state === 'activated') return Promise.resolve(worker);
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') resolve(null);
    });
  });
}

/** Returns what the page has loaded that its HTML does not name: chunks on demand, and pictures in the chosen size. */
function getPageFiles() {
  const loaded = performance.getEntriesByType('resource').map(({name}) => name);
  const entry = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]');
  return {
    build: entry?.getAttribute('href') ?? '',
    files: loaded.filter((name) => /\/assets\/|\/icons\.svg/.test(name)),
    pictures: Array.from(document.querySelectorAll<HTMLImageElement>('main img'), ({currentSrc}) => currentSrc),
  };
}
