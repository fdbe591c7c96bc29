import {formatCount} from '~/core/format-count';
import {MAX_CHOSEN_ORDERS} from '~/admin/frame/chosen-orders';

/** The id of the form that the checkboxes of the queue belong to. */
export const BATCH_FORM = 'batch';

export const DESK_BATCH_COPY = {
  label: 'Chosen orders',
  choose: (order: string) => `Choose ${order}`,
  chosen: (count: number) => `${formatCount(count)} chosen`,
  hint: 'Tick orders to print or change them together.',
  all: (count: number) => `All ${formatCount(count)} in this view`,
  tooMany: `This view has more than ${formatCount(MAX_CHOSEN_ORDERS)} orders, the most for one batch: filters narrow it.`,
  chooseShown: (count: number) => `Choose all ${formatCount(count)} shown`,
  clear: 'Choose none',
  latest: 'Latest batches',
  intents: {'pick-list': 'Pick list', slips: 'Packing slips', ship: 'Ship', change: 'Hold, release, tag'},
  /** For who may not change tags. */
  changeWithoutTags: 'Hold, release',
} as const;
