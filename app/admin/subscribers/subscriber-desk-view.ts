import type {Notice} from '~/core/notice';
import type {MomentView} from '~/core/moments';

/** What the list may be filtered by: a state, or a mail that could not be sent. */
export const SUBSCRIBER_FILTERS = ['pending', 'confirmed', 'unsubscribed', 'failed'] as const;
export type SubscriberFilter = (typeof SUBSCRIBER_FILTERS)[number];

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';
export type SubscriberMailKind = 'confirmation' | 'code' | 'waitlist';
export type SubscriberMailState = 'queued' | 'sent' | 'failed' | 'cancelled';

/** The last mail to a subscriber. */
export interface SubscriberMailView {
  readonly id: string;
  readonly kind: SubscriberMailKind;
  readonly state: SubscriberMailState;
  readonly attempts: number;
  readonly error: string | null;
}

export interface SubscriberRowView {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly state: SubscriberState;
  readonly isOnPopup: boolean;
  readonly isOnWaitlist: boolean;
  readonly since: MomentView;
  readonly isCodeIssued: boolean;
  /** Why Shopify could not be told; null if it could. */
  readonly shopError: string | null;
  readonly mail: SubscriberMailView | null;
}

/** How many subscribers and mails are in which state. */
export interface SubscriberTotals {
  readonly confirmed: number;
  readonly pending: number;
  readonly unsubscribed: number;
  readonly queued: number;
  readonly failed: number;
  readonly withoutCode: number;
  /** Whether confirmations wait because too many were sent within an hour. */
  readonly isHeld: boolean;
}

/** One page of the list. */
export interface SubscriberPage {
  readonly rows: readonly SubscriberRowView[];
  readonly totals: SubscriberTotals;
  /** The query of the next page; null on the last one. */
  readonly next: string | null;
}

export interface LoadedSubscribers {
  readonly search: string;
  readonly filter: SubscriberFilter | '';
  readonly isFirst: boolean;
  /** Null while the database is unavailable. */
  readonly page: SubscriberPage | null;
  /** Whether a mail service is configured. */
  readonly hasMailer: boolean;
  /** Whether the store gives access to the Admin API. */
  readonly hasAdmin: boolean;
}

export interface SendAgainResult {
  readonly notice: Notice;
}
