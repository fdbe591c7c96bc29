import type {Notice} from '~/core/notice';
import type {ContactValues} from './contact-fields';

/** The server's response to a message that was not sent. */
export interface ContactReply {
  /** What the form shows again, so that no text is lost. */
  readonly values: ContactValues;
  readonly fieldErrors: Readonly<Partial<Record<keyof ContactValues, string>>>;
  readonly failure: Notice | null;
}

export interface ContactView {
  /** The mailbox of support; null if the merchant has set none, in which case there is no form either. */
  readonly supportEmail: string | null;
  /** Whether the message of this visitor was just sent. */
  readonly isSent: boolean;
  /** Values from a link, such as an order's number. */
  readonly initialValues: ContactValues;
}
