import {useEffect, useState} from 'react';
import {readDraft, storeDraft} from '../packing-draft';
import {checkedOf, checkScan, countChecked, type CheckedCounts, type ScanProblem} from './check-scan';
import type {PickItem} from './pick-item';

export interface CheckedItems {
  readonly counts: CheckedCounts;
  readonly progress: {readonly checked: number; readonly total: number};
  /** The scan that was not counted; until it is dismissed, no other is. */
  readonly problem: ScanProblem | null;
  /** The item that was counted last. */
  readonly last: PickItem | null;
  readonly scan: (code: string) => void;
  /** Sets how many of an item are checked. */
  readonly check: (item: PickItem, count: number) => void;
  readonly dismiss: () => void;
}

/** Checks the items of a parcel, by scans or by hand. A reload in the same tab keeps what is checked. */
export function useCheckedItems(fulfillmentOrderId: string, items: readonly PickItem[]): CheckedItems {
  const [counts, setCounts] = useState<CheckedCounts>({});
  const [problem, setProblem] = useState<ScanProblem | null>(null);
  const [last, setLast] = useState<PickItem | null>(null);
  useEffect(() => setCounts(readDraft(fulfillmentOrderId).counts), [fulfillmentOrderId]);
  const check = (item: PickItem, count: number) => {
    const changed = {...counts, [item.key]: Math.max(0, Math.min(count, item.quantity))};
    setCounts(changed);
    setLast(item);
    storeDraft({...readDraft(fulfillmentOrderId), counts: changed});
  };
  const scan = (code: string) => {
    if (problem) return;
    const result = checkScan(items, counts, code);
    if (result.kind !== 'found') return setProblem(result);
    const item = items.find(({key}) => key === result.key);
    if (item) check(item, checkedOf(item, counts) + 1);
  };
  return {counts, progress: countChecked(items, counts), problem, last, scan, check, dismiss: () => setProblem(null)};
}
