import type {SubmissionResult} from '@conform-to/react';
import type {Notice} from '~/core/notice';

/** What the server made of one of the forms around accounts, where it did not lead on to another page. */
export interface FormReply {
  /** The values to show again, never a password, and what is wrong with them. */
  readonly lastResult: SubmissionResult | null;
  /** What is wrong with the whole. */
  readonly failure: Notice | null;
}

/** The same of the card. */
export interface CardReply extends FormReply {
  /** The shop has mailed a link to this address, and waits for its owner to follow it. */
  readonly mailedTo: string | null;
}
