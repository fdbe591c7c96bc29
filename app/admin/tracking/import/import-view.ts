import type {Notice} from '~/core/notice';
import type {MomentView} from '~/core/moments';
import type {RowState, Verdict} from './import-verdict';
import type {StoredImport} from './tracking-import.server';

/** The field with pasted rows. */
export const PASTED = 'rows';
/** The field with a file. */
export const FILE = 'file';
/** The form that approves rows. */
export const APPROVE = 'approve-tracking';
/** The form that sends approved rows. */
export const CONTINUE = 'continue-tracking';
/** The form that takes approved rows back. */
export const WITHDRAW = 'withdraw-tracking';
/** The form that sends approved rows without the rest of their delay. */
export const SEND_NOW = 'send-tracking-now';
/** The field with an approved verdict. */
export const APPROVED_VERDICT = 'verdict';

/** An import that can be opened again. */
export interface LatestImport {
  readonly id: string;
  readonly createdAt: MomentView;
  readonly rows: number;
  /** Approved rows that are not finished. */
  readonly openRows: number;
  /** Rows that can be sent, and that are not approved. */
  readonly unsentRows: number;
  /** Whether any row was approved. */
  readonly isApproved: boolean;
}

/** The data of the page that starts an import; the imports are null while the database is unavailable. */
export interface NewImportView {
  readonly latest: readonly LatestImport[] | null;
  /** Identifies the form: sent twice, it stores one import. */
  readonly id: string;
}

/** Why rows were not imported, with what was pasted. */
export interface NewImportResult {
  readonly failure: Notice;
  readonly pasted: string;
  /** The id of the form, which a repeated one keeps; null if it had none. */
  readonly id: string | null;
}

export interface ImportView extends StoredImport {
  readonly path: string;
  readonly filter: {readonly verdict: Verdict | null; readonly state: RowState | null; readonly after: number};
  /** The query of the next page of rows; null on the last one. */
  readonly next: string | null;
}
