import type {AddedFacts, ValueFacts} from '~/core/added-facts';

/** A video and its title. The URL is that of the file, or of the page at the service that hosts it. */
interface VideoFacts {
  readonly url: string;
  readonly title: string;
}

type NoFacts = Readonly<Record<string, never>>;

/** Analytics events of shoppers with their details. */
export interface ShopEvents {
  /** `route` is the pattern of the route, never a URL. */
  readonly page_view: {readonly route: string};
  readonly recipe_view: {readonly recipe: string};
  readonly faq_view: NoFacts;
  readonly contact_view: NoFacts;
  readonly support_email_click: NoFacts;
  readonly add_to_cart: AddedFacts;
  readonly begin_checkout: ValueFacts;
  readonly login_success: NoFacts;
  readonly login_failure: NoFacts;
  readonly signup_success: NoFacts;
  readonly signup_failure: NoFacts;
  readonly logout: NoFacts;
  readonly password_reset_request: NoFacts;
  readonly promo_click: {readonly banner: string};
  readonly campaign_click: {readonly campaign: string};
  readonly popup_shown: NoFacts;
  readonly popup_click: NoFacts;
  readonly popup_signup: NoFacts;
  readonly clip_play: VideoFacts;
  readonly clip_pause: VideoFacts;
}

/** One event as listeners of `shop:event` receive it in `detail`. */
export type ShopEvent = {
  readonly [Name in keyof ShopEvents]: {readonly name: Name; readonly facts: ShopEvents[Name]};
}[keyof ShopEvents];

/** Events of visitors who consented, from before the collector was loaded. */
const early: ShopEvent[] = [];
const MAX_EARLY = 20;
let isListening = false;

type EventWithoutFacts = {
  [Name in keyof ShopEvents]: ShopEvents[Name] extends NoFacts ? Name : never;
}[keyof ShopEvents];

export function announce(name: EventWithoutFacts): void;
export function announce<Name extends keyof ShopEvents>(name: Name, facts: ShopEvents[Name]): void;
/** Dispatches an analytics event. Analytics scripts listen for `shop:event` on the document. */
export function announce(name: keyof ShopEvents, facts: ShopEvents[keyof ShopEvents] = {}): void {
  const detail = {name, facts} as ShopEvent;
  if (!isListening && early.length < MAX_EARLY && document.documentElement.dataset.consent === 'granted')
    early.push(detail);
  document.dispatchEvent(new CustomEvent('shop:event', {detail}));
}

/** Returns what visitors who consented did before there was a listener, once. */
export const takeEarlyEvents = (): readonly ShopEvent[] => early.splice(0);

/** Calls a listener for each event from now on. @returns the function that stops it */
export function onShopEvent(listener: (event: ShopEvent) => void): () => void {
  isListening = true;
  const handle = (event: Event) => listener((event as CustomEvent<ShopEvent>).detail);
  document.addEventListener('shop:event', handle);
  return () => document.removeEventListener('shop:event', handle);
}
