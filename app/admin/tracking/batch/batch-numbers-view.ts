/** The page that ships the orders of a batch with tracking numbers. */
export interface BatchNumbersView {
  /** The page of the batch. */
  readonly path: string;
  /** In the order of the packing slips. */
  readonly parcels: readonly {readonly id: string; readonly name: string; readonly customer: string | null}[];
  /** Identifies the form: sent twice, it stores one import. */
  readonly id: string;
}
