import {differences, digestOf} from './facts-digest';
import type {LedgerEntry} from './stored-record';
import type {SetupItem} from './setup-item';

/** What to do with an item. `keep` leaves what a person changed or removed as it is. */
export type Decision =
  | {readonly kind: 'create'}
  | {readonly kind: 'update'; readonly names: readonly string[]}
  | {readonly kind: 'keep'; readonly reason: string}
  | {readonly kind: 'adopt'}
  | {readonly kind: 'none'};

/**
 * Decides about an item. Only what the command created, and no person changed since, is ever changed.
 * @param entry what the store's record says about it
 */
export function decide({wanted, found, waitsFor, update}: SetupItem, entry: LedgerEntry | undefined): Decision {
  if (!found) {
    if (entry?.digest !== undefined) return {kind: 'keep', reason: 'a person removed it'};
    return waitsFor === undefined ? {kind: 'create'} : {kind: 'keep', reason: `waits for ${waitsFor}`};
  }
  const names = differences(wanted, found.facts);
  // An interrupted run created it, but did not get to record it.
  if (names.length === 0) return entry && entry.digest === undefined ? {kind: 'adopt'} : {kind: 'none'};
  if (entry?.digest === digestOf(found.facts)) {
    // The store writes some values in its own way.
    const isWritten = entry.wanted === digestOf(wanted);
    return isWritten || !update ? {kind: 'none'} : {kind: 'update', names};
  }
  const whose = entry ? 'a person changed' : 'is not from this command and differs in';
  return {kind: 'keep', reason: `${whose} ${names.join(', ')}`};
}
