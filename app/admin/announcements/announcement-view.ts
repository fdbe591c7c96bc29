import type {Notice} from '~/core/notice';
import type {MomentView} from '~/core/moments';
import type {AnnouncementType, Audience} from './announcement';

/** An announcement in the history, ready to print. */
export interface AnnouncementView {
  readonly id: string;
  readonly type: AnnouncementType;
  readonly title: string;
  readonly message: string;
  readonly audience: Audience;
  /** The name of the one person who got it; null if it is unknown or there were more. */
  readonly recipient: string | null;
  /** The first name of the author; null if the person is unknown by now. */
  readonly author: string | null;
  readonly at: MomentView;
  readonly reached: number;
  readonly read: number;
  /** Whether every recipient was notified. */
  readonly isSent: boolean;
}

export const MAX_FOUND_PEOPLE = 10;

/** A person whom staff can choose as the recipient. */
export interface PersonView {
  readonly id: string;
  readonly name: string | null;
  readonly emails: readonly string[];
}

export interface AudienceSizes {
  readonly everyone: number;
  readonly 'open-order': number;
}

export const ANNOUNCEMENT_FIELDS = ['type', 'message', 'audience', 'search', 'person'] as const;

export type AnnouncementField = (typeof ANNOUNCEMENT_FIELDS)[number];

export type AnnouncementValues = Readonly<Record<AnnouncementField, string>>;

/** The buttons of the form. Finding a person and updating the preview send nothing. */
export const ANNOUNCEMENT_INTENTS = ['preview', 'send', 'resume'] as const;

/** The answer to a submitted form. */
export interface AnnouncementResult {
  readonly values: AnnouncementValues;
  readonly fieldErrors: Partial<Record<AnnouncementField, string>>;
  readonly failure: Notice | null;
  /** The people whom the search found; null without a search. */
  readonly people: readonly PersonView[] | null;
  /** The idempotency key to repeat while the outcome is unknown. */
  readonly idempotencyKey: string | null;
}
