import {Link} from '@remix-run/react';
import {SectionCard} from '~/ui/SectionCard';
import {BATCH_PACKING_COPY, LEFT_OUT_TEXTS} from './batch-packing-copy';
import type {LeftOutOrder} from './batch-parcels';

/** The orders of a batch that are not packed now, with the reasons. */
export function LeftOutOrders({orders}: {readonly orders: readonly LeftOutOrder[]}) {
  if (orders.length === 0) return null;
  return (
    <SectionCard title={BATCH_PACKING_COPY.leftOut(orders.length)}>
      <ul className="grid gap-1">
        {orders.map(({place, id, name, reason}) => (
          <li key={place} className="flex flex-wrap gap-x-3 [overflow-wrap:anywhere]">
            {id === null ? (
              <span>{BATCH_PACKING_COPY.unknownOrder}</span>
            ) : (
              <Link to={`/admin/orders/${id}`} className="inline-flex min-h-6 items-center font-semibold">
                {name}
              </Link>
            )}
            <span className="text-ink-soft">{LEFT_OUT_TEXTS[reason]}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
