import type {MomentView} from '~/core/moments';
import type {BatchAction, BatchChange, BatchState} from './batch-change';
import type {BatchProblem} from './batch-copy';

/** An order of a batch. */
export interface BatchRowView {
  readonly place: number;
  /** Null for an order that does not exist any more. */
  readonly id: string | null;
  readonly name: string | null;
  readonly customer: string | null;
  readonly state: BatchState;
  readonly problem: string | null;
}

/** An import of the tracking numbers of a batch. */
export interface BatchImportView {
  readonly path: string;
  readonly createdAt: MomentView;
  readonly rows: number;
}

/** A batch with a page of its orders. */
export interface BatchView {
  readonly path: string;
  /** Null until a change is started. */
  readonly change: BatchChange | null;
  readonly counts: Readonly<Record<BatchState, number>>;
  readonly rows: readonly BatchRowView[];
  /** The only listed state; null for all. */
  readonly state: BatchState | null;
  readonly isFirstPage: boolean;
  /** The query of the next page of orders; null on the last one. */
  readonly next: string | null;
  /** When the next orders may be changed; null if none is left. */
  readonly dueInSeconds: number | null;
  /** The path of the batch that this one takes back. */
  readonly undoOf: string | null;
  /** The path of the batch that takes this one back. */
  readonly undoneBy: string | null;
  /** The imports with its tracking numbers, the latest first. */
  readonly imports: readonly BatchImportView[];
  readonly idempotencyKey: string;
}

/** A batch in the list of the latest ones. */
export interface LatestBatch {
  readonly id: string;
  readonly path: string;
  readonly createdAt: MomentView;
  readonly action: BatchAction | null;
  readonly orders: number;
  readonly openOrders: number;
  readonly staffName: string | null;
}

/** Why a form of a batch failed, with what was typed. */
export interface BatchResult {
  /** Null for a form that continued by itself. */
  readonly problem: BatchProblem | null;
  readonly values?: Readonly<Record<string, string>>;
  readonly isOffline?: boolean;
}
