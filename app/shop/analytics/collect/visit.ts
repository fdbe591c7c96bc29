import {BEACON_LIMITS} from '~/core/beacon';

const STORAGE_KEY = 'analytics-visit';
const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The visit of this tab, as `sessionStorage` keeps it between page loads. */
interface StoredVisit {
  readonly id: string;
  /** The number of entries so far, which is the next one's sequence number. */
  readonly entries: number;
  /** Whether the visitor's cart has the visit. */
  readonly isInCart: boolean;
}

/** A visit that the visitor consented to. */
export interface Visit {
  readonly id: string;
  /** Returns the sequence number of the next entry; null once the visit has as many as the server accepts. */
  takeSequenceNumber(): number | null;
  isInCart(): boolean;
  markInCart(): void;
}

/** Opens the visit of this tab, and creates it if there is none. Call it only with consent. */
export function openVisit(): Visit {
  // In memory where the tab cannot store it: the visit then ends with the page.
  let known = readVisit() ?? {id: crypto.randomUUID(), entries: 0, isInCart: false};
  const update = (change: Partial<StoredVisit>) => {
    // A page in the back/forward cache continues after other pages of its visit.
    known = {...(readVisit() ?? known), ...change};
    storeVisit(known);
  };
  update({});
  const current = () => readVisit() ?? known;
  return {
    id: known.id,
    takeSequenceNumber() {
      const {entries} = current();
      if (entries >= BEACON_LIMITS.entriesPerVisit) return null;
      update({entries: entries + 1});
      return entries;
    },
    isInCart: () => current().isInCart,
    markInCart: () => update({isInCart: true}),
  };
}

/** Deletes the visit of this tab. @returns whether there was one */
export function forgetVisit(): boolean {
  const hadVisit = readVisit() !== null;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked storage has none.
  }
  return hadVisit;
}

function readVisit(): StoredVisit | null {
  try {
    const {id, entries, isInCart} = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<StoredVisit>;
    if (id === undefined || !UUID_4.test(id) || !Number.isInteger(entries)) return null;
    return {id, entries: Number(entries), isInCart: isInCart === true};
  } catch {
    return null;
  }
}

function storeVisit(visit: StoredVisit): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(visit));
  } catch {
    // Storage is blocked or full.
  }
}
