import {announce, onShopEvent, type ShopEvent} from '~/ui/announce';
import type {ShopifyAnalytics} from './adapters/shopify-analytics';
import {loadTagManager, type TagManager} from './adapters/tag-manager';
import {toRoutePattern} from './beacon/route-pattern';
import {announceFlash, announceView} from './collect/announce-page';
import {startCollector} from './collect/collector';
import {isPrivateRoute} from './collect/private-route';
import {putVisitInCart} from './collect/put-visit-in-cart';
import type {OpenedPage} from './opened-page';

/** The measuring of a visit with consent, in this document. */
export interface VisitMeasuring {
  /** Measures a page that the visitor opened. @param flashCode what its notice reports, if it is new */
  open(page: OpenedPage, flashCode: string | null): void;
  /** Ends for good. */
  stop(): void;
}

/** One for each document, because its scripts cannot be unloaded. */
let tagManager: TagManager | null = null;

const toMeasuredRoute = ({match}: OpenedPage): string | null => {
  const route = toRoutePattern(match.id);
  return isPrivateRoute(route) ? null : route;
};

/** Starts to measure. Call it only with consent. @param landing the page of the document */
export function measureVisit(landing: OpenedPage): VisitMeasuring {
  const landingRoute = toMeasuredRoute(landing);
  const {visit, ...collector} = startCollector(landingRoute);
  let currentRoute = landingRoute;
  let openedPath: string | null = null;
  let isStopped = false;
  const shopify = reportToShopify(landing, visit.id);

  const claimCart = async () => {
    if (!isStopped && (await putVisitInCart(visit.id))) visit.markInCart();
  };
  const handle = (event: ShopEvent) => {
    collector.record(event);
    tagManager?.push(event);
    if (event.name === 'add_to_cart' && currentRoute !== null) shopify.addToCart(event.facts);
    const isAboutCart = event.name === 'add_to_cart' || event.name === 'begin_checkout';
    if (isAboutCart && (event.facts.isNewCart || !visit.isInCart())) void claimCart();
  };

  // The address of the document is a secret on a private page, and scripts of others can read it later.
  const containerId = landing.facts?.frame.settings.tagManagerId;
  if (landingRoute !== null && containerId) tagManager ??= loadTagManager(containerId);
  const ignoreEvents = onShopEvent(handle);
  const ignoreMailLinks = onMailLinkClick(() => announce('support_email_click'));
  const claimEarlierCart = async () => {
    const cart = await landing.facts?.cart;
    if (cart?.lines.length && !visit.isInCart()) await claimCart();
  };
  claimEarlierCart().catch(() => undefined);
  return {
    open(page, flashCode) {
      const route = toMeasuredRoute(page);
      // Scripts of others must not see pages for staff.
      if (route === null && tagManager) return window.location.reload();
      currentRoute = route;
      collector.setRoute(route);
      const {pathname, data} = page.match;
      if (route !== null && pathname !== openedPath) {
        announceView(route, data);
        shopify.viewPage(route, data);
      }
      if (route !== null && flashCode !== null) announceFlash(flashCode);
      openedPath = pathname;
    },
    stop() {
      isStopped = true;
      ignoreEvents();
      ignoreMailLinks();
      collector.stop();
      shopify.stop();
      if (tagManager) window.location.reload();
    },
  };
}

/** Passes on to Shopify's analytics if they are on. They are loaded for that, and left out if they cannot be loaded. */
function reportToShopify({facts}: OpenedPage, visitId: string): ShopifyAnalytics & {stop(): void} {
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

/** Every such link of the storefront leads to the shop's mailbox. */
function onMailLinkClick(handle: () => void): () => void {
  const onClick = ({target}: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href^="mailto:"]')) handle();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
