import type {FormReply} from '~/ui/use-validated-form';

/** The reply to a form of the sign-in card that did not redirect. */
export interface CardReply extends FormReply {
  /** The address that Shopify mailed a confirmation link to. */
  readonly mailedTo: string | null;
}
