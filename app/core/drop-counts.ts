/** Why a beacon, or an entry of one, is not stored. The database adds `admin`, `duplicate` and `visit-limit`. */
export type DropReason =
  | 'bot'
  | 'prefetch'
  | 'rate-limit'
  | 'too-large'
  | 'invalid-beacon'
  | 'too-many'
  | 'unknown-name'
  | 'unknown-route'
  | 'out-of-range'
  | 'invalid-entry'
  | 'wrong-time'
  | 'unknown-product'
  | 'catalog-missing'
  | 'buffer-full'
  | 'rejected';

export type DropCounts = Partial<Record<DropReason, number>>;

export function addDrops(total: DropCounts, more: DropCounts): void {
  for (const [reason, count] of Object.entries(more) as [DropReason, number][])
    total[reason] = (total[reason] ?? 0) + count;
}
