import type {Json} from '~/platform/supabase/database.types';
import type {HoldReason} from '~/orders/model/hold-reasons';
import type {Permission} from '~/core/staff-permissions';

/** The reason of a hold and its note for staff. */
interface HoldDetails {
  readonly reason: HoldReason;
  /** Empty for none. */
  readonly notes: string;
}

/** What is done with each order of a batch. */
export type BatchChange =
  | ({readonly kind: 'hold'} & HoldDetails)
  /** Releases the holds that the order had when it was chosen; or only those with this reason and note. */
  | {readonly kind: 'release'; readonly only: HoldDetails | null}
  | {readonly kind: 'add-tag' | 'remove-tag'; readonly tag: string};

export type BatchAction = BatchChange['kind'];

export const BATCH_ACTIONS = ['hold', 'release', 'add-tag', 'remove-tag'] as const satisfies readonly BatchAction[];

/** What starting, continuing, repeating and undoing each change needs. */
export const BATCH_PERMISSIONS: Readonly<Record<BatchAction, Permission>> = {
  hold: 'packing',
  release: 'packing',
  'add-tag': 'shop',
  'remove-tag': 'shop',
};

/** Returns what the database stores of a change, beside its kind. */
export function toBatchDetails(change: BatchChange): Json {
  switch (change.kind) {
    case 'hold':
      return {reason: change.reason, notes: change.notes};
    case 'release':
      return {only: change.only && {reason: change.only.reason, notes: change.only.notes}};
    case 'add-tag':
    case 'remove-tag':
      return {tag: change.tag};
  }
}

/** Returns the change that takes another one back; null if nothing does. */
export function toUndo(change: BatchChange): BatchChange | null {
  switch (change.kind) {
    case 'hold':
      return {kind: 'release', only: {reason: change.reason, notes: change.notes}};
    case 'release':
      // The reason and the note that each hold had are no longer known.
      return null;
    case 'add-tag':
      return {kind: 'remove-tag', tag: change.tag};
    case 'remove-tag':
      return {kind: 'add-tag', tag: change.tag};
  }
}

/** What became of an order of a batch. */
export const BATCH_STATES = ['waiting', 'checking', 'done', 'skipped', 'failed'] as const;

export type BatchState = (typeof BATCH_STATES)[number];
