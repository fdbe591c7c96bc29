import type {FormReply} from '~/ui/use-judged-form';

/** What the server made of a form of the card, where it did not lead on to another page. */
export interface CardReply extends FormReply {
  /** The shop has mailed a link to this address, and waits for its owner to follow it. */
  readonly mailedTo: string | null;
}
