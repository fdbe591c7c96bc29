import type {PickItem} from '../list/pick-item';
import type {SlipContent} from '../slip/slip-view';
import type {LeftOutOrder} from './batch-parcels';

/** What the pages of a batch for packing share. */
interface BatchPackingView {
  readonly id: string;
  /** The page of the batch. */
  readonly path: string;
  readonly orderCount: number;
  readonly leftOut: readonly LeftOutOrder[];
}

/** What to take from the shelf for all orders of a batch. */
export interface BatchPickListView extends BatchPackingView {
  readonly items: readonly PickItem[];
  /** Whether bundles may be in the list as one item, because the shop does not answer. */
  readonly isUnsplit: boolean;
}

/** The packing slips of a batch. */
export interface BatchSlipsView extends BatchPackingView {
  readonly slips: readonly SlipContent[];
}
