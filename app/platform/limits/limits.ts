/**
 * Every rate limit of the application. A limit that must be part of a transaction is in SQL instead: 300 confirmations an
 * hour (`private.are_confirmations_held`), one confirmation a day per address (`public.subscribe`,
 * `public.renew_confirmation`), five a day for alerts (`public.request_stock_alert`), and the same announcement once in ten
 * minutes (`public.find_announcement_state`).
 */

/** At most so many in any window of this length. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

type RateLimits = Readonly<Record<string, Readonly<Record<string, RateLimit>>>>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TEN_IN_TEN_MINUTES: RateLimit = {max: 10, windowMs: 10 * MINUTE_MS};

/**
 * Counted in the database, for all isolates together: `database-limit.server.ts`. While it is down, each isolate allows half
 * as many. The response above a limit is 429 with `Retry-After`, unless a comment says otherwise. Each scope counts alone:
 * - `client` is the network of a visitor. If it is unknown it is not counted: one client could lock everyone out.
 * - `subject` is what a visitor's attempt is about: a mailbox, whatever the tag in its address, or the customer of a
 *   mailed link.
 * - `everyone` is all of them together.
 * - `person` is a signed-in user, `session` one session of a signed-in user: what a thief of a password uses up there, the
 *   owner keeps.
 */
export const DATABASE_LIMITS = {
  /** Signing in and linking by password; only wrong passwords count. */
  login: {client: TEN_IN_TEN_MINUTES, subject: TEN_IN_TEN_MINUTES},
  /** The same in a browser that the owner of the account has signed in with before, counted in place of `login`. */
  'known-device': {device: TEN_IN_TEN_MINUTES},
  registration: {client: TEN_IN_TEN_MINUTES, subject: TEN_IN_TEN_MINUTES},
  /** Requests of a reset mail. Above the limit none is sent, and the response stays the same: it must reveal nothing. */
  recovery: {client: TEN_IN_TEN_MINUTES, subject: TEN_IN_TEN_MINUTES},
  /** New passwords by a mailed link, which is the subject: a wrong link takes no tries from the right one. */
  reset: {client: TEN_IN_TEN_MINUTES, subject: TEN_IN_TEN_MINUTES},
  activation: {client: TEN_IN_TEN_MINUTES, subject: TEN_IN_TEN_MINUTES},
  /** A household may sign up; who enters addresses of others, or asks which of them are known, is stopped. */
  subscribe: {client: {max: 3, windowMs: HOUR_MS}, subject: {max: 5, windowMs: HOUR_MS}},
  /** A shopper may wait for several variants; SQL limits the mails to one address. */
  'stock-alert': {client: {max: 10, windowMs: HOUR_MS}, subject: {max: 10, windowMs: HOUR_MS}},
  /** Messages that were mailed: more than a person writes, and less than a mailbox minds. Nothing proves their addresses. */
  contact: {
    client: {max: 6, windowMs: HOUR_MS},
    subject: {max: 6, windowMs: HOUR_MS},
    everyone: {max: 60, windowMs: HOUR_MS},
  },
  /**
   * Gift card codes that Shopify refused: `docs/security.md` has the arithmetic. The response above the limit is the cart's
   * page, which says so, without `Retry-After`.
   */
  'gift-card': {client: TEN_IN_TEN_MINUTES, cart: TEN_IN_TEN_MINUTES, everyone: {max: 300, windowMs: HOUR_MS}},
  /** Changes of a password, and deletions of an account; only a wrong current password counts. */
  'password-change': {session: TEN_IN_TEN_MINUTES},
  /** Forms of the account area: more than a person saves by hand. */
  account: {person: {max: 60, windowMs: 10 * MINUTE_MS}},
  /** Changes of the own email address: each mails two people, and the new address may be anybody's. */
  'email-change': {person: {max: 5, windowMs: HOUR_MS}, mailbox: {max: 3, windowMs: HOUR_MS}},
  /** Mails with the link that deletes an account. */
  'deletion-mail': {person: {max: 3, windowMs: HOUR_MS}},
  /** Downloads of what is held about a person. */
  'data-download': {person: {max: 5, windowMs: HOUR_MS}},
  /** Saved and deleted reviews: more than a person sends by hand. */
  review: {person: {max: 20, windowMs: HOUR_MS}},
  /** Six-digit codes of the second factor of staff; only refused ones count. The total keeps them from being guessed. */
  'second-factor': {
    session: TEN_IN_TEN_MINUTES,
    client: {max: 20, windowMs: 10 * MINUTE_MS},
    person: {max: 30, windowMs: HOUR_MS},
  },
  /** Recovery codes and mailed codes. They are too long to be guessed, so a stranger cannot use up the tries of their owner. */
  'recovery-code': {session: TEN_IN_TEN_MINUTES},
  /** Mails with the code that setting up a second factor asks for. */
  'second-factor-mail': {
    session: {max: 3, windowMs: HOUR_MS},
    client: {max: 5, windowMs: HOUR_MS},
    person: {max: 10, windowMs: HOUR_MS},
  },
  /** Mails to an admin whose codes were refused too often. Above the limit none is sent. */
  'second-factor-warning': {person: {max: 1, windowMs: HOUR_MS}},
  /** Invitations to the staff: each is a mail to an address that an owner types. */
  'staff-invitation': {person: {max: 20, windowMs: HOUR_MS}},
  /** Activation mails to a customer, whoever of the staff sends them. */
  invite: {customer: {max: 5, windowMs: HOUR_MS}},
  /** Reconciliations that staff start: a run reads up to 20 seconds from the Admin API, whose rate limit staff share. */
  'staff-reconcile': {everyone: {max: 6, windowMs: 10 * MINUTE_MS}},
  /** Test messages to those who operate the storefront. */
  'alert-test': {everyone: {max: 3, windowMs: 10 * MINUTE_MS}},
  /** Denied attempts at the admin area in the audit log, which is append-only. Above the limit they are not logged. */
  'staff-denied': {person: {max: 20, windowMs: 10 * MINUTE_MS}},
  /** Uses of a cookie that works once; the window is longer than its lifetime. No use is allowed while the database is down. */
  once: {cookie: {max: 1, windowMs: HOUR_MS}},
} as const satisfies RateLimits;

/** Counted in the memory of each isolate, so that browsing never waits for the database: `memory-limit.ts`. */
export const MEMORY_LIMITS = {
  /** Searches that are in no cache. Visitors without a known network share one count. Above the limit: 429. */
  search: {client: {max: 120, windowMs: MINUTE_MS}, unknownClients: {max: 1_200, windowMs: MINUTE_MS}},
  /** Handles that do not exist at Shopify. Above the limit a handle is looked up in Shopify's list first. */
  guessedHandle: {client: {max: 10, windowMs: MINUTE_MS}, everyone: {max: 60, windowMs: MINUTE_MS}},
  /** Analytics beacons: a browser sends one every few seconds at most; a network may have many visitors. Others are dropped. */
  beacon: {client: {max: 240, windowMs: MINUTE_MS}, everyone: {max: 3_000, windowMs: MINUTE_MS}},
} as const satisfies RateLimits;

/** Pages that an isolate renders at a time: `render-limit.server.ts`. Others wait, then get a small page with status 503. */
export const RENDER_LIMIT = {
  /** Pages that use the CPU at a time. While one reads caches and cookies, another one can render. */
  maxActive: 4,
  /** Pages that have begun, including those that wait for Shopify. */
  maxStarted: 64,
  maxQueued: 250,
  /** While the first page in the queue has waited this long, no other one joins: it would wait about as long. */
  maxDelayMs: 400,
  maxWaitMs: 600,
};

/** How jobs share Shopify's limit of the Admin API with staff and webhooks: `admin-rate-limit.ts`. */
export const ADMIN_API_LIMIT = {
  /** A job waits while fewer points are left. */
  reservedPoints: 500,
  maxWaitMs: 5_000,
  /** The pause after the first throttled attempt; it grows by as much after each further one. */
  throttledWaitMs: 2_000,
  maxAttempts: 4,
};
