import type {ConfirmOutcome, RenewOutcome} from '../subscriber-copy';

/** The intent that asks for a new link. */
export const RENEW = 'renew';

export interface ConfirmReply {
  readonly outcome: ConfirmOutcome;
  readonly wantsCode: boolean;
  readonly code: string | null;
  /** What came of the request for a new link; null without one. */
  readonly renewal: RenewOutcome | null;
}
