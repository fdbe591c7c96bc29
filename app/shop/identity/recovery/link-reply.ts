import type {FormReply} from '~/ui/use-validated-form';

export interface LinkReply extends FormReply {
  /** Whether the link itself is used, expired or wrong, so that no password can succeed. */
  readonly isInvalid: boolean;
}
