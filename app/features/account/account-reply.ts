import type {FormReply} from '~/ui/use-judged-form';

/** What the server made of a form of the account area, where it did not lead on to another page. */
export interface AccountReply extends FormReply {
  /** The way on is to log in again. */
  readonly isSignedOut: boolean;
}
