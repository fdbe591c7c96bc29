import {announce, onShopEvent, takeEarlyEvents, type ShopEvent} from '~/ui/announce';
import {toRoutePattern} from './beacon/route-pattern';
import {announceFlash, announceView} from './collect/announce-page';
import {claimCart} from './collect/claim-cart';
import {startCollector} from './collect/collector';
import {isPrivateRoute} from './collect/private-route';
import type {OpenedPage} from './opened-page';
import {openPartners} from './partners';

export interface VisitMeasuring {
  /** Measures a page that the visitor opened. @param flashCode what its notice reports, if it is new */
  open(page: OpenedPage, flashCode: string | null): void;
  /** Ends for good. */
  stop(): void;
}

const toMeasuredRoute = ({match}: OpenedPage): string | null => {
  const route = toRoutePattern(match.id);
  return isPrivateRoute(route) ? null : route;
};

/** Starts to measure. Call it only with consent. @param landing the page of the document */
export function measureVisit(landing: OpenedPage): VisitMeasuring {
  const landingRoute = toMeasuredRoute(landing);
  const {visit, ...collector} = startCollector(landingRoute);
  const partners = openPartners(landing, landingRoute, visit.id);
  const cart = claimCart(visit, landing.facts?.cart ?? null);
  const record = (event: ShopEvent) => {
    collector.record(event);
    partners.record(event);
    cart.record(event);
  };
  const ignoreEvents = onShopEvent(record);
  const ignoreMailLinks = onMailLinkClick(() => announce('support_email_click'));
  let openedPath: string | null = null;
  return {
    open(page, flashCode) {
      const {match} = page;
      const route = toMeasuredRoute(page);
      const isNew = match.pathname !== openedPath;
      openedPath = match.pathname;
      collector.setRoute(route);
      partners.setRoute(route);
      if (route !== null && isNew) {
        announceView(route, match.data);
        partners.viewPage(route, match.data);
      }
      // What happened on the first page while this code loaded comes after its view.
      takeEarlyEvents().forEach(record);
      if (route !== null && flashCode !== null) announceFlash(flashCode);
    },
    stop() {
      ignoreEvents();
      ignoreMailLinks();
      cart.stop();
      collector.stop();
      partners.stop();
    },
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
