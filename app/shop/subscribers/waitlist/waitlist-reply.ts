import type {Notice} from '~/core/notice';
import type {WaitlistOutcome} from './waitlist-copy';

export interface WaitlistReply {
  readonly outcome: WaitlistOutcome;
  readonly notice: Notice;
  /** The entered texts, to show them again; empty after a success. */
  readonly name: string;
  readonly email: string;
  readonly nameError: string | null;
}
