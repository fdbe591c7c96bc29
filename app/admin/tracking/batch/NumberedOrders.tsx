import {AdminCard} from '~/admin/frame/AdminCard';
import {BATCH_NUMBERS_COPY as COPY} from './batch-numbers-copy';
import type {BatchNumbersView} from './batch-numbers-view';
import {toNumberLines} from './parse-batch-numbers';

interface NumberedOrdersProps {
  readonly parcels: BatchNumbersView['parcels'];
  /** What is typed so far. */
  readonly text: string;
}

/** The orders in the order of their slips, each beside the line that is typed for it. */
export function NumberedOrders({parcels, text}: NumberedOrdersProps) {
  const lines = toNumberLines(text);
  const count = text.trim() === '' ? 0 : lines.length;
  const next = parcels[count];
  const standing = next
    ? COPY.next(next.name)
    : count > parcels.length
      ? COPY.tooMany(count - parcels.length)
      : COPY.complete;
  return (
    <AdminCard title={COPY.orders}>
      <p role="status" className="mb-3 tabular-nums">
        {COPY.entered(count, parcels.length)} · <span className="font-semibold">{standing}</span>
      </p>
      <ol className="grid list-decimal gap-1 ps-8 tabular-nums">
        {parcels.map(({id, name, customer}, at) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <span className="font-semibold">{name}</span>{' '}
            {customer && <span className="text-ink-soft">{customer}</span>}
            <span className="block min-h-5 font-mono text-xs text-ink-soft">{lines[at] || COPY.none}</span>
          </li>
        ))}
      </ol>
    </AdminCard>
  );
}
