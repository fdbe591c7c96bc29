import type {ShopEvent} from '~/ui/announce';
import type {ShopifyAnalytics} from './adapters/shopify-analytics';
import {loadTagManager, type TagManager} from './adapters/tag-manager';
import type {OpenedPage} from './opened-page';

/** The services of others that the merchant turned on: Google Tag Manager and Shopify's reports. */
export interface Partners {
  /**
   * Sets the route that the following events belong to; null for one where nothing is measured. Scripts of others must not
   * see such a page, so a document that has them is reloaded.
   */
  setRoute(route: string | null): void;
  /** @param data the data of the page's route */
  viewPage(route: string, data: unknown): void;
  record(event: ShopEvent): void;
  /** Ends for good. Scripts cannot be unloaded, so a document that has them is reloaded. */
  stop(): void;
}

/** One for each document, because its scripts cannot be unloaded. */
let tagManager: TagManager | null = null;

/**
 * Opens what the merchant turned on. Call it only with consent.
 * @param landing the page of the document, and its route; null if it is not measured
 */
export function openPartners({facts}: OpenedPage, landingRoute: string | null, visitId: string): Partners {
  const shopify = reportToShopify(facts, visitId);
  const containerId = facts?.frame.settings.tagManagerId;
  // The address of the document is a secret on a private page, and scripts of others can read it later.
  if (landingRoute !== null && containerId) tagManager ??= loadTagManager(containerId);
  let route = landingRoute;
  const reloadWithoutScripts = () => {
    if (tagManager) window.location.reload();
  };
  return {
    setRoute(next) {
      route = next;
      if (next === null) reloadWithoutScripts();
    },
    viewPage: shopify.viewPage,
    record(event) {
      if (route === null) return;
      tagManager?.push(event);
      if (event.name === 'add_to_cart') shopify.addToCart(event.facts);
    },
    stop() {
      shopify.stop();
      reloadWithoutScripts();
    },
  };
}

/** Passes on to Shopify's analytics if they are on. They are loaded for that, and left out if they cannot be loaded. */
function reportToShopify(facts: OpenedPage['facts'], visitId: string): ShopifyAnalytics & {stop(): void} {
  const account = facts?.shopifyAccount ?? null;
  const opening =
    account &&
    import('./adapters/shopify-analytics').then(
      ({openShopifyAnalytics}) => openShopifyAnalytics(account, visitId),
      () => null,
    );
  let isStopped = false;
  const report = async (send: (shopify: ShopifyAnalytics) => void) => {
    const shopify = await opening;
    if (shopify && !isStopped) send(shopify);
  };
  return {
    viewPage: (route, data) => void report((shopify) => shopify.viewPage(route, data)),
    addToCart: (added) => void report((shopify) => shopify.addToCart(added)),
    stop: () => void (isStopped = true),
  };
}
