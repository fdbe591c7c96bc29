import type {FormReply} from '~/ui/use-validated-form';

/** The reply to a form of the account area that did not redirect. */
export interface AccountReply extends FormReply {
  /** Whether the next step is to log in again. */
  readonly isSignedOut: boolean;
}
