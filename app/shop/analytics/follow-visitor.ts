import {whenIdle} from '~/ui/when-idle';
import {toRoutePattern} from './beacon/route-pattern';
import {putVisitInCart} from './collect/put-visit-in-cart';
import {isPrivateRoute} from './collect/private-route';
import {forgetVisit} from './collect/visit';
import {hideConsentBanner, showConsentBanner} from './consent/consent-banner-host';
import type {ConsentChoice} from './consent/consent-choice';
import {getShopifyChoice, followShopifyChoice, setShopifyChoice} from './consent/customer-privacy';
import {getConsent, onConsentChange, openConsent, setConsent} from './consent/visitor-consent';
import type {VisitMeasuring} from './measure-visit';
import type {OpenedPage} from './opened-page';

let isStarted = false;
/** The first page of this document, and the latest. */
let landing: OpenedPage | null = null;
let page: OpenedPage | null = null;
/** The notice that was reported already, if its page still has it. */
let reported: object | null = null;
/** Resolves to null if the consent was withdrawn before the code for measuring was loaded. */
let measuring: Promise<VisitMeasuring | null> | null = null;

/** Follows a visitor to a page: asks for consent, or measures the page if there is consent. */
export function followPage(opened: OpenedPage): void {
  if ((document as {prerendering?: boolean}).prerendering) {
    document.addEventListener('prerenderingchange', () => followPage(opened), {once: true});
    return;
  }
  page = opened;
  landing ??= opened;
  start();
  const flash = opened.facts?.flash ?? null;
  const isNew = flash !== reported;
  reported = flash;
  update(opened, (isNew && flash?.notice.id) || null);
}

/** Shows the visitor's choice with the possibility to change it. @param opener gets the focus back */
export function openChoices(opener: HTMLElement): void {
  start();
  ask(opener);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  openConsent();
  syncWithShopify();
  followShopifyChoice(setConsent, syncWithShopify);
  onConsentChange(() => {
    setShopifyChoice(getConsent() === 'granted' ? 'granted' : 'declined');
    // The notice of the page is left out, because it is about something before the consent.
    if (page) update(page, null);
  });
}

/** Takes over the choice of Shopify's script before a choice here, and passes it on after one. */
function syncWithShopify(): void {
  const consent = getConsent();
  const shopifyChoice = getShopifyChoice();
  if (consent !== 'unknown') setShopifyChoice(consent);
  else if (shopifyChoice) setConsent(shopifyChoice);
}

/** @param flashCode what the notice of the page reports, unless it was reported already */
function update(opened: OpenedPage, flashCode: string | null): void {
  const consent = getConsent();
  if (consent !== 'granted') stopMeasuring();
  else if (!navigator.webdriver) void measure(opened, flashCode);
  const isPrivate = isPrivateRoute(toRoutePattern(opened.match.id));
  if (consent !== 'unknown' || isPrivate) return hideConsentBanner();
  // Rendering anything while parts of the page still stream in would interrupt their hydration, which React may not survive.
  afterLoad(() => page === opened && getConsent() === 'unknown' && ask(null));
}

function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => whenIdle(run), {once: true});
}

const ask = (opener: HTMLElement | null): void =>
  showConsentBanner({
    hasPartners: Boolean(page?.facts?.frame.settings.tagManagerId ?? page?.facts?.shopifyAccount),
    onChoose: (choice: ConsentChoice) => setConsent(choice),
    opener,
  });

async function measure(opened: OpenedPage, flashCode: string | null): Promise<void> {
  measuring ??= startMeasuring(landing ?? opened);
  const current = measuring;
  const visit = await current.catch(() => null);
  // The consent may have been withdrawn meanwhile.
  if (measuring === current) visit?.open(opened, flashCode);
}

function startMeasuring(first: OpenedPage): Promise<VisitMeasuring | null> {
  const starting: Promise<VisitMeasuring | null> = import('./measure-visit').then(({measureVisit}) =>
    measuring === starting ? measureVisit(first) : null,
  );
  return starting;
}

function stopMeasuring(): void {
  const current = measuring;
  measuring = null;
  current?.then(
    (visit) => visit?.stop(),
    () => undefined,
  );
  if (forgetVisit()) void putVisitInCart(null);
}
