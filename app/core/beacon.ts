/** The address that beacons are posted to, as `text/plain`, which `sendBeacon` sends without a preflight request. */
export const BEACON_PATH = '/events';

/** The cart attribute that has the visit of a buyer who consented. Shopify copies it to the order. */
export const VISIT_ATTRIBUTE = '_visit';

/** What the server accepts. Everything above is dropped. */
export const BEACON_LIMITS = {bytes: 16_384, entries: 50, entriesPerVisit: 1_000, subjectCharacters: 64} as const;

/** The events that browsers send. `purchase` is missing: the server alone records it, from the order. */
export const EVENT_NAMES = [
  'page_view',
  'add_to_cart',
  'begin_checkout',
  'login_success',
  'login_failure',
  'signup_success',
  'signup_failure',
  'logout',
  'password_reset_request',
  'recipe_view',
  'faq_view',
  'contact_view',
  'support_email_click',
  'promo_click',
  'campaign_click',
  'popup_shown',
  'popup_click',
  'popup_signup',
  'clip_play',
  'clip_pause',
] as const;

export const VITAL_METRICS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;

/** The kinds of devices that visits are told apart by. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;

export type EventName = (typeof EVENT_NAMES)[number];
export type VitalMetric = (typeof VITAL_METRICS)[number];
export type Device = (typeof DEVICES)[number];

/** The position of an entry: `seq` counts events and vitals of a visit together, so that a resent entry is recognized. */
interface BeaconPosition {
  /** 0 to 999. */
  readonly seq: number;
  /** By the browser's clock, in milliseconds. */
  readonly atMs: number;
  /** The route's pattern, such as `/product/:productSlug`; `*` if it is unknown. Never a URL. */
  readonly route: string;
}

/** Something that a visitor did. */
export interface EventEntry extends BeaconPosition {
  readonly name: EventName;
  /** At most 64 characters of `a-z0-9-:`: the handle of a product, or the name of a banner or campaign. */
  readonly subject?: string;
  readonly valueMinor?: number;
  readonly count?: number;
}

export interface VitalEntry extends BeaconPosition {
  readonly metric: VitalMetric;
  /** In milliseconds; CLS has no unit. */
  readonly value: number;
}

export type BeaconEntry = EventEntry | VitalEntry;

/** The body of a beacon. */
export interface Beacon {
  /** A random UUID (version 4), created after the visitor consented, once per browser session. */
  readonly visit: string;
  readonly device: Device;
  /** By the browser's clock, in milliseconds. Its difference to the server's clock corrects `atMs`. */
  readonly sentAtMs: number;
  readonly events: readonly BeaconEntry[];
}
