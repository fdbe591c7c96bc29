import {useEffect, useState} from 'react';
import {PACKING_COPY} from '../packing-copy';
import {readDraft, storeDraft} from '../packing-draft';
import type {ParcelView} from '../packing-view';
import {checkedOf, checkScan, countChecked, type CheckedCounts, type ScanProblem} from './check-scan';
import type {PickItem} from './pick-item';
import {addLot, placeLot, scannedLot, type ItemLots} from './place-lot';

export interface CheckedItems {
  readonly counts: CheckedCounts;
  readonly progress: {readonly checked: number; readonly total: number};
  /** The scan that was not counted; until it is dismissed, no other is. */
  readonly problem: ScanProblem | null;
  /** The item that was counted last. */
  readonly last: PickItem | null;
  /** The lots of each item, as its field shows them. */
  readonly lots: ItemLots;
  /** What became of the last scan if it was a lot. */
  readonly lotNote: string | null;
  readonly scan: (code: string) => void;
  /** Sets how many of an item are checked. */
  readonly check: (item: PickItem, count: number) => void;
  readonly enterLots: (item: PickItem, text: string) => void;
  readonly dismiss: () => void;
}

/** Checks the items of a parcel, by scans or by hand. A reload in the same tab keeps what is checked, and the lots. */
export function useCheckedItems({id, items, knownLots}: Pick<ParcelView, 'id' | 'items' | 'knownLots'>): CheckedItems {
  const [counts, setCounts] = useState<CheckedCounts>({});
  const [lots, setLots] = useState<ItemLots>({});
  const [lotNote, setLotNote] = useState<string | null>(null);
  const [problem, setProblem] = useState<ScanProblem | null>(null);
  const [last, setLast] = useState<PickItem | null>(null);
  useEffect(() => {
    const draft = readDraft(id);
    setCounts(draft.counts);
    setLots(draft.lots);
  }, [id]);
  const check = (item: PickItem, count: number) => {
    const changed = {...counts, [item.key]: Math.max(0, Math.min(count, item.quantity))};
    setCounts(changed);
    setLast(item);
    setLotNote(null);
    storeDraft({...readDraft(id), counts: changed});
  };
  const enterLots = (item: PickItem, text: string) => {
    const changed = {...lots, [item.key]: text};
    setLots(changed);
    storeDraft({...readDraft(id), lots: changed});
  };
  const takeLot = (number: string) => {
    const item = placeLot(items, knownLots, number, last);
    if (item) enterLots(item, addLot(lots[item.key], number));
    setLotNote(item ? PACKING_COPY.lotOf(number, item.title) : PACKING_COPY.lotOfNothing(number));
  };
  const scan = (code: string) => {
    if (problem) return;
    const result = checkScan(items, counts, code);
    const number = result.kind === 'unknown-code' ? scannedLot(knownLots, code) : null;
    if (number !== null) return takeLot(number);
    if (result.kind !== 'found') return setProblem(result);
    const item = items.find(({key}) => key === result.key);
    if (item) check(item, checkedOf(item, counts) + 1);
  };
  const progress = countChecked(items, counts);
  return {counts, progress, problem, last, lots, lotNote, scan, check, enterLots, dismiss: () => setProblem(null)};
}
