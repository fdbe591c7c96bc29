import type {CheckedCounts} from './list/check-scan';
import type {ItemLots} from './list/place-lot';

const ENTRY = 'packing-draft';

/** What was done on the packing page so far. It survives a reload in the same tab. */
interface PackingDraft {
  readonly fulfillmentOrderId: string;
  readonly counts: CheckedCounts;
  readonly lots: ItemLots;
  /** The tracking fields as typed, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the seconds before sending are counted. */
  readonly isWaiting: boolean;
}

/** Returns the stored draft of a parcel; an empty one if there is none, or that of another parcel only. */
export function readDraft(fulfillmentOrderId: string): PackingDraft {
  const empty: PackingDraft = {fulfillmentOrderId, counts: {}, lots: {}, fields: {}, isWaiting: false};
  try {
    const draft = JSON.parse(sessionStorage.getItem(ENTRY) ?? 'null') as Partial<PackingDraft> | null;
    return draft?.fulfillmentOrderId === fulfillmentOrderId ? {...empty, ...draft} : empty;
  } catch {
    return empty;
  }
}

/** Stores a draft in place of the previous one, if the browser permits. */
export function storeDraft(draft: PackingDraft): void {
  try {
    sessionStorage.setItem(ENTRY, JSON.stringify(draft));
  } catch {
    // Without storage the draft lasts until the page is left.
  }
}
