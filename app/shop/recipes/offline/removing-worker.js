/** Replaces the service worker of recipes where saving is turned off: it deletes what is saved, and then itself. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('recipes-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
