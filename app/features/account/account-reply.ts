import type {SubmissionResult} from '@conform-to/react';
import type {Notice} from '~/core/notice';

/** What the server made of a form of the account area, where it did not lead on to another page. */
export interface AccountReply {
  /** The values to show again, never a password, and what is wrong with them. */
  readonly lastResult: SubmissionResult | null;
  /** What is wrong with the whole. */
  readonly failure: Notice | null;
  /** The way on is to log in again. */
  readonly isSignedOut: boolean;
}
