import {WINDOW_TITLES} from '~/admin/frame/charts/sales-copy';
import type {SalesWindow} from '~/admin/frame/charts/sales-window';
import type {Device, EventName} from '~/core/beacon';
import type {DropReason} from '~/core/drop-counts';

export const ANALYTICS_COPY = {
  title: 'Analytics',
  summary: 'Visits with consent',
  note: 'All figures are of visitors who agreed to statistics. Administrators, bots and prefetched pages are left out; nothing leads to a person.',
  failed: 'Failed to load dashboard data',
  failedText: 'The database does not respond. Please try again in a minute.',
  incomplete: 'Some visits are not in these figures yet: they are still being added up. Refresh in a moment.',
  off: 'Collection is turned off',
  offText:
    'The setting ANALYTICS is off, so nothing new is stored. What was stored before is shown until it is 90 days old.',
  empty: 'No visits with consent in this time',
  visits: 'Visits',
  pageViews: 'Page views',
  purchases: 'Purchases',
  revenue: 'Revenue of purchases',
  nothing: 'Nothing in this time.',
  funnel: 'Funnel',
  funnelNote: 'Visits that reached each step or a later one. A visit counts when it began.',
  step: 'Step',
  ofVisits: 'Of all visits',
  ofStepBefore: 'Of the step before',
  events: 'Top events',
  event: 'Event',
  times: 'Times',
  timesBefore: 'Times before',
  products: 'Most added to carts',
  productsNote: 'By units, with the prices at that time.',
  product: 'Product',
  units: 'Units',
  value: 'Value',
  vitals: 'Performance',
  vitalsNote:
    'The value that three of four page views do not exceed, with Google’s rating. Pages and devices with the most measurements first.',
  page: 'Page and device',
  samples: 'Measured',
  notMeasured: '—',
  drops: 'Not stored',
  dropsNote: 'Beacons and entries that were received and dropped.',
  reason: 'Reason',
  /** Names a table that scrolls, apart from its card. */
  tableOf: (title: string) => `Table: ${title}`,
  unknown: '—',
} as const;

export const FUNNEL_TITLES = ['Visited', 'Saw a product', 'Added to cart', 'Began checkout', 'Purchased'] as const;

export const EVENT_TITLES: Readonly<Record<EventName | 'purchase', string>> = {
  page_view: 'Page view',
  add_to_cart: 'Add to cart',
  begin_checkout: 'Begin checkout',
  login_success: 'Login',
  login_failure: 'Failed login',
  signup_success: 'Sign-up',
  signup_failure: 'Failed sign-up',
  logout: 'Logout',
  password_reset_request: 'Password reset request',
  recipe_view: 'Recipe view',
  faq_view: 'FAQ view',
  contact_view: 'Contact page view',
  support_email_click: 'Support email click',
  promo_click: 'Promo click',
  campaign_click: 'Seasonal campaign click',
  popup_shown: 'Popup shown',
  popup_click: 'Popup click',
  popup_signup: 'Popup sign-up',
  clip_play: 'Clip played',
  clip_pause: 'Clip paused',
  purchase: 'Purchase',
};

export const DEVICE_TITLES: Readonly<Record<Device, string>> = {phone: 'phone', tablet: 'tablet', desktop: 'desktop'};

const DROP_TITLES: Readonly<Record<DropReason | 'admin' | 'duplicate' | 'visit-limit', string>> = {
  bot: 'Sent by a bot',
  prefetch: 'Sent by a prefetched page',
  admin: 'Sent by an administrator',
  'rate-limit': 'Too many from one network',
  'too-large': 'Larger than 16 KB',
  'invalid-beacon': 'Not a beacon',
  'too-many': 'More than 50 entries in a beacon',
  'unknown-name': 'Unknown event',
  'unknown-route': 'Unknown page',
  'out-of-range': 'Number out of range',
  'invalid-entry': 'Malformed entry',
  'wrong-time': 'Impossible time',
  'unknown-product': 'Unknown product',
  'catalog-missing': 'Shopify not available',
  duplicate: 'Sent again',
  'visit-limit': 'More than 1,000 entries in a visit',
  'buffer-full': 'Database not available',
  rejected: 'Rejected by the database',
};

/** Names why something was not stored. */
export const dropTitle = (reason: string): string =>
  Object.hasOwn(DROP_TITLES, reason) ? DROP_TITLES[reason as keyof typeof DROP_TITLES] : reason;

/** Compares a figure with the window before. @param share by how much it changed; null without anything to compare with */
export const analyticsChange = (share: string | null, isLess: boolean, window: SalesWindow): string =>
  share === null
    ? `Nothing in the ${WINDOW_TITLES[window]} before`
    : `${share} ${isLess ? 'less' : 'more'} than the ${WINDOW_TITLES[window]} before`;
