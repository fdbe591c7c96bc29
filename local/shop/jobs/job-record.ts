import type {CancelReason} from '../orders/order-state';

/** What a job does. */
export type JobTask = {
  readonly kind: 'cancel-order';
  readonly orderNumber: number;
  readonly reason: CancelReason;
  readonly pays: boolean;
  readonly restocks: boolean;
};

/** Work that the Admin API does after its response. */
export interface JobRecord {
  /** The uuid of the job's global id. */
  readonly id: string;
  readonly task: JobTask;
  done: boolean;
}
