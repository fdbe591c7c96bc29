import type {ShopEvent} from '~/ui/announce';

const SCRIPT_URL = 'https://www.googletagmanager.com/gtm.js';

type DataLayer = {push(entry: Readonly<Record<string, unknown>>): void};

export interface TagManager {
  push(event: ShopEvent): void;
}

/**
 * Loads the merchant's container. Call it only with consent; it cannot be unloaded, so a withdrawal reloads the page.
 * @param containerId such as `GTM-ABC123`
 */
export function loadTagManager(containerId: string): TagManager {
  const host = window as {dataLayer?: DataLayer};
  const dataLayer = (host.dataLayer ??= [] as unknown[] as DataLayer);
  dataLayer.push({'gtm.start': Date.now(), event: 'gtm.js'});
  const script = document.createElement('script');
  script.async = true;
  // The page's own script adds it, which its Content-Security-Policy trusts (`strict-dynamic`).
  script.src = `${SCRIPT_URL}?id=${encodeURIComponent(containerId)}`;
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
  return {push: ({name, facts}) => dataLayer.push({event: name, ...facts})};
}
