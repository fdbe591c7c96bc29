import type {MediaFailure} from '../../seed/types';
import type {CancelReason} from '../orders/order-state';

interface CancelTask {
  readonly kind: 'cancel-order';
  readonly orderNumber: number;
  readonly reason: CancelReason;
  readonly pays: boolean;
  readonly restocks: boolean;
  readonly notifies: boolean;
}

/** A change of the products of the collection with this number, by catalog id. */
export type CollectionTask =
  | {
      readonly kind: 'add-to-collection' | 'remove-from-collection';
      readonly number: number;
      readonly catalogIds: readonly string[];
    }
  | {
      readonly kind: 'reorder-collection';
      readonly number: number;
      readonly moves: readonly {readonly catalogId: string; readonly position: number}[];
    };

/** Ends the processing of an uploaded file. */
interface ProcessFileTask {
  readonly kind: 'process-file';
  readonly number: number;
  /** Why it cannot be used. */
  readonly failure?: MediaFailure | null;
}

/** Ends the processing of a picture that was added to a product. */
interface ProcessMediaTask {
  readonly kind: 'process-media';
  readonly number: number;
  readonly failure: MediaFailure | null;
}

/** Moves media of the product with this number. */
interface ReorderMediaTask {
  readonly kind: 'reorder-media';
  readonly product: number;
  readonly moves: readonly {readonly id: string; readonly position: number}[];
}

export type JobTask = CancelTask | CollectionTask | ProcessFileTask | ProcessMediaTask | ReorderMediaTask;

/** Work that the Admin API does after its response. */
export interface JobRecord {
  /** The uuid of the job's global id. */
  readonly id: string;
  readonly task: JobTask;
  done: boolean;
}
