import type {Page} from '@playwright/test';
import {SEED_WITHOUT_ORDERS} from '../../support/local-shop';
import type {Seed} from '../../../local/seed/types';

export const CONTAINER_ID = 'GTM-TEST123';

/** The seed of a shop whose merchant named a container of Google Tag Manager. */
export const TAG_MANAGER_SEED: Seed = {
  ...SEED_WITHOUT_ORDERS,
  metaobjects: SEED_WITHOUT_ORDERS.metaobjects.map((entry) =>
    entry.type === 'storefront_settings'
      ? {
          ...entry,
          fields: [
            ...entry.fields,
            {key: 'tag_manager_id', type: 'single_line_text_field', value: CONTAINER_ID} as const,
          ],
        }
      : entry,
  ),
};

type DataLayerEntry = Readonly<Record<string, unknown>>;

/**
 * Stands in for `gtm.js`: processes what was pushed before it loaded, and then each further entry as it is pushed. Like a
 * container with a tag of Google Analytics, it loads a script of Google and sends what it processed.
 */
function standIn(): void {
  const host = window as unknown as {dataLayer: DataLayerEntry[]; processed: DataLayerEntry[]};
  const send = (entry: DataLayerEntry) => {
    host.processed.push(entry);
    void fetch(`https://region1.google-analytics.com/g/collect?en=${String(entry.event)}`, {
      method: 'POST',
      mode: 'no-cors',
    });
  };
  host.processed = [];
  host.dataLayer.forEach(send);
  host.dataLayer.push = (...entries) => {
    entries.forEach(send);
    return Array.prototype.push.apply(host.dataLayer, entries);
  };
  const tag = document.createElement('script');
  tag.src = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';
  document.head.append(tag);
  new Image().src = 'https://www.google-analytics.com/collect?pixel=1';
}

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** What pages asked of Google, and the script that answers. */
export interface TagManagerStandIn {
  /** The URLs that were asked for, without what Google Analytics was sent. */
  readonly scripts: readonly string[];
  /** The names of the events that Google Analytics was sent. */
  readonly sent: readonly string[];
  /** Whether a picture of Google Analytics was asked for. */
  hasPixel(): boolean;
  /** Delays the container from now on until the returned function is called. */
  delay(): () => void;
}

/** Serves a stand-in at the addresses of Google, which tests cannot reach. */
export async function serveTagManager(page: Page): Promise<TagManagerStandIn> {
  const [scripts, sent]: [string[], string[]] = [[], []];
  let pixels = 0;
  let released: Promise<void> = Promise.resolve();
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    const url = route.request().url();
    scripts.push(url);
    await released;
    const body = url.includes('/gtm.js') ? `(${standIn.toString()})();` : '';
    await route.fulfill({contentType: 'text/javascript', body});
  });
  await page.route('https://*.google-analytics.com/**', async (route) => {
    const {searchParams} = new URL(route.request().url());
    const event = searchParams.get('en');
    if (event !== null) sent.push(event);
    else pixels += 1;
    await route.fulfill(event === null ? {contentType: 'image/gif', body: PIXEL} : {status: 204});
  });
  return {
    scripts,
    sent,
    hasPixel: () => pixels > 0,
    delay() {
      let release = () => {};
      released = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
}

/** Returns what the container has processed; null in a document without it. */
export const processedBy = (page: Page): Promise<readonly DataLayerEntry[] | null> =>
  page.evaluate(() => (window as unknown as {processed?: DataLayerEntry[]}).processed ?? null);
