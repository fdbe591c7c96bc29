import type {FormReply} from '~/ui/use-judged-form';

/** What became of a link: it may be of no use any more, whatever password is chosen. */
export interface LinkReply extends FormReply {
  readonly isInvalid: boolean;
}
