import type {FormReply} from '../card/card-reply';

/** What became of a link: it may be of no use any more, whatever password is chosen. */
export interface LinkReply extends FormReply {
  readonly isDead: boolean;
}
